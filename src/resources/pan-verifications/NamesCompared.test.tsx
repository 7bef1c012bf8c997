// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { NamesCompared } from './NamesCompared.tsx';

afterEach(cleanup);

const names = () => screen.getAllByRole('definition').map((one) => one.textContent);
const marks = () => [...document.querySelectorAll('mark')].map((one) => one.textContent);

describe('the two names', () => {
  it.each<[unknown, unknown, string[], string]>([
    ['ANITA RAO', 'Anita Rao', [], 'No difference'],
    ['RAO ANITA K', 'Anita K Rao', [], 'The same words in another order'],
    ['PALLAVI KURUVILLA', 'P KURUVILLA', ['ALLAVI'], 'Differences are marked'],
    ['ANITA RAO', 'VIKRAM SEN', ['ANITA', 'RAO', 'VIKRAM', 'SEN'], 'Differences are marked'],
    [`${'A'.repeat(69)}B`, `${'A'.repeat(69)}C`, ['B', 'C'], 'Differences are marked'],
    ['ANITA RAO', null, [], 'A name is missing: nothing to compare'],
  ])('%s and %s: marked %j [PAN-02]', (card, bank, expected, note) => {
    renderUi(<NamesCompared card={card} bank={bank} />);
    expect(marks()).toEqual(expected);
    expect(screen.getByText(note)).toBeTruthy();
    expect(names()).toEqual([card ?? '—', bank ?? '—']);
  });

  it('are not read as another by a character that turns them [NET-12, PAN-02]', () => {
    renderUi(<NamesCompared card={'RAHUL \u202ERAMUK'} bank="RAHUL KUMAR" />);
    expect(names()).toEqual(['RAHUL ⟨U+202E⟩RAMUK', 'RAHUL KUMAR']);
  });

  it('are text, whatever is in them [NET-12]', () => {
    renderUi(<NamesCompared card={'<img src=x onerror="x">'} bank={{ odd: 1 }} />);
    expect(names()).toEqual(['<img src=x onerror="x">', '—']);
    expect(document.querySelector('img')).toBeNull();
  });
});
