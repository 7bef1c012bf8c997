// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { DocumentTitleContext } from './DocumentTitle.ts';
import { PageTitle } from './PageTitle.tsx';

afterEach(cleanup);

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [key, setKey] = useState(0);
  return (
    <DocumentTitleContext value={(title) => `${title} · Console`}>
      <PageTitle
        key={key}
        title={`Page ${pathname}`}
        actions={<button type="button">Save</button>}
      />
      <input aria-label="Filter" />
      <button type="button" onClick={() => navigate('/trades')}>
        Trades
      </button>
      <button type="button" onClick={() => navigate('?page=2')}>
        Second
      </button>
      <button type="button" onClick={() => setKey(key + 1)}>
        Again
      </button>
    </DocumentTitleContext>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 });

it('names the page in the tab, and moves the focus to the heading on navigation only [APP-16]', () => {
  renderUi(<Pages />);
  expect(document.title).toBe('Page / · Console');
  expect(document.activeElement).toBe(document.body);

  press('Trades');
  expect(document.title).toBe('Page /trades · Console');
  expect(document.activeElement).toBe(heading());

  const filter = screen.getByRole('textbox', { name: 'Filter' });
  act(() => filter.focus());
  press('Second');
  press('Again');
  expect(document.activeElement).toBe(filter);
});

it('has room for actions beside it', () => {
  renderUi(<Pages />);
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
});
