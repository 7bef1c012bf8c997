import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getUserLeagues } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** What the user put into the game, won, and is left with, as the service has it (PRD-16). */
export function Totals() {
  const t = useText();
  const { meta } = useListContext();
  const answer = (meta as WholeMeta | undefined)?.answer as
    | AnswerOf<typeof getUserLeagues>
    | undefined;
  if (!answer) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      <FigureBand
        label={t('prediction.stats')}
        figures={[
          { label: t('prediction.investments'), value: <Rupees value={answer.investments} /> },
          { label: t('prediction.gamewiseWinnings'), value: <Rupees value={answer.winnings} /> },
          { label: t('prediction.pnl'), value: <Rupees value={answer.pnl} profit /> },
        ]}
      />
    </Box>
  );
}
