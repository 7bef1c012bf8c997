// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { Pager } from './Pager.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('Pager', () => {
  it('names the page and leads to both sides of it', () => {
    const onPage = vi.fn();
    renderUi(<Pager page={3} onPage={onPage} />);
    expect(screen.getByText('Page 3')).toBeTruthy();
    fireEvent.click(button('Previous'));
    fireEvent.click(button('Next'));
    expect(onPage.mock.calls).toEqual([[2], [4]]);
  });

  it('calls no rows at all one page [UI-08, GRP-01]', () => {
    renderUi(<Pager page={1} total={0} selector onPage={vi.fn()} />);
    expect(document.body.textContent).not.toMatch(/1 to 0|of 0/);
    expect(button('Next').disabled).toBe(true);
  });

  it('has no previous at page 1 [UI-08, RMG-04, TRD-04]', () => {
    renderUi(<Pager page={1} onPage={vi.fn()} />);
    expect(button('Previous').disabled).toBe(true);
    expect(button('Next').disabled).toBe(false);
  });

  it.each([
    ['the last of the pages', { page: 4, total: 4 }, true],
    ['beyond the last, after it was emptied', { page: 5, total: 4 }, true],
    ['no pages at all', { page: 1, total: 0 }, true],
    ['one before the last', { page: 3, total: 4 }, false],
    ['fewer rows than a page holds', { page: 2, more: false }, true],
  ])('next at %s: %j [UI-08]', (_name, at, disabled) => {
    renderUi(<Pager {...at} onPage={vi.fn()} />);
    expect(button('Next').disabled).toBe(disabled);
  });
});

describe('the page selector', () => {
  const setup = async () => {
    const onPage = vi.fn();
    renderUi(<Pager page={3} total={12} onPage={onPage} selector />);
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Go to page',
    });
    const type = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.submit(field);
    };
    return { onPage, field, type };
  };

  it.each(['0', '13', '-1', '2.5', '1e1', '', 'x', '٣'])('refuses %j [GRP-01]', async (text) => {
    const { onPage, type } = await setup();
    type(text);
    expect(onPage).not.toHaveBeenCalled();
    expect(screen.getByText('A page from 1 to 12')).toBeTruthy();
  });

  it.each([
    ['1', 1],
    ['12', 12],
    [' 7 ', 7],
  ])('takes %j [GRP-01]', async (text, page) => {
    const { onPage, type } = await setup();
    type(text);
    expect(onPage.mock.calls).toEqual([[page]]);
  });
});
