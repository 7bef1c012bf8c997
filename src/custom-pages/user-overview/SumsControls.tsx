import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Game } from '#contract/games.ts';
import type { ManyReads } from '#custom-pages/user-overview/useManyReads.ts';
import { failureText } from '#http/failureText.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { Countdown } from '#ui/Countdown.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** Reads something of many games on demand: how far it is, the way out, what failed by its name and again (WHY-04). */
export function SumsControls<Result>({
  all,
  label,
}: {
  all: ManyReads<Game, Result>;
  /** What the control that begins it is called. */
  label: string;
}) {
  const t = useText();
  const say = useSay();
  const { phase, items, results, failed, left, listFailure } = all;
  const done = results.size + failed.length;
  const open = failed.length + left;
  const seconds = useCountdown(failed.find(({ failure }) => failure.until)?.failure.until);
  if (phase === 'listing' || phase === 'reading')
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <ProgressBar
            label={
              phase === 'listing'
                ? t('why.user.listing')
                : t('why.user.progress', { done, all: items.length })
            }
            share={phase === 'listing' || items.length === 0 ? undefined : done / items.length}
          />
        </Box>
        <Button size="small" variant="outlined" onClick={all.stop}>
          {t('why.user.stop')}
        </Button>
      </Box>
    );
  if (listFailure)
    return (
      <ErrorState
        message={say(failureText(listFailure))}
        failure={listFailure}
        onRetry={all.start}
      />
    );
  if (phase === 'idle')
    return (
      <Button size="small" variant="outlined" onClick={all.start} sx={{ my: 0.5 }}>
        {label}
      </Button>
    );
  return (
    <>
      {open > 0 && (
        <Alert
          severity="warning"
          sx={{ my: 0.5 }}
          action={
            <Button color="inherit" size="small" disabled={seconds > 0} onClick={all.goOn}>
              {t('why.user.goOn', { smart_count: open })}
            </Button>
          }
        >
          {failed.length > 0 && t('why.user.failed', { smart_count: failed.length })}
          {failed.length > 0 && (
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {withKeys(failed, ({ item }) => item.id).map(({ key, item: { item, failure } }) => (
                <li key={key}>
                  {t({
                    key: 'why.user.failedGame',
                    params: { game: gameCode(item), why: failureText(failure) },
                  })}
                </li>
              ))}
            </Box>
          )}
          {left > 0 && <div>{t('why.user.left', { smart_count: left })}</div>}
          <Countdown seconds={seconds} />
        </Alert>
      )}
      {open === 0 && (
        <Button size="small" onClick={all.start}>
          {t('why.user.again')}
        </Button>
      )}
    </>
  );
}
