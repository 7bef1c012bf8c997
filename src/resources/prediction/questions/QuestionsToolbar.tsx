import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent, useListContext } from 'ra-core';
import { memo, useMemo } from 'react';
import { useAction } from '#actions/useAction.ts';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { useAddingLeagues } from '#resources/prediction/questions/AddingLeagues.tsx';
import {
  activateLeagues,
  type LeaguesState,
  type QuestionsState,
} from '#resources/prediction/questions/actions/leagues.ts';
import { useOpenGame } from '#resources/prediction/questions/OpenGame.tsx';
import type { Id } from '#rules/ids.ts';
import { inactiveLeagueIds, mayAddLeagues } from '#rules/prediction.ts';
import { firstReason, reason, refuseIf } from '#rules/reason.ts';
import { mayActOnTicked, selectAllState, tickedNow } from '#rules/ticks.ts';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import { LeagueTemplatePicker } from './LeagueTemplatePicker.tsx';
import { type Bulk, useBulk } from './useBulk.ts';

/** Select-all, how much exactly is ticked, what can be done with it and what of that failed (PRD-17, UI-16). */
export function QuestionsToolbar() {
  const { meta } = useListContext();
  const whole = meta as WholeMeta | undefined;
  return whole && whole.all.length > 0 ? <Ticked meta={whole} /> : null;
}

function Ticked({ meta: { all, found } }: { meta: WholeMeta }) {
  const t = useText();
  const { gameId, state, unread } = useOpenGame();
  const { selectedIds, onSelect, onUnselectItems } = useListContext();
  const { to } = useAddingLeagues();
  const bulk = useBulk(state, gameId);
  const activate = useEvent(bulk.activate);
  const listed = useMemo(() => all.map(({ id }) => id), [all]);
  const shown = useMemo(() => found.map(({ id }) => id), [found]);
  const { present, gone, outOfSight } = useMemo(
    () => tickedNow(selectedIds, listed, shown),
    [selectedIds, listed, shown],
  );
  const every = useMemo(() => selectAllState(shown, present), [shown, present]);
  const ticked = useMemo(() => {
    const marks = new Set(present);
    return all.filter(({ id }) => marks.has(id)) as unknown as PredictionQuestion[];
  }, [all, present]);
  const tickAll = () => {
    const here = new Set(shown);
    const elsewhere = selectedIds.filter((id) => !here.has(id));
    onSelect([...elsewhere, ...(every === 'all' ? [] : shown)]);
  };
  const any = selectedIds.length > 0;
  // What acts on nothing yet is not worth the half of a small screen.
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  return (
    <>
      <Toolbar
        label={t('prediction.list.label')}
        dense
        actions={(any || !phone) && <BulkActions ticked={ticked} onActivate={activate} />}
      >
        <FormControlLabel
          sx={{ mr: 0 }}
          control={
            <Checkbox
              size="small"
              checked={every === 'all'}
              indeterminate={every === 'some'}
              disabled={shown.length === 0}
              onChange={tickAll}
            />
          }
          label={t('prediction.list.tickAll', { smart_count: shown.length })}
        />
        <Box role="status" sx={{ typography: 'body2' }}>
          {any && (
            <>
              <b>{t('prediction.list.tickedCount', { smart_count: present.length })}</b>
              {outOfSight > 0 &&
                ` · ${t('prediction.list.outOfSight', { smart_count: outOfSight })}`}
              {gone.length > 0 && ` · ${t('prediction.list.gone', { smart_count: gone.length })}`}
            </>
          )}
        </Box>
        {any && (
          <Button size="small" onClick={() => onUnselectItems()}>
            {t('prediction.list.untick')}
          </Button>
        )}
      </Toolbar>
      <BulkOutcome bulk={bulk} />
      {to && <AddLeagues to={to} send={bulk.addLeagues} unknown={unread && bulk.sent !== null} />}
    </>
  );
}

const BulkActions = memo(function BulkActions({
  ticked,
  onActivate,
}: {
  ticked: readonly PredictionQuestion[];
  onActivate: (leagues: LeaguesState) => unknown;
}) {
  const t = useText();
  const { state } = useOpenGame();
  const { addTo } = useAddingLeagues();
  const { whyNot, running } = useAction(activateLeagues);
  const leagues = useMemo(
    (): LeaguesState => ({ ...state, leagues: inactiveLeagueIds(ticked) }),
    [state, ticked],
  );
  const count = leagues.leagues.length;
  const some = mayActOnTicked(ticked);
  const mayAdd = firstReason(mayAddLeagues(state.game), some);
  const mayActivate = firstReason(some, refuseIf(count === 0, reason('noInactiveLeague')));
  const locked = running(leagues) ? ({ key: 'actions.alreadyRunning' } as const) : null;
  const why = mayActivate === true ? (whyNot(leagues, undefined) ?? locked) : mayActivate;
  return (
    <>
      <ReasonTip reason={mayAdd === true ? undefined : t(mayAdd)}>
        <Button variant="outlined" size="small" onClick={() => addTo(ticked.map(({ _id }) => _id))}>
          {t('prediction.bulk.addLeagues')}
        </Button>
      </ReasonTip>
      <MoneyButton outlined reason={why ? t(why) : undefined} onClick={() => onActivate(leagues)}>
        {count === 0
          ? t('prediction.bulk.activateNone')
          : t('prediction.bulk.activate', { smart_count: count })}
      </MoneyButton>
    </>
  );
});

/**
 * The picker for these questions, as far as they are still there; it sends nothing as long as it is `unknown` what
 * became of the leagues sent before (NET-06).
 */
function AddLeagues({
  to,
  send,
  unknown,
}: {
  to: readonly Id[];
  send: Bulk['addLeagues'];
  unknown: boolean;
}) {
  const { state } = useOpenGame();
  const { addTo } = useAddingLeagues();
  const listed = state.questions.map(({ _id }) => _id);
  const asked: QuestionsState = { ...state, ids: tickedNow(to, listed).present };
  return (
    <LeagueTemplatePicker
      state={asked}
      send={send}
      blocked={unknown ? { key: 'prediction.bulk.unread' } : null}
      onClose={() => addTo(null)}
    />
  );
}
