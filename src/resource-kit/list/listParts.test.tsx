// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useListContext } from 'ra-core';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { getPicksReport } from '#contract/picks.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { defineResource } from '#resource-kit/defineResource.ts';
import { ListTools } from '#resource-kit/list/ListTools.tsx';
import { ListOf } from '#resource-kit/ResourceList.tsx';
import { copiedTexts } from '#testing/ui.tsx';
import { ConsoleRoutes, createMemoryConsoleRouter } from '#ui/consoleRouter.tsx';

afterEach(cleanup);

const teams = defineResource({
  name: 'teams',
  route: '/teams/:userId',
  roles: ['admin'],
  title: { text: 'Teams' },
  data: { dialect: 'paged', endpoint: getPicksReport, records: 'teams' },
  parts: { user_id: 'userId', from: '?from' },
  mayAsk: ({ from }) => from !== 'never',
  fields: [
    { source: 'name', type: 'text', label: { text: 'Name' } },
    { source: 'pick', type: 'text', label: { text: 'Pick' } },
  ],
  sheet: async () => (record) => (record.picks as string[]).map((pick) => ({ pick })),
});

function Names() {
  const { data = [] } = useListContext();
  return <p>{data.map(({ name }) => name).join(', ')}</p>;
}

function open(path: string, getList: (resource: string, params: object) => Promise<object>) {
  const app = (
    <CoreAdminContext
      dataProvider={{ getList } as never}
      i18nProvider={createI18nProvider()}
      store={memoryStore()}
    >
      <ListOf resource={teams}>
        <ListTools resource={teams} />
        <Names />
      </ListOf>
    </CoreAdminContext>
  );
  const router = createMemoryConsoleRouter({ initialEntries: [path] });
  render(
    <ConsoleRoutes router={router}>
      <Routes>
        <Route path={teams.route} element={app} />
      </Routes>
    </ConsoleRoutes>,
  );
  return router;
}

const answer = { data: [{ id: 1, name: 'Reds', picks: [] }], pageInfo: {}, meta: {} };

it('a list asks for parts of route and query, and for nothing where one is missing or makes no sense [APP-15]', async () => {
  const getList = vi.fn(async (_: string, __: object) => answer);
  const router = open('/teams/7', getList);
  await router.navigate('/teams/7?from=never');
  expect(getList).not.toHaveBeenCalled();
  await router.navigate('/teams/7?from=2022-01-01');
  await waitFor(() => expect(getList).toHaveBeenCalledTimes(1));
  expect(getList.mock.calls[0]?.[1]).toMatchObject({
    filter: { user_id: '7', from: '2022-01-01' },
  });
});

it('the rows of one user never stand under another while these are read [APP-15, UI-09]', async () => {
  const router = open('/teams/7?from=2022-01-01', async (_, params) =>
    JSON.stringify(params).includes('"user_id":"7"') ? answer : new Promise(() => {}),
  );
  await screen.findByText('Reds');
  await router.navigate('/teams/8?from=2022-01-01');
  await waitFor(() => expect(screen.queryByText('Reds')).toBeNull());
});

it('a record is as many rows of a copy as its declaration says [UI-17]', async () => {
  const copied = copiedTexts();
  const data = [
    { id: 1, name: 'Reds', picks: ['over', 'under'] },
    { id: 2, name: 'Blues', picks: ['over'] },
  ];
  open('/teams/7?from=2022-01-01', async () => ({ ...answer, data }));
  await screen.findByText('Reds, Blues');
  fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]?.split(/\r?\n/)).toEqual([
    'Name\tPick',
    'Reds\tover',
    'Reds\tunder',
    'Blues\tover',
  ]);
});
