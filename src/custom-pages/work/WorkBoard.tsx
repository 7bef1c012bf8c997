import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Role } from '#authProvider/roles.ts';
import { useText } from '#i18n/useText.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Page } from '#ui/page.ts';
import { hasOwnWork, OwnTiles } from './OwnTiles.tsx';
import { ServiceTile } from './ServiceTile.tsx';
import { UnansweredTile } from './UnansweredTile.tsx';
import { useOwnWork } from './useOwnWork.ts';
import { useServiceWork } from './useServiceWork.ts';
import { mayLook } from './useUnanswered.ts';

/** What waits for a role: of the services, and of what was begun in this browser (WRK-01). */
export function WorkBoard({
  pages,
  role,
  onActivity,
}: {
  pages: readonly Page[];
  role: Role;
  onActivity: () => void;
}) {
  const t = useText();
  const services = useServiceWork(role);
  const own = useOwnWork(pages, role);
  const nothing =
    !hasOwnWork(own) && services.every(({ waiting }) => waiting?.count === 0 && !waiting.more);
  return (
    <Box component="section" aria-labelledby="work" sx={{ display: 'grid', gap: 1.5, pb: 3 }}>
      <Typography id="work" variant="h2">
        {t('work.titleOf')}
      </Typography>
      {nothing && <EmptyState title={t('work.nothing')} message={t('work.nothingHint')} />}
      <CardGrid min={232}>
        <OwnTiles work={own} onActivity={onActivity} />
        {services.map((work) => (
          <ServiceTile key={work.name} work={work} />
        ))}
        {mayLook(role) && <UnansweredTile role={role} />}
      </CardGrid>
    </Box>
  );
}
