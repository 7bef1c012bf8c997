import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';
import { LeftOut } from '#ui/LeftOut.tsx';
import { useOpenGame } from './OpenGame.tsx';
import type { Bulk } from './useBulk.ts';

/** Which questions a bulk action did not reach, as the list shows it now, and the retry of those alone (PRD-17). */
export function BulkOutcome({ bulk }: { bulk: Bulk }) {
  const t = useText();
  const say = useSay();
  const { state, unread } = useOpenGame();
  const { sent, failed } = bulk;
  if (!sent) return null;
  const reason = unread ? 'prediction.bulk.unread' : bulk.whyNotRetry();
  const count = { smart_count: failed.length };
  const title =
    sent.kind === 'addLeagues' ? 'prediction.bulk.failedLeagues' : 'prediction.bulk.failedActivate';
  const shortNames = failed.map((question) =>
    t('prediction.number', { n: state.questions.indexOf(question) + 1 }),
  );
  return (
    <LeftOut
      title={t(title, count)}
      message={say(sent.message)}
      names={failed.map(({ question }, nth) => `${shortNames[nth]}: ${question ?? MISSING}`)}
      shortNames={shortNames}
      retry={t('prediction.bulk.retry', count)}
      reason={reason ? t(reason) : undefined}
      onRetry={() => void bulk.retry()}
      onClose={bulk.dismiss}
    />
  );
}
