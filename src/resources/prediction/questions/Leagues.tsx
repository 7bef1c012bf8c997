import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Performed } from '#actions/perform.ts';
import type { PredictionLeague } from '#contract/prediction.ts';
import { type Text, type TextKey, useText } from '#i18n/useText.ts';
import {
  leagueName,
  leagueNames,
  leagueTellings,
  slotText,
} from '#resources/prediction/leagueNames.ts';
import {
  activateLeagues,
  cancelLeagues,
  removeInactiveLeague,
} from '#resources/prediction/questions/actions/leagues.ts';
import type { Id } from '#rules/ids.ts';
import { formatEntry } from '#rules/money.ts';
import { mayDeleteLeague, maySelectLeague } from '#rules/prediction.ts';
import { selectAllState, tickedNow } from '#rules/ticks.ts';
import { withTelling } from '#rules/twins.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { withKeys } from '#ui/withKeys.ts';
import type { SentLeagues } from './bulk.ts';
import { Telling } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useOpenGame, useQuestionOfCard } from './OpenGame.tsx';
import { useLeagueTicks } from './useLeagueTicks.ts';

/** 'Activate (2)': how many of the ticked leagues it will act on. */
const counted = (none: TextKey, some: TextKey, count: number): Text =>
  count === 0 ? { key: none } : { key: some, params: { smart_count: count } };

/** The leagues of a question, and what is done with those that are ticked (PRD-10, PRD-11). */
export function Leagues() {
  const t = useText();
  const { gameId, state, n } = useQuestionOfCard();
  const { unread } = useOpenGame();
  const { ticked, tick, sent, left, settle } = useLeagueTicks(gameId, state);
  const { leagues } = state.question;
  const open = leagues.filter((league) => maySelectLeague(league) === true);
  const openIds = open.map(({ _id }) => _id);
  const { present } = tickedNow(ticked, openIds);
  const inactive = open.filter(({ _id, status }) => status === 'inactive' && present.includes(_id));
  const all = selectAllState(openIds, present);
  const tellings = leagueTellings(leagues);
  const toActivate = inactive.map(({ _id }) => _id);
  const ended = (what: SentLeagues['what'], ids: readonly Id[]) => (result: Performed) =>
    settle(result, { what, ids });
  return (
    <Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          minHeight: 36,
          pb: 0.5,
        }}
      >
        {openIds.length > 0 && (
          <Checkbox
            size="small"
            checked={all === 'all'}
            indeterminate={all === 'some'}
            onChange={() => tick(openIds, all !== 'all')}
            slotProps={{ input: { 'aria-label': t('prediction.tickLeagues', { n }) } }}
          />
        )}
        <Box component="span" sx={{ typography: 'subtitle2', flex: 1 }}>
          {t('prediction.leagues')}{' '}
          <Box component="span" role="status" sx={{ color: 'text.secondary', fontWeight: 450 }}>
            {present.length > 0 && t('prediction.ticked', { smart_count: present.length })}
          </Box>
        </Box>
        <ActionButton
          inRow
          action={activateLeagues}
          label={counted('prediction.activate', 'prediction.activateCount', toActivate.length)}
          subject={{ ...state, leagues: toActivate }}
          extra={undefined}
          onDone={ended('activate', toActivate)}
        />
        <ActionButton
          inRow
          action={cancelLeagues}
          label={counted(
            'prediction.cancelLeagues',
            'prediction.cancelLeaguesCount',
            present.length,
          )}
          subject={{ ...state, leagues: present }}
          extra={undefined}
          danger
          onDone={ended('cancel', present)}
        />
      </Box>
      {sent && left.length > 0 && (
        <Alert severity={unread ? 'warning' : 'error'} sx={{ mb: 1 }}>
          {t(`prediction.leaguesLeft.${unread ? 'unread' : sent.what}`, {
            smart_count: left.length,
            leagues: leagueNames(left, leagues).join(', '),
          })}
        </Alert>
      )}
      {leagues.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{t('prediction.noLeagues')}</Box>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {withKeys(leagues, ({ _id }) => _id).map(({ key, item: league }, place) => (
          <LeagueRow
            key={key}
            league={league}
            telling={tellings[place] ?? ''}
            ticked={present.includes(league._id)}
            onTick={(on) => tick([league._id], on)}
          />
        ))}
      </Box>
    </Box>
  );
}

function LeagueRow({
  league,
  telling,
  ticked,
  onTick,
}: {
  league: PredictionLeague;
  /** What tells it apart from a league of the question that looks alike. */
  telling: string;
  ticked: boolean;
  onTick: (on: boolean) => void;
}) {
  const t = useText();
  const { state } = useQuestionOfCard();
  const compact = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const slots = slotText(league.max_entries);
  const name = withTelling(leagueName(league), telling);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '28px minmax(56px, 1fr) minmax(56px, 1fr) minmax(0, 104px) 24px 28px',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        borderTop: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'anywhere',
      }}
    >
      <Box>
        {maySelectLeague(league) === true && (
          <Checkbox
            size="small"
            checked={ticked}
            onChange={(_event, on) => onTick(on)}
            slotProps={{
              input: { 'aria-label': t('prediction.tickLeague', { league: name }) },
            }}
          />
        )}
      </Box>
      <Box sx={{ fontWeight: 550 }}>
        {formatEntry(league.entry)}
        <Telling text={telling} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {t(compact ? 'prediction.maxSlotShort' : 'prediction.maxSlotLine', { n: slots })}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <StatusChip status={league.status} />
      </Box>
      <CopyButton text={String(league._id)} what={t('prediction.leagueId')} />
      <Box>
        {mayDeleteLeague(league) === true && (
          <DeleteButton
            action={removeInactiveLeague}
            subject={{ ...state, league }}
            label={t('prediction.deleteLeague', { league: name })}
          />
        )}
      </Box>
    </Box>
  );
}
