import type { PredictionLeague } from '#contract/prediction.ts';
import { statusText } from '#i18n/statusText.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { formatEntry } from '#rules/money.ts';
import { statusLook } from '#rules/status.ts';

/** More entries of one status than so many are counted. */
const NAMED = 3;

/** The leagues of a question in a line: each status with the entries of its leagues (PRD-10, UI-07). */
export function LeagueSummary({ leagues }: { leagues: readonly PredictionLeague[] }) {
  const t = useText();
  if (leagues.length === 0) return <p className="pq-leagues">{t('prediction.noLeagues')}</p>;
  return (
    <ul className="pq-leagues" aria-label={t('prediction.leagues')}>
      {byStatus(leagues).map(([status, those]) => (
        <li key={status} className="pq-league" data-tone={statusLook(status).tone}>
          <bdi>{shownDirections(statusText(t, statusLook(status).text))}</bdi>
          <span>
            {those
              .slice(0, NAMED)
              .map(({ entry }) => formatEntry(entry))
              .join(', ')}
            {those.length > NAMED && ` +${those.length - NAMED}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function byStatus(leagues: readonly PredictionLeague[]): [string, PredictionLeague[]][] {
  const groups = new Map<string, PredictionLeague[]>();
  for (const league of leagues)
    groups.set(league.status, [...(groups.get(league.status) ?? []), league]);
  return [...groups];
}
