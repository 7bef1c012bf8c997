import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { gameReportAddress } from '#resources/trades/addresses.ts';
import { isNonzero } from '#rules/money.ts';
import { MISSING } from '#rules/text.ts';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

/** The teams, leading to the game's report. */
export function ReportedGame({ record }: { record: ResourceRecord }) {
  return (
    <Link component={RouterLink} to={gameReportAddress(record.id)} sx={{ fontWeight: 600 }}>
      <Text value={record.teams || MISSING} limit={40} />
    </Link>
  );
}

/** Refunds, only where there are any (TRD-06). */
export function Refunds({ record }: { record: ResourceRecord }) {
  return <Rupees value={isNonzero(record.refunds) ? record.refunds : null} />;
}
