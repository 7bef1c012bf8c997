import Box from '@mui/material/Box';
import type { QuestionedGame } from '#custom-pages/trades-questions/tradesGame.ts';
import { useText } from '#i18n/useText.ts';
import { DateText } from '#ui/DateText.tsx';
import { IdText } from '#ui/IdText.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** What is known of a game below its page's heading: tournament, day, status, whether it is released, id. */
export function GameNote({ gameId, game }: { gameId: string; game: QuestionedGame | null }) {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      {game?.game && (
        <>
          <StatusChip status={game.status} />
          <Text value={game.game.tournament?.name} limit={80} />
          <DateText value={game.game.game_date} style="dateTime" />
          {game.status === 'reconciled' && (
            <span>
              {t(game.distributable ? 'trades.questions.released' : 'trades.questions.notReleased')}
            </span>
          )}
        </>
      )}
      <IdText value={gameId} what={t('trades.questions.gameId')} />
    </Box>
  );
}
