import Box from '@mui/material/Box';
import { useListContext } from 'ra-core';
import { useParams } from 'react-router';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getUserLeagues } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { JudgedLeagueRow } from '#resources/prediction/answers/judgedLeague.ts';
import { PredictionSentence } from '#resources/prediction/answers/PredictionSentence.tsx';
import { addressId } from '#rules/userId.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Rupees } from '#ui/Rupees.tsx';

/** Everything in one sentence, then what the user put into the game, won, and is left with, as the service has it (PRD-16, WHY-02). */
export function Totals() {
  const t = useText();
  const { meta } = useListContext();
  const params = useParams();
  const { answer: read, all = [] } = (meta as WholeMeta | undefined) ?? {};
  const answer = read as AnswerOf<typeof getUserLeagues> | undefined;
  if (!answer) return null;
  return (
    <Box sx={{ pb: 1.5 }}>
      {all.length > 0 && (
        <PredictionSentence
          answer={answer}
          leagues={all as unknown as readonly JudgedLeagueRow[]}
          gameId={addressId(params.gameId)}
          userId={addressId(params.userId)}
        />
      )}
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
