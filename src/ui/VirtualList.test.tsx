// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { matchingPlaces } from './findMatches.ts';
import { VirtualList } from './VirtualList.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  Element.prototype.scrollTo = scrollTo;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(5000 * 40);
});
afterEach(() => {
  cleanup();
  scrollTo.mockReset();
  vi.unstubAllGlobals();
});

interface Question {
  text: string;
}
const textOf = ({ text }: Question) => text;
const questions = Array.from({ length: 5000 }, (_, index) => ({ text: `Question ${index}` }));
const list = (items: readonly Question[], box?: number) => (
  <VirtualList
    label="Questions"
    items={items}
    keyOf={(_item, index) => String(index)}
    textOf={textOf}
    height={40}
    {...(box !== undefined && { box })}
  >
    {({ text }) => <span>{text}</span>}
  </VirtualList>
);
const rows = () => screen.getAllByRole('listitem');
const find = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Find in list' });
const look = (value: string) => fireEvent.change(find(), { target: { value } });
const said = () => screen.getByRole('status').textContent;

describe('VirtualList', () => {
  it.each([
    ['the page', undefined],
    ['a box', 200],
  ])('of 5,000 holds only what is visible, scrolled with %s [UI-13]', (_name, box) => {
    renderUi(list(questions, box));
    expect(rows().length).toBeGreaterThan(0);
    expect(rows().length).toBeLessThan(60);
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('5000');
    expect(rows()[0]?.getAttribute('aria-posinset')).toBe('1');
  });

  it('of 5,000 holds few where nothing is laid out and each measures nothing [UI-13]', () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
    renderUi(list(questions));
    expect(rows().length).toBeGreaterThan(10);
    expect(rows().length).toBeLessThan(60);
  });

  describe('guesses the height of what was never drawn', () => {
    // A list of its own in each test: what was measured of one is kept.
    let lists = 0;
    beforeEach(() => {
      lists += 1;
    });
    const rowsOf = (items: readonly Question[], height: number) => (
      <VirtualList label={`Questions ${lists}`} items={items} keyOf={textOf} height={height}>
        {({ text }) => <span>{text}</span>}
      </VirtualList>
    );
    const total = () => Number.parseInt(screen.getByRole('list').style.height, 10);
    const drawn = (height: (row: number) => number) =>
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
        this: HTMLElement,
      ) {
        return height(Number(this.dataset.index ?? 0));
      });

    it('by the first rows [UI-13]', () => {
      renderUi(rowsOf(questions, 96));
      expect(total()).toBe(5000 * 40);
    });

    it('by what is usual among them [UI-13]', () => {
      drawn((row) => (row === 0 ? 300 : 50));
      renderUi(rowsOf(questions, 96));
      expect(total()).toBe(300 + 4999 * 50);
    });

    it('as it was told while there are too few [UI-13]', () => {
      drawn(() => 200);
      const { rerender } = renderUi(rowsOf(questions.slice(0, 1), 96));
      drawn(() => 50);
      rerender(rowsOf(questions, 96));
      expect(total()).toBeLessThan(5000 * 52);
    });

    it('and knows that of what was drawn when one comes back to it [UI-13, APP-15]', () => {
      drawn((row) => (row === 0 ? 300 : 50));
      renderUi(rowsOf(questions, 96)).unmount();
      drawn(() => 0);
      renderUi(rowsOf(questions, 96));
      expect(total()).toBe(300 + 4999 * 50);
    });

    it('anew once rows are told to be of another [UI-13]', () => {
      const { rerender } = renderUi(rowsOf(questions, 42));
      expect(total()).toBe(5000 * 40);
      rerender(rowsOf(questions, 96));
      expect(total()).toBeGreaterThan(4900 * 96);
    });
  });

  it('scrolled, does not go through all of its items again [UI-13]', () => {
    const keyOf = vi.fn(textOf);
    renderUi(
      <VirtualList label="Questions" items={questions} keyOf={keyOf} height={40}>
        {({ text }) => <span>{text}</span>}
      </VirtualList>,
    );
    keyOf.mockClear();
    vi.stubGlobal('scrollY', 4000);
    fireEvent.scroll(window);
    screen.getByText('Question 101');
    expect(keyOf.mock.calls.length).toBeLessThan(500);
  });

  it('puts all its rows on paper, says how many of a very long one are left out, and keeps the focus [UI-12]', () => {
    const typed = (items: Question[]) => (
      <VirtualList label="Questions" items={items} keyOf={textOf} height={40}>
        {({ text }) => <input aria-label={text} />}
      </VirtualList>
    );
    const { rerender } = renderUi(typed(questions.slice(0, 300)));
    const print = (phase: 'beforeprint' | 'afterprint') =>
      act(() => void dispatchEvent(new Event(phase)));
    const printed = () => document.querySelectorAll('ul')[1]?.children ?? [];
    const [third] = screen.getAllByLabelText('Question 3');
    third?.focus();
    print('beforeprint');
    expect(printed()).toHaveLength(300);
    expect(printed()[299]?.querySelector('[aria-label="Question 299"]')).not.toBeNull();
    expect(screen.queryByText(/not printed/)).toBeNull();
    rerender(typed(questions));
    expect(printed()).toHaveLength(1000);
    screen.getByText('4000 more rows are not printed.');
    print('afterprint');
    expect(rows().length).toBeLessThan(60);
    expect(document.activeElement).toBe(third);
  });

  it('finds, counts and goes round from match to match [UI-13]', () => {
    renderUi(list(questions));
    look('QUESTION 499');
    expect(said()).toBe('1 of 11');
    fireEvent.keyDown(find(), { key: 'Enter' });
    expect(said()).toBe('2 of 11');
    fireEvent.keyDown(find(), { key: 'Enter', shiftKey: true });
    fireEvent.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(said()).toBe('11 of 11');
    fireEvent.click(screen.getByRole('button', { name: 'Next match' }));
    expect(said()).toBe('1 of 11');
  });

  it('scrolls to the match and marks it [UI-13]', () => {
    renderUi(list(questions));
    scrollTo.mockReset();
    look('Question 3');
    expect(document.querySelector('[data-found]')?.textContent).toBe('Question 3');
    act(() => look('Question 4321'));
    const top = Math.max(...scrollTo.mock.calls.map(([to]) => to.top));
    expect(top).toBeGreaterThan(4321 * 40 - 1000);
  });

  it('says when nothing matches, and Escape ends the search [UI-13]', () => {
    renderUi(list(questions));
    look('penalty');
    expect(said()).toBe('No match');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next match' }).disabled).toBe(
      true,
    );
    fireEvent.keyDown(find(), { key: 'Escape' });
    expect(find().value).toBe('');
    expect(said()).toBe('');
  });

  it('goes on finding when the box, left out of a short list, comes back [UI-13]', () => {
    const searched = (items: readonly Question[]) => (
      <VirtualList
        label="Questions"
        items={items}
        keyOf={textOf}
        {...(items.length > 20 && { textOf })}
      >
        {({ text }) => <span>{text}</span>}
      </VirtualList>
    );
    const { rerender } = renderUi(searched(questions.slice(0, 30)));
    look('question 2');
    rerender(searched(questions.slice(0, 10)));
    expect(document.querySelector('[data-found]')).toBeNull();
    rerender(searched(questions.slice(0, 25)));
    expect(find().value).toBe('question 2');
    expect(said()).toBe('1 of 6');
  });

  it('shows an item that comes twice twice', () => {
    renderUi(list([{ text: 'same' }, { text: 'same' }]));
    expect(rows()).toHaveLength(2);
  });
});

it('looks for text literally, capitals or not; a blank finds nothing', () => {
  const items = ['Who wins (IND)?', 'x.*y', ''].map((text) => ({ text }));
  expect(matchingPlaces(items, textOf, '(ind')).toEqual([0]);
  expect(matchingPlaces(items, textOf, '.*')).toEqual([1]);
  expect(matchingPlaces(items, textOf, ' ')).toBeNull();
});
