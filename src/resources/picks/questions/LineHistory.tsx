import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { FormerLine } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { historyNewestFirst } from '#rules/picks.ts';
import { DateText } from '#ui/DateText.tsx';
import { tabular } from '#ui/tabular.ts';
import { withKeys } from '#ui/withKeys.ts';

/** Previous values shown at once. */
const SHOWN = 3;

/** The previous values of a question, newest first (PIC-03). */
export function LineHistory({ history }: { history: readonly FormerLine[] }) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const newest = historyNewestFirst(history);
  if (newest.length === 0)
    return (
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{t('picks.card.noHistory')}</Box>
    );
  return (
    <Box sx={{ typography: 'caption' }}>
      <Box
        component="ol"
        aria-label={t('picks.card.history')}
        sx={{ listStyle: 'none', m: 0, p: 0, ...tabular }}
      >
        {withKeys(whole ? newest : newest.slice(0, SHOWN), ({ value }) => lineText(value)).map(
          ({ key, item }) => (
            <Box component="li" key={key} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
              <Box component="span" sx={{ minWidth: 48, fontWeight: 600 }}>
                {lineText(item.value)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <DateText value={item.updatedAt} style="dateTime" />
              </Box>
            </Box>
          ),
        )}
      </Box>
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
    </Box>
  );
}
