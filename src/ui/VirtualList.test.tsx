// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { placesOf } from './findMatches.ts';
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

  it('guesses the height of what was never drawn by that of its first rows [UI-13]', () => {
    renderUi(
      <VirtualList label="Questions" items={questions} keyOf={textOf} height={96}>
        {({ text }) => <span>{text}</span>}
      </VirtualList>,
    );
    expect(screen.getByRole('list').style.height).toBe(`${5000 * 40}px`);
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

  it('shows an item that comes twice twice', () => {
    renderUi(list([{ text: 'same' }, { text: 'same' }]));
    expect(rows()).toHaveLength(2);
  });
});

it('looks for text literally, capitals or not; a blank finds nothing', () => {
  const items = ['Who wins (IND)?', 'x.*y', ''].map((text) => ({ text }));
  expect(placesOf(items, textOf, '(ind')).toEqual([0]);
  expect(placesOf(items, textOf, '.*')).toEqual([1]);
  expect(placesOf(items, textOf, ' ')).toBeNull();
});
