import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useAction } from '#actions/useAction.ts';
import { useText } from '#i18n/useText.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import {
  activateLeagues,
  type LeaguesState,
} from '#resources/prediction/questions/actions/leagues.ts';
import type { Id } from '#rules/ids.ts';
import { inactiveLeagueIds, mayAddLeagues } from '#rules/prediction.ts';
import { firstReason, reason, refuseIf } from '#rules/reason.ts';
import { mayActOnTicked, selectAllState, type TickedNow } from '#rules/ticks.ts';
import { CopyRows } from '#ui/CopyRows.tsx';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { questionRows } from './questionRows.ts';
import { FILTERS, type Filter } from './state.ts';

/** Filter and select-all; with something ticked, how much exactly and what can be done with it (PRD-17, UI-16). */
export function ListToolbar({
  state,
  filter,
  counts,
  onFilter,
  shown,
  ticked,
  onTick,
  onUntickAll,
  onAddLeagues,
  onActivate,
}: {
  state: GameState;
  filter: Filter;
  /** How many questions each filter leaves, in the order of FILTERS. */
  counts: readonly number[];
  onFilter: (filter: Filter) => void;
  shown: readonly Id[];
  ticked: TickedNow;
  onTick: (ids: readonly Id[], on: boolean) => void;
  onUntickAll: () => void;
  onAddLeagues: () => void;
  onActivate: (leagues: LeaguesState) => void;
}) {
  const t = useText();
  const all = selectAllState(shown, ticked.present);
  const any = ticked.present.length > 0 || ticked.gone.length > 0;
  return (
    <Toolbar
      label={t('prediction.list.label')}
      actions={
        <>
          <BulkActions
            state={state}
            ids={ticked.present}
            onAddLeagues={onAddLeagues}
            onActivate={onActivate}
          />
          <CopyRows rows={() => questionRows(t, state.questions)} />
        </>
      }
    >
      <FormControlLabel
        sx={{ mr: 0 }}
        control={
          <Checkbox
            size="small"
            checked={all === 'all'}
            indeterminate={all === 'some'}
            disabled={shown.length === 0}
            onChange={() => onTick(shown, all !== 'all')}
          />
        }
        label={t('prediction.list.tickAll', { smart_count: shown.length })}
      />
      <TextField
        select
        label={t('prediction.list.show')}
        value={filter}
        onChange={(event) => {
          const next = FILTERS.find((one) => one === event.target.value);
          if (next) onFilter(next);
        }}
        sx={{ minWidth: 220 }}
      >
        {FILTERS.map((one, index) => (
          <MenuItem key={one} value={one}>
            {t(`prediction.list.${one}`)} ({counts[index]})
          </MenuItem>
        ))}
      </TextField>
      <Box role="status" sx={{ typography: 'body2' }}>
        {any && (
          <>
            <b>{t('prediction.list.tickedCount', { smart_count: ticked.present.length })}</b>
            {ticked.outOfSight > 0 &&
              ` · ${t('prediction.list.outOfSight', { smart_count: ticked.outOfSight })}`}
            {ticked.gone.length > 0 &&
              ` · ${t('prediction.list.gone', { smart_count: ticked.gone.length })}`}
          </>
        )}
      </Box>
      {any && (
        <Button size="small" onClick={onUntickAll}>
          {t('prediction.list.untick')}
        </Button>
      )}
    </Toolbar>
  );
}

function BulkActions({
  state,
  ids,
  onAddLeagues,
  onActivate,
}: {
  state: GameState;
  ids: readonly Id[];
  onAddLeagues: () => void;
  onActivate: (leagues: LeaguesState) => void;
}) {
  const t = useText();
  const { whyNot, running } = useAction(activateLeagues);
  const named = new Set(ids.map(String));
  const ticked = state.questions.filter(({ _id }) => named.has(String(_id)));
  const leagues: LeaguesState = { ...state, leagues: inactiveLeagueIds(ticked) };
  const count = leagues.leagues.length;
  const some = mayActOnTicked(ids);
  const mayAdd = firstReason(mayAddLeagues(state.game), some);
  const mayActivate = firstReason(some, refuseIf(count === 0, reason('noInactiveLeague')));
  const locked = running(leagues) ? ({ key: 'actions.alreadyRunning' } as const) : null;
  const why = mayActivate === true ? (whyNot(leagues, undefined) ?? locked) : mayActivate;
  return (
    <>
      <ReasonTip reason={mayAdd === true ? undefined : t(mayAdd)}>
        <Button variant="outlined" size="small" onClick={onAddLeagues}>
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
}
