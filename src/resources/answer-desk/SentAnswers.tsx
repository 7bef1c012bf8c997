import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { useSay } from '#i18n/useSay.ts';
import { type TextKey, useText } from '#i18n/useText.ts';
import type { Desk } from '#resources/answer-desk/desk.ts';
import { SheetRow, SheetRows } from '#resources/answer-desk/ReviewRows.tsx';
import { nameOf } from '#resources/answer-desk/review.ts';
import {
  type AnswerRun,
  endedOf,
  isStored,
  type Step,
} from '#resources/answer-desk/useAnswerRun.ts';
import type { StatusTone } from '#rules/status.ts';
import { Modal } from '#ui/Modal.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';

const LOOKS: Readonly<Record<Step['kind'], readonly [tone: StatusTone, label: TextKey]>> = {
  waiting: ['neutral', 'answers.step.waiting'],
  sending: ['info', 'answers.step.sending'],
  confirmed: ['positive', 'answers.step.confirmed'],
  notSent: ['neutral', 'answers.step.notSent'],
  reading: ['waiting', 'answers.step.reading'],
  refused: ['negative', 'answers.step.refused'],
  unknown: ['waiting', 'answers.step.unknown'],
  stopped: ['negative', 'answers.step.stopped'],
};

/** How the saving goes, answer by answer, with Stop; then what was not saved, and the way to try that again (ANS-03). */
export function SentAnswers<Subject, E extends Endpoint>({
  desk,
  run,
  failed,
  onStop,
  onAgain,
  onClose,
}: {
  desk: Desk<Subject, E>;
  run: AnswerRun<Subject>;
  /** How many ended otherwise than they should. */
  failed: number;
  onStop: () => void;
  onAgain: () => void;
  onClose: () => void;
}) {
  const t = useText();
  const say = useSay();
  const [stopping, setStopping] = useState(false);
  const { items, steps, running } = run;
  const count = (kinds: readonly Step['kind'][]) =>
    steps.filter(({ kind }) => kinds.includes(kind)).length;
  const ended = endedOf(run);
  const notSent = count(['notSent']);
  const rows = items.map((item, place) => ({ item, step: steps[place] ?? { kind: 'waiting' } }));
  return (
    <Modal
      open
      title={t('answers.sheet.title', { game: desk.game })}
      maxWidth="md"
      onClose={onClose}
      actions={
        running ? (
          <Button
            autoFocus
            variant="outlined"
            disabled={stopping}
            onClick={() => {
              setStopping(true);
              onStop();
            }}
          >
            {t('answers.sheet.stop')}
          </Button>
        ) : (
          <>
            {failed > 0 && (
              <Button variant="contained" onClick={onAgain}>
                {t('answers.sheet.again')}
              </Button>
            )}
            <Button autoFocus variant="outlined" onClick={onClose}>
              {t('common.close')}
            </Button>
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {running && (
          <ProgressBar
            label={t('answers.sheet.progress', { done: ended, all: items.length })}
            share={ended / items.length}
          />
        )}
        <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
          {running && stopping && t('answers.sheet.stopping')}
          {!running && (
            <Alert severity={failed > 0 ? 'error' : notSent > 0 ? 'warning' : 'success'}>
              {[
                t('answers.sheet.done', { done: count(['confirmed']), all: items.length }),
                ...(failed > 0 ? [t('answers.sheet.failed', { smart_count: failed })] : []),
                ...(notSent > 0 ? [t('answers.sheet.notSent', { smart_count: notSent })] : []),
              ].join(' · ')}
            </Alert>
          )}
        </Box>
        <SheetRows
          title={t('answers.sheet.sent')}
          items={running ? rows : inFront(rows)}
          keyOf={({ item }) => item.question.key}
        >
          {({ item: { question, option, old }, step }) => {
            const [tone, label] = LOOKS[step.kind];
            const stored = step.kind === 'unknown' && isStored(desk, question.key, option.id);
            return (
              <SheetRow
                name={`#${question.n} ${nameOf(question)}`}
                old={old}
                chosen={option.text}
                behind={
                  <Box sx={{ flex: 'none', ml: 'auto' }}>
                    <StatusChip
                      status={step.kind}
                      tone={tone}
                      label={t(stored ? 'answers.step.storedNow' : label)}
                    />
                  </Box>
                }
              >
                {'why' in step && (
                  <Box sx={{ typography: 'caption', color: `status.${tone}.text` }}>
                    {say(step.why)}
                  </Box>
                )}
              </SheetRow>
            );
          }}
        </SheetRows>
      </Box>
    </Modal>
  );
}

/** What is not saved comes first, once the run is over. */
const inFront = <Row extends { step: Step }>(rows: readonly Row[]): readonly Row[] => [
  ...rows.filter(({ step }) => step.kind !== 'confirmed'),
  ...rows.filter(({ step }) => step.kind === 'confirmed'),
];
