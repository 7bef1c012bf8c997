import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useContext } from 'react';
import type { Role } from '#authProvider/roles.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import { formatDate } from '#rules/dates.ts';
import { earliest } from '#rules/waiting.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { ReadAt } from '#ui/ReadAt.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { useGameLabels } from '#ui/useGameLabels.ts';
import { useUnanswered } from './useUnanswered.ts';
import { WorkCount, WorkList, WorkTile } from './WorkTile.tsx';

/** So many games are named. */
const NAMED = 5;

/** The games that have questions without an answer, counted when somebody asks for it (WRK-01). */
export function UnansweredTile({ role }: { role: Role }) {
  const t = useText();
  const say = useSay();
  const gamesApart = useGameLabels();
  const locale = useLocale();
  const timeZone = useContext(TimeZoneContext);
  const { state, look } = useUnanswered(role);
  const title = t('work.unanswered');
  if (state.kind === 'idle')
    return (
      <WorkTile title={title}>
        <Box sx={{ typography: 'caption', color: 'text.secondary', pb: 1 }}>{t('work.waits')}</Box>
        <Button size="small" variant="outlined" onClick={() => look()}>
          {t('work.look')}
        </Button>
      </WorkTile>
    );
  if (state.kind === 'failed')
    return (
      <WorkTile title={title}>
        <ErrorState
          message={say(failureText(state.failure))}
          failure={state.failure}
          onRetry={() => look()}
        />
      </WorkTile>
    );
  if (!state.look)
    return (
      <WorkTile title={title}>
        <LoadingText />
      </WorkTile>
    );
  const { done, of, leftOut, found, failed } = state.look;
  const looking = state.kind === 'looking';
  const quiet = !looking && found.length === 0;
  const named = found.slice(0, NAMED);
  const first = earliest(
    found.map(({ game }) => game.date),
    timeZone,
  );
  const names = gamesApart(found.map(({ game }) => game));
  return (
    <WorkTile
      title={title}
      quiet={quiet}
      foot={state.kind === 'ended' && <ReadAt at={state.at} onRefresh={() => look(true)} />}
    >
      {looking && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }} role="status">
          {t('work.looking', { done, of })}
          <LinearProgress variant="determinate" value={of === 0 ? 100 : (100 * done) / of} />
        </Box>
      )}
      {(found.length > 0 || quiet) && (
        <WorkCount
          count={quiet ? t('work.none') : String(found.length)}
          quiet={quiet}
          note={
            first === null
              ? undefined
              : t('work.firstGame', {
                  date: formatDate(first, { timeZone, style: 'dateTime', locale }),
                })
          }
        />
      )}
      <WorkList
        items={named.map(({ game: { key, to, area, name }, missing }, place) => ({
          key,
          to,
          text: t('work.missing', { game: names[place] ?? name, count: missing }),
          note: t(`layout.sections.${area}`),
        }))}
        more={
          found.length > named.length
            ? t('work.more', { count: found.length - named.length })
            : undefined
        }
      />
      {leftOut > 0 && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {t('work.leftOut', { of, count: leftOut })}
        </Box>
      )}
      {failed.length > 0 && (
        <Box role="alert" sx={{ typography: 'caption', color: 'status.negative.text' }}>
          {t('work.lookFailed', { games: failed.map(({ name }) => name).join(', ') })}{' '}
          {!looking && (
            <Button size="small" onClick={() => look()}>
              {t('work.lookMore')}
            </Button>
          )}
        </Box>
      )}
    </WorkTile>
  );
}
