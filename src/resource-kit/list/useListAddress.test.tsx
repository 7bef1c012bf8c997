// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useListContext } from 'ra-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { ListFilters } from '#resource-kit/list/ListFilters.tsx';
import { bringParts } from '#resource-kit/list/laterParts.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { ListOf, ListPages } from '#resource-kit/ResourceList.tsx';
import { ConsoleRoutes, createMemoryConsoleRouter } from '#ui/consoleRouter.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  one: 'offer',
  service: 'auth',
  roles: ['admin'],
  fields: [
    { source: 'title', type: 'text', search: true },
    { source: 'owner', type: 'text', search: true },
    { source: 'status', type: 'choice', filter: true, choices: ['on', 'off'] },
  ],
});
const ROWS = Array.from({ length: 10 }, (_, n) => ({ id: `${n}`, title: `Offer ${n}` }));

/** As the head of a column asks, out of the order that it drew. */
function SortByTitle() {
  const { sort, setSort } = useListContext();
  const order = sort.field === 'title' && sort.order === 'ASC' ? 'DESC' : 'ASC';
  return (
    <button type="button" onClick={() => setSort({ field: 'title', order })}>
      Sort by title
    </button>
  );
}

async function open(...entries: string[]) {
  await bringParts(offers);
  const getList = vi.fn(async (_resource: string, _params: object) => ({ data: ROWS, total: 95 }));
  const list = (
    <CoreAdminContext
      dataProvider={{ getList } as never}
      i18nProvider={createI18nProvider()}
      store={memoryStore()}
    >
      <ListOf resource={offers}>
        <ListFilters resource={offers} />
        <SortByTitle />
        <ListPages />
      </ListOf>
    </CoreAdminContext>
  );
  const app = <ThemeProvider theme={createTheme()}>{list}</ThemeProvider>;
  const router = createMemoryConsoleRouter({ initialEntries: entries });
  render(<ConsoleRoutes router={router}>{app}</ConsoleRoutes>);
  await screen.findByText('Page 1');
  return { router, getList };
}
type Opened = Awaited<ReturnType<typeof open>>;

const asked = ({ router }: Opened) => {
  const { filter, ...rest } = Object.fromEntries(new URLSearchParams(router.state.location.search));
  return { ...rest, filter: JSON.parse(filter ?? '{}') };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const choose = async (name: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Status' }));
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}$`, 'i') }));
};

it('two filters typed within the same moment both count [UI-09, APP-15]', async () => {
  const opened = await open('/offers');
  type('Title', 'ind');
  type('Owner', '77');
  // Both timers end before either is drawn.
  act(() => vi.advanceTimersByTime(300));
  await wait(0);
  expect(asked(opened).filter).toEqual({ title: 'ind', owner: '77' });
  expect(opened.getList.mock.lastCall?.[1]).toMatchObject({
    filter: { title: 'ind', owner: '77' },
  });
});

it('a filter chosen while another one is typed joins it [UI-09, APP-15]', async () => {
  const opened = await open('/offers');
  type('Title', 'ind');
  await choose('on');
  await wait(300);
  expect(asked(opened).filter).toEqual({ status: 'on', title: 'ind' });
});

it('two presses on Next, or on a heading, before the first is drawn both count [UI-08, APP-15]', async () => {
  const opened = await open('/offers');
  const press = (name: string) => screen.getByRole('button', { name }).click();
  act(() => {
    press('Next');
    press('Next');
  });
  expect(asked(opened)).toEqual({ page: '3', filter: {} });
  act(() => {
    press('Sort by title');
    press('Sort by title');
  });
  // The first page is named by no word of the address, and asked for all the same.
  expect(asked(opened)).toEqual({ sort: 'title', order: 'DESC', filter: {} });
  await wait(0);
  expect(opened.getList.mock.lastCall?.[1]).toMatchObject({
    pagination: { page: 1 },
    sort: { field: 'title', order: 'DESC' },
  });
});

it('Back takes back what was chosen, not what was typed key by key [APP-15]', async () => {
  const opened = await open('/home', '/offers');
  await choose('on');
  for (const text of ['5', '50', '500']) {
    type('Title', text);
    await wait(330);
  }
  expect(asked(opened).filter).toEqual({ status: 'on', title: '500' });
  await act(() => opened.router.navigate(-1));
  expect(opened.router.state.location).toMatchObject({ pathname: '/offers', search: '' });
});

it('Back from a page that is none goes back, and not to it again [APP-15, UI-08]', async () => {
  const opened = await open('/home', '/offers?page=-3');
  await wait(0);
  expect(asked(opened)).toEqual({ filter: {} });
  expect(opened.getList.mock.lastCall?.[1]).toMatchObject({ pagination: { page: 1 } });
  await act(() => opened.router.navigate(-1));
  expect(opened.router.state.location.pathname).toBe('/home');
});

it('a filter of an address is asked for with every digit of it [APP-15, NET-11]', async () => {
  const opened = await open(`/offers?filter=${encodeURIComponent('{"user_id":9007199254740993}')}`);
  expect(opened.getList.mock.lastCall?.[1]).toMatchObject({
    filter: { user_id: '9007199254740993' },
  });
  type('Title', 'ind');
  await wait(300);
  expect(asked(opened).filter).toEqual({ user_id: '9007199254740993', title: 'ind' });
});

it.each(['filter={', 'filter={&filter={', 'filter=5'])(
  'an address with %s opens its list [APP-15]',
  async (query) => {
    const opened = await open(`/offers?${query}`);
    expect(opened.getList).toHaveBeenCalled();
  },
);
