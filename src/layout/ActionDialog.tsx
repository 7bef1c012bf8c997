import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useSyncExternalStore } from 'react';
import type { OpenPoint } from '#actions/action.ts';
import {
  openConfirmation,
  questionStands,
  sayNo,
  sayYes,
  subscribeConfirmations,
} from '#actions/confirmations.ts';
import { NAMED } from '#actions/settlement.ts';
import { useCountdown } from '#http/useCountdown.ts';
import { type Text as OurText, useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Countdown } from '#ui/Countdown.tsx';
import { placeOf, subscribePlaces } from '#ui/confirmPlaces.ts';
import { FigureBand } from '#ui/FigureBand.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The one dialog in which every action asks; what it acts on stays the same while it is open (UI-01, PRD-18). */
export function ActionDialog() {
  const t = useText();
  const question = useSyncExternalStore(subscribeConfirmations, openConfirmation);
  const place = useSyncExternalStore(subscribePlaces, () => placeOf(question?.at));
  const seconds = useCountdown(question?.confirmation.until);
  if (!question) return null;
  const { confirmation, stopped, beside, hold } = question;
  const { warnings = [], figures = [], open = [], notKnown = [], typed } = confirmation;
  return (
    <ConfirmDialog
      key={question.id}
      open
      place={place}
      title={t(confirmation.title)}
      front={
        warnings.length > 0 && (
          <Alert severity="error" role="alert">
            <Lines lines={warnings} />
          </Alert>
        )
      }
      lines={confirmation.lines.map((line) => t(line))}
      {...(typed && { typed: typed.value })}
      tone={question.mark ? 'money' : 'plain'}
      {...(question.mark && { mark: question.mark })}
      wide={figures.length > 0}
      busy={question.busy && !stopped}
      {...(hold && { reason: t(hold) })}
      {...(seconds > 0 && { reason: t('ui.error.wait') })}
      {...(stopped && { reason: t('layout.stopped') })}
      onYes={sayYes}
      onNo={sayNo}
      onStanding={() => questionStands(question.id)}
    >
      {figures.length > 0 && (
        <FigureBand
          label={t('layout.figures')}
          figures={figures.map(({ label, value }) => ({
            label: t(label),
            value: typeof value === 'string' ? shownDirections(value) : <Words>{t(value)}</Words>,
          }))}
        />
      )}
      {beside?.show?.()}
      {open.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('layout.open')}</AlertTitle>
          {withKeys(open, (point) => JSON.stringify(point)).map(({ key, item }) => (
            <Point key={key} point={item} />
          ))}
        </Alert>
      )}
      {notKnown.length > 0 && (
        <Alert severity="info">
          <AlertTitle>{t('settlement.notKnown')}</AlertTitle>
          <Lines lines={notKnown} />
        </Alert>
      )}
      <Countdown seconds={seconds} />
      {stopped && (
        <Alert severity="error" role="alert">
          <Lines lines={stopped} />
        </Alert>
      )}
    </ConfirmDialog>
  );
}

function Lines({ lines }: { lines: readonly OurText[] }) {
  const t = useText();
  return withKeys(lines, (line) => JSON.stringify(line)).map(({ key, item }) => (
    <div key={key}>
      <Text value={t(item)} />
    </div>
  ));
}

/** An open point with the first of the records it concerns; the rest are counted. */
function Point({ point }: { point: OpenPoint }) {
  const t = useText();
  const { items = [], ...text } = point;
  const named = withKeys(items.slice(0, NAMED), (item) => item);
  const more = items.length - named.length;
  return (
    <div>
      <Text value={t(text)} />
      {named.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {named.map(({ key, item }) => (
            <li key={key}>
              <Text value={item} limit={120} lines={2} />
            </li>
          ))}
          {more > 0 && <li>{t('settlement.more', { smart_count: more })}</li>}
        </Box>
      )}
    </div>
  );
}

/** A figure that is no number is written like text. */
function Words({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ typography: 'body2', whiteSpace: 'normal' }}>
      {children}
    </Box>
  );
}
