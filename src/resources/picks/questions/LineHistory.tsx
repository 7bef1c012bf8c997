import Link from '@mui/material/Link';
import { useState } from 'react';
import type { FormerLine } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { historyNewestFirst } from '#rules/picks.ts';
import { DateText } from '#ui/DateText.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** Previous values shown at once. */
const SHOWN = 3;

/** The previous values of a question, newest first (PIC-03). */
export function LineHistory({ history }: { history: readonly FormerLine[] }) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const newest = historyNewestFirst(history);
  if (newest.length === 0) return <div className="pc-small">{t('picks.card.noHistory')}</div>;
  return (
    <div className="pc-history">
      <ol aria-label={t('picks.card.history')}>
        {withKeys(whole ? newest : newest.slice(0, SHOWN), ({ value }) => lineText(value)).map(
          ({ key, item }) => (
            <li key={key}>
              <b>{lineText(item.value)}</b>
              <span>
                <DateText value={item.updatedAt} style="dateTime" />
              </span>
            </li>
          ),
        )}
      </ol>
      {newest.length > SHOWN && (
        <Link
          component="button"
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          sx={{ minHeight: 24 }}
        >
          {t(whole ? 'picks.card.fewHistory' : 'picks.card.allHistory', { count: newest.length })}
        </Link>
      )}
    </div>
  );
}
