import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { statusText } from '#i18n/statusText.ts';
import { useText } from '#i18n/useText.ts';
import { leagueNames } from '#resources/prediction/leagueNames.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { formatRupees, multiplyRupees } from '#rules/money.ts';
import { isOpen, questionTexts } from '#rules/prediction.ts';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';
import { withKeys } from '#ui/withKeys.ts';

/** What each league that is not settled takes when every slot is booked: entry × slots, on demand (SET-05). */
export function LeaguesAtMost({ questions }: Pick<GameState, 'questions'>) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const texts = questionTexts(questions);
  const leagues = questions.flatMap((question, place) => {
    const names = leagueNames(question.leagues);
    return question.leagues.flatMap((league, nth) =>
      isOpen(league) ? [{ league, question: texts[place], name: names[nth] }] : [],
    );
  });
  if (leagues.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ justifySelf: 'start' }}
      >
        {t('receipt.perLeague')}
      </Button>
      {open && (
        // Reached by the keys too, where it is higher than the sheet.
        <Box
          role="region"
          aria-label={t('receipt.perLeague')}
          tabIndex={0}
          sx={{ overflow: 'auto', maxHeight: 260 }}
        >
          <Box
            component="table"
            sx={{
              width: '100%',
              borderCollapse: 'collapse',
              typography: 'caption',
              '& th, & td': {
                px: 0.5,
                py: 0.5,
                borderBottom: 1,
                borderColor: 'divider',
                textAlign: 'start',
              },
              '& th': { fontWeight: 400 },
              '& th:last-of-type, & td:last-of-type': { ...tabular, textAlign: 'end' },
            }}
          >
            <thead>
              <tr>
                {(['question', 'league', 'status', 'atMost'] as const).map((head) => (
                  <th key={head} scope="col">
                    {t(`receipt.${head}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {withKeys(leagues, ({ league }) => league._id).map(({ key, item }) => (
                <tr key={key}>
                  <td>
                    <Text value={item.question} limit={100} />
                  </td>
                  <td>{item.name}</td>
                  <td>{statusText(t, item.league.status)}</td>
                  <td>
                    {formatRupees(multiplyRupees(item.league.entry, item.league.max_entries))}
                  </td>
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </>
  );
}
