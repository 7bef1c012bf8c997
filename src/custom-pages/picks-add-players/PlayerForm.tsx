import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { type Performed, wasSent } from '#actions/perform.ts';
import { freshRead } from '#cache/freshRead.ts';
import { useRead } from '#cache/useRead.ts';
import type { Player } from '#contract/games.ts';
import { listPicksQuestions } from '#contract/picks.ts';
import { addPlayers } from '#custom-pages/picks-add-players/addPlayers.ts';
import { PlayerRowInputs } from '#custom-pages/picks-add-players/PlayerRowInputs.tsx';
import {
  listedRows,
  playerLabels,
  reachedRows,
} from '#custom-pages/picks-add-players/playerRows.ts';
import { usePlayerRows } from '#custom-pages/picks-add-players/usePlayerRows.ts';
import { useText } from '#i18n/useText.ts';
import type { OpenPicksGame } from '#resources/picks/games/picksGame.ts';
import { earlierTwin, mayAddPlayer, mayTakePlayers } from '#rules/picks.ts';
import { firstReason, reason } from '#rules/reason.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { DraftNote } from '#ui/DraftNote.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MaybeSaved, useMaybeSaved } from '#ui/MaybeSaved.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';

/** The rows of players to add; the buttons wait for complete ones and a game that takes them (PIC-02, UI-14). */
export function PlayerForm({ open, players }: { open: OpenPicksGame; players: readonly Player[] }) {
  const t = useText();
  const takes = open.game === null ? reason('statusMissing') : mayTakePlayers(open.game);
  const closed = takes !== true;
  const {
    form,
    rows: typed,
    restoredAt,
    add,
    remove,
    saved,
    clear,
  } = usePlayerRows(open.gameId, closed);
  const rows = listedRows(typed, players);
  const labels = useMemo(() => playerLabels(players), [players]);
  const more = firstReason(takes, mayAddPlayer(rows));
  // Read again after a save, so that what an unanswered one reached is not sent twice.
  const asked = { query: { game_id: open.gameId } };
  const { data: questions } = useRead(listPicksQuestions, asked);
  const maybe = useMaybeSaved(`picks-add-players/${open.gameId}`);
  const discard = () => {
    clear();
    maybe.forget();
  };
  /** Takes out the rows that were saved; where nothing tells which, a look at the list has to. */
  const ended = (result: Performed) => {
    if (result.kind === 'confirmed') return saved(rows);
    if (!wasSent(result)) return;
    const now = freshRead(listPicksQuestions, asked);
    if (questions && now)
      saved(reachedRows(rows, players, questions.data.picks_question, now.data.picks_question));
    else if (result.kind === 'unknown') maybe.note();
  };
  return (
    <FormProvider {...form}>
      <Card sx={{ px: 2, py: 1 }}>
        <UnsavedInput when={rows.length > 0 && !closed} onDiscard={discard} />
        <DraftNote at={restoredAt} onDiscard={discard} />
        {rows.length === 0 ? (
          <EmptyState
            {...(closed
              ? { title: t('picks.players.closed', { why: t(takes) }) }
              : { title: t('picks.players.none'), message: t('picks.players.noneHint') })}
          />
        ) : (
          <Box
            component="ol"
            aria-label={t('picks.players.rows')}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {rows.map((row, index) => (
              <PlayerRowInputs
                key={row.key}
                index={index}
                row={row}
                players={players}
                labels={labels}
                twin={earlierTwin(rows, index)}
                onRemove={() => remove(index)}
              />
            ))}
          </Box>
        )}
        <MaybeSaved maybe={maybe} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1.5 }}>
          <ReasonTip reason={more === true ? undefined : t(more)}>
            <Button variant="outlined" startIcon={<Add />} onClick={add}>
              {t('picks.players.add')}
            </Button>
          </ReasonTip>
          <ActionButton
            action={addPlayers}
            subject={open}
            extra={rows}
            primary
            blocked={maybe.saved ? { key: 'ui.maybeSaved.line' } : null}
            onDone={ended}
          />
        </Box>
      </Card>
    </FormProvider>
  );
}
