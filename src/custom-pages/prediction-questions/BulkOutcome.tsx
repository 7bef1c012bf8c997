import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { failedQuestions } from './bulk.ts';
import type { Bulk } from './useBulk.ts';

/** At most so many questions are named in full; the rest by their numbers. */
const NAMED = 10;

/** Which questions a bulk action did not reach, as the list shows it now, and the retry of those alone (PRD-17). */
export function BulkOutcome({
  bulk,
  questions,
  numbers,
  unread,
}: {
  bulk: Bulk;
  questions: readonly PredictionQuestion[];
  /** Number of each question in the list, from 1. */
  numbers: ReadonlyMap<PredictionQuestion, number>;
  /** The list could not be read again: nobody knows what is missing. */
  unread: boolean;
}) {
  const t = useText();
  const { sent } = bulk;
  const failed = sent ? failedQuestions(sent, questions) : [];
  if (!sent || failed.length === 0) return null;
  const count = { smart_count: failed.length };
  const title =
    sent.kind === 'addLeagues' ? 'prediction.bulk.failedLeagues' : 'prediction.bulk.failedActivate';
  const numberOf = (question: PredictionQuestion) =>
    t('prediction.number', { n: numbers.get(question) ?? 0 });
  return (
    <Alert severity="error" sx={{ mb: 1.5 }} onClose={bulk.dismiss} closeText={t('common.close')}>
      <AlertTitle>{t(title, count)}</AlertTitle>
      {sent.message !== '' && (
        <Text
          value={typeof sent.message === 'string' ? sent.message : t(sent.message)}
          limit={300}
        />
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {failed.slice(0, NAMED).map((question) => (
          <li key={question._id}>
            {numberOf(question)}: <Text value={question.question} limit={100} lines={1} />
          </li>
        ))}
        {failed.length > NAMED && <li>{failed.slice(NAMED).map(numberOf).join(', ')}</li>}
      </Box>
      <ReasonTip reason={unread ? t('prediction.bulk.unread') : undefined}>
        <Button
          size="small"
          variant="outlined"
          sx={{ mt: 1 }}
          onClick={() => void bulk.retry(failed)}
        >
          {t('prediction.bulk.retry', count)}
        </Button>
      </ReasonTip>
    </Alert>
  );
}
