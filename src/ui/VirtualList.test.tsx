// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldCase } from '#rules/text.ts';
import { renderUi } from '#testing/ui.tsx';
import { findFolded } from './findMatches.ts';
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

const questions = Array.from({ length: 5000 }, (_, index) => `Question ${index}`);
const list = (items: readonly string[], box?: number) => (
  <VirtualList
    label="Questions"
    items={items}
    keyOf={(_item, index) => String(index)}
    textOf={(item) => item}
    height={40}
    {...(box !== undefined && { box })}
  >
    {(item) => <span>{item}</span>}
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

  it('puts all its rows on paper, says how many of a very long one are left out, and keeps the focus [UI-12]', () => {
    const typed = (items: string[]) => (
      <VirtualList label="Questions" items={items} keyOf={(item) => item} height={40}>
        {(item) => <input aria-label={item} />}
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
    renderUi(list(['same', 'same']));
    expect(rows()).toHaveLength(2);
  });
});

it('looks for text literally, capitals or not; a blank finds nothing', () => {
  const texts = ['Who wins (IND)?', 'x.*y', ''];
  expect(findFolded(texts.map(foldCase), '(ind')).toEqual([0]);
  expect(findFolded(texts.map(foldCase), '.*')).toEqual([1]);
  expect(findFolded(texts.map(foldCase), ' ')).toEqual([]);
});
