// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { aQuestion } from '#testing/predictionQuestions.ts';
import { renderUi } from '#testing/ui.tsx';
import { LeaguesAtMost } from './LeaguesAtMost.tsx';

afterEach(cleanup);

it('names on demand what each league that is not settled takes at most, told apart where two look alike [SET-05]', () => {
  const league = (
    _id: string,
    status: string,
    entry: unknown = 10,
    max_entries: unknown = 100,
  ) => ({
    _id,
    status,
    entry,
    max_entries,
  });
  renderUi(
    <LeaguesAtMost
      questions={[
        aQuestion('a', {
          leagues: [league('a1', 'declared', '4.5', 3), league('a2', 'completed')],
        }),
        aQuestion('b', { leagues: [league('b1', 'active'), league('b2', 'inactive')] }),
        aQuestion('c', { leagues: [league('c1', 'active', null), league('c2', 'cancelled')] }),
      ]}
    />,
  );
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'At most, per league' }));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Question a?', 'Rs. 4.5 × 3', 'Declared', '₹13.50'],
    ['Question b?', 'Rs. 10 × 100 (b1)', 'Active', '₹1,000.00'],
    ['Question b?', 'Rs. 10 × 100 (b2)', 'Inactive', '₹1,000.00'],
    ['Question c?', '— × 100', 'Active', '—'],
  ]);
});
