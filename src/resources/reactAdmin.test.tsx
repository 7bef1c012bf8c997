// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  useCanAccess,
  useCreate,
  useCreatePath,
  useDataProvider,
  useGetList,
  useGetOne,
  useListContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceDefinitions,
  useUpdate,
} from 'ra-core';
import { type ReactNode, useState } from 'react';
import {
  BulkDeleteButton,
  Confirm,
  Create,
  Datagrid,
  DataTable,
  DeleteButton,
  Edit,
  EditButton,
  ExportButton,
  List,
  ReferenceField,
  ReferenceInput,
  SelectInput,
  Show,
  SimpleForm,
  SimpleShowLayout,
  TextField,
  TextInput,
} from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToasts, dismissToast } from '#actions/toasts.ts';
import { ALL } from '#authProvider/roles.ts';
import { listTooltips } from '#contract/tooltips.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { defineResource, type Resource } from '#resource-kit/defineResource.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { resources } from '#resources/index.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
});

const LIST = 'GET auth native-android/tooltips';
const ADD = 'POST auth native-android/tooltips';
const EDIT = 'PUT auth native-android/tooltips/{_id}';
const REMOVE = 'DELETE auth native-android/tooltips/{_id}';
const BYPASS = 'GET auth bank-verification/bypass-list';

/** Two resources of a service that speaks react-admin's own dialect, one of which refers to the other. */
const shops = definePlainResource({
  name: 'shops',
  label: 'Shops',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'title', type: 'text' }],
  create: true,
  edit: true,
  delete: true,
});
const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  service: 'demo',
  roles: ['admin'],
  fields: [{ source: 'shop_id', type: 'reference', reference: 'shops' }],
  create: true,
});

/** A resource that has nothing but a page of somebody who knows react-admin's documentation. */
let documented = 0;
function pageOf(page: ReactNode): Resource {
  documented += 1;
  return defineResource({
    name: `documented-${documented}`,
    roles: ALL,
    title: { text: 'Documented' },
    data: { dialect: 'whole', endpoint: listTooltips, records: 'result.tooltips' },
    fields: [],
    pages: [
      {
        name: `documented-page-${documented}`,
        path: '/documented',
        roles: ALL,
        title: { text: 'Documented' },
        load: async () => ({ default: () => page }),
      },
    ],
  });
}
const open = (page: ReactNode, role: 'admin' | 'support' = 'admin') =>
  openConsole(issueToken({ role }), '/documented', [shops, offers, pageOf(page)]);

const main = () => within(document.querySelector('main') as HTMLElement);
const text = () => document.querySelector('main')?.textContent ?? '';
const told = () => currentToasts().map(({ text: said }) => said);
const sent = (key: string) => services.requests(key).map(({ path, body }) => ({ path, body }));
const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')];
const someRows = () =>
  waitFor(() => {
    expect(rows().length).toBeGreaterThan(0);
    return rows();
  });
const columnOf = (nth: number) => rows().map((row) => row.cells[nth]?.textContent);
const press = async (name: string | RegExp) =>
  userEvent.setup().click(await screen.findByRole('button', { name }));

const ITEMS = [
  { _id: 'k1', id: 'wallet', activity_name: 'WalletActivity', message: 'Your balance' },
  { _id: 'k2', id: 'captain', activity_name: 'TeamActivity', message: 'Double points' },
  { _id: 'k3', id: 'trade', activity_name: null, message: null },
];
/** Lets the service have these tooltips alone. */
async function seed() {
  const { tooltips } = await import('#mocks/data/tooltips.ts');
  const collection = (await services.db().area(tooltips)).tooltips;
  collection.deleteMany((query) => query.where(() => true));
  for (const item of ITEMS) await collection.create(item);
}

type ListParams = Parameters<typeof useGetList>[1];

function Listed({ resource, params }: { resource: string; params?: ListParams }) {
  const { data, total, error } = useGetList(resource, params);
  if (error) return <p>{error.message}</p>;
  return <p>{data ? `${data.length} of ${total}: ${data.map(({ id }) => id).join()}` : '…'}</p>;
}

function Message({ id }: { id: string }) {
  return <p>{useGetOne('tooltips', { id }).data?.message}</p>;
}

function Provider({ take }: { take: (provider: unknown) => void }) {
  take(useDataProvider());
  return null;
}

function Update() {
  const { data } = useGetOne('tooltips', { id: 'k1' });
  const [update, { isSuccess }] = useUpdate();
  return (
    <button
      type="button"
      disabled={!data}
      onClick={() => update('tooltips', { id: 'k1', data: { message: 'New' }, previousData: data })}
    >
      {isSuccess ? 'Updated' : data ? 'Update' : 'Wait'}
    </button>
  );
}

function UpdateGame() {
  const notify = useNotify();
  const [update] = useUpdate();
  const change = () =>
    update('trades-games', { id: '1', data: {}, previousData: {} }, { returnPromise: true })
      .then(() => notify('Done'))
      .catch((error: Error) => notify(error.message, { type: 'error' }));
  return (
    <button type="button" onClick={change}>
      Update
    </button>
  );
}

function Add({ failed }: { failed: (message: string) => void }) {
  const [create] = useCreate();
  const data = { element_id: 'wallet' };
  const add = () =>
    create('tooltips', { data }, { returnPromise: true }).catch(({ message }: Error) =>
      failed(message),
    );
  return (
    <button type="button" onClick={add}>
      Add
    </button>
  );
}

function Element() {
  const record = useRecordContext();
  const { total, resource } = useListContext();
  return <i>{`${record?.element_id} among ${total} ${resource}`}</i>;
}

function Tell() {
  const notify = useNotify();
  const tell = () => notify('Read %{count} rows', { type: 'warning', messageArgs: { count: 7 } });
  return (
    <button type="button" onClick={tell}>
      Tell
    </button>
  );
}

function Asks({ answered }: { answered: (answer: string) => void }) {
  const [asks, setAsks] = useState(true);
  const end = (answer: string) => () => {
    answered(answer);
    setAsks(false);
  };
  return (
    <Confirm
      isOpen={asks}
      title="Sure?"
      content="It cannot be undone"
      onConfirm={end('yes')}
      onClose={end('no')}
    />
  );
}

function May() {
  const { canAccess, isPending } = useCanAccess({ resource: 'tooltips', action: 'edit' });
  return <p>{isPending ? '…' : `may ${canAccess}`}</p>;
}

type Defined = ReturnType<typeof useResourceDefinitions>;

function Definitions({ take }: { take: (definitions: Defined) => void }) {
  take(useResourceDefinitions());
  return null;
}

function WayToCreate() {
  const createPath = useCreatePath();
  const redirect = useRedirect();
  const go = () => redirect(createPath({ resource: 'tooltips', type: 'create' }));
  return (
    <button type="button" onClick={go}>
      Go
    </button>
  );
}

describe('the data hooks', () => {
  it('useGetList takes the declared name, and filter, sort and pages hold [CFG-01]', async () => {
    await seed();
    await open(
      <Listed
        resource="tooltips"
        params={{
          filter: { activity_name: 'Activity' },
          sort: { field: 'element_id', order: 'ASC' },
          pagination: { page: 1, perPage: 1 },
        }}
      />,
    );
    expect(await screen.findByText('1 of 2: k2')).toBeTruthy();
  });

  it('useGetOne reads the record under its key [CFG-01]', async () => {
    await seed();
    await open(<Message id="k2" />);
    expect(await screen.findByText('Double points')).toBeTruthy();
  });

  it('a resource that nobody declared is refused, and the known ones are listed [CFG-01]', async () => {
    await open(<Listed resource="bank-verification" />);
    await waitFor(() => expect(text()).toContain('Unknown resource bank-verification'));
    for (const { name } of resources) expect(text()).toContain(name);
  });

  it('each method of an unknown resource is a rejected promise, never a throw [CFG-01]', async () => {
    let methods: Record<string, (...given: unknown[]) => Promise<unknown>> = {};
    await open(
      <Provider
        take={(provider) => {
          methods = provider as never;
        }}
      />,
    );
    await waitFor(() => expect(methods.getList).toBeDefined());
    for (const [method, params] of [
      ['getList', {}],
      ['getOne', { id: 1 }],
      ['getMany', { ids: [1] }],
      ['getManyReference', { target: 'a', id: 1 }],
      ['create', { data: {} }],
      ['update', { id: 1, data: {}, previousData: {} }],
      ['updateMany', { ids: [1], data: {} }],
      ['delete', { id: 1 }],
      ['deleteMany', { ids: [1] }],
    ] as const) {
      const asked = methods[method]?.('nowhere', params);
      await expect(asked, method).rejects.toThrow(/nowhere.*tooltips/);
    }
    expect(services.requests()).toEqual([]);
  });

  it('a sort that the service cannot do is refused with a sentence, and nothing is asked [CFG-02]', async () => {
    await open(
      <Listed
        resource="bank-verifications"
        params={{ sort: { field: 'account_name', order: 'DESC' } }}
      />,
    );
    expect(
      await screen.findByText('bank-verifications cannot be sorted by account_name.'),
    ).toBeTruthy();
    expect(services.requests(BYPASS)).toEqual([]);
  });

  it.each(['bank-verifications', 'groups', 'trades-games'])(
    'without a sort %s comes in the order of its service [CFG-02]',
    async (resource) => {
      const filter = resource === 'trades-games' ? { status: 'active' } : {};
      await open(<Listed resource={resource} params={{ filter }} />);
      expect(await screen.findByText(/^[1-9]\d* of /)).toBeTruthy();
    },
  );

  it('useUpdate runs the declared action: sent once, told once [CFG-01, NET-05]', async () => {
    await seed();
    await open(<Update />);
    await press('Update');
    await screen.findByRole('button', { name: 'Updated' });
    expect(sent(EDIT)).toEqual([
      {
        path: 'native-android/tooltips/k1',
        body: { id: 'wallet', activity_name: 'WalletActivity', message: 'New' },
      },
    ]);
    expect(told()).toEqual(['Tooltip saved']);
  });

  it('useUpdate where nothing can be changed rejects with its sentence, which is told [CFG-01]', async () => {
    await open(<UpdateGame />);
    await press('Update');
    await waitFor(() => expect(told()).toEqual(['trades-games has no call to change a record.']));
  });

  it('useCreate rejects with what the service answered, told once [CFG-01, NET-06]', async () => {
    services.fault({ call: ADD, status: 409, body: { success: false, message: 'Taken already' } });
    const failed = vi.fn();
    await open(<Add failed={failed} />);
    await press('Add');
    await waitFor(() => expect(failed).toHaveBeenCalledWith('Taken already'));
    expect(told()).toEqual(['Taken already']);
    expect(sent(ADD)).toHaveLength(1);
  });
});

describe('the list parts', () => {
  it('List, DataTable, a filter and a heading that sorts work on a whole list [CFG-01, CFG-02]', async () => {
    await seed();
    const page = (
      <List resource="tooltips" filters={[<TextInput key="m" source="message" alwaysOn />]}>
        <DataTable>
          <DataTable.Col source="element_id" label="Element" />
          <DataTable.Col source="message" label="Text" disableSort />
        </DataTable>
      </List>
    );
    const user = userEvent.setup();
    const { router } = await open(page);
    await someRows();
    expect(columnOf(1)).toEqual(['wallet', 'captain', 'trade']);
    await user.click(main().getByRole('button', { name: /sort by element/i }));
    await waitFor(() => expect(columnOf(1)).toEqual(['captain', 'trade', 'wallet']));
    expect(main().queryByRole('button', { name: /Text/ })).toBeNull();
    await user.type(main().getByRole('textbox', { name: 'Message' }), 'points');
    await waitFor(() => expect(columnOf(1)).toEqual(['captain']));
    expect(router.state.location.pathname).toBe('/documented');
  });

  it('a heading that the service cannot sort by says so in the notices [CFG-02]', async () => {
    const page = (
      <List resource="bank-verifications" exporter={false}>
        <DataTable bulkActionButtons={false} rowClick={false}>
          <DataTable.Col source="account_name" label="Account" />
        </DataTable>
      </List>
    );
    await open(page);
    await someRows();
    await userEvent.setup().click(main().getByRole('button', { name: /sort by account/i }));
    await waitFor(() =>
      expect(told()).toContain('bank-verifications cannot be sorted by account_name.'),
    );
  });

  it('Datagrid with EditButton leads to our address of the record [APP-04, CFG-01]', async () => {
    await seed();
    const page = (
      <List resource="tooltips">
        <Datagrid bulkActionButtons={false} rowClick="edit">
          <TextField source="element_id" />
          <EditButton />
        </Datagrid>
      </List>
    );
    const { router } = await open(page);
    const [first] = await someRows();
    const link = await within(first as HTMLElement).findByRole('link', { name: /Edit/i });
    expect(link.getAttribute('href')).toBe('/manage-tooltips/k1/edit');
    await userEvent.setup().click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips/k1/edit'));
    expect(await screen.findByDisplayValue('wallet')).toBeTruthy();
  });

  it('ExportButton is handed the records of the filtered list [UI-16]', async () => {
    await seed();
    const exporter = vi.fn();
    const page = (
      <List
        resource="tooltips"
        exporter={exporter}
        filter={{ message: 'balance' }}
        actions={<ExportButton />}
      >
        <DataTable>
          <DataTable.Col source="element_id" />
        </DataTable>
      </List>
    );
    await open(page);
    await someRows();
    await press(/Export/i);
    await waitFor(() => expect(exporter).toHaveBeenCalledTimes(1));
    expect(exporter.mock.calls[0]?.[0].map(({ id }: { id: string }) => id)).toEqual(['k1']);
    expect(exporter.mock.calls[0]?.[3]).toBe('tooltips');
  });

  it('useListContext and useRecordContext hold inside [CFG-01]', async () => {
    await seed();
    const page = (
      <List resource="tooltips">
        <DataTable>
          <DataTable.Col>
            <Element />
          </DataTable.Col>
        </DataTable>
      </List>
    );
    await open(page);
    expect(await screen.findByText('trade among 3 tooltips')).toBeTruthy();
  });
});

describe('deleting', () => {
  const page = (
    <List resource="tooltips">
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="element_id" />
        <DataTable.Col>
          <DeleteButton redirect={false} />
        </DataTable.Col>
      </DataTable>
    </List>
  );
  const firstDelete = async () =>
    within((await someRows())[0] as HTMLElement).findByRole('button', { name: /Delete/i });

  it('DeleteButton asks, sends once, and takes the row away [UI-01, CFG-01]', async () => {
    await seed();
    const user = userEvent.setup();
    await open(page);
    await user.click(await firstDelete());
    const yes = await screen.findByRole('button', { name: 'Yes' });
    expect(sent(REMOVE)).toEqual([]);
    await user.click(yes);
    await waitFor(() => expect(columnOf(0)).toEqual(['captain', 'trade']));
    expect(sent(REMOVE).map(({ path }) => path)).toEqual(['native-android/tooltips/k1']);
    expect(told()).toEqual(['Tooltip deleted']);
  });

  it('DeleteButton with a No sends nothing, and the row is there [UI-01]', async () => {
    await seed();
    const user = userEvent.setup();
    await open(page);
    await user.click(await firstDelete());
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await waitFor(() => expect(columnOf(0)).toEqual(['wallet', 'captain', 'trade']));
    expect(sent(REMOVE)).toEqual([]);
    expect(told()).toEqual([]);
  });

  it('BulkDeleteButton asks once for all, one call each, and a failure keeps its row [PRD-17]', async () => {
    await seed();
    services.fault({
      call: REMOVE,
      status: 409,
      body: { success: false, message: 'In use' },
      times: 1,
    });
    const user = userEvent.setup();
    await open(
      <List resource="tooltips">
        <DataTable bulkActionButtons={<BulkDeleteButton />} rowClick={false}>
          <DataTable.Col source="element_id" />
        </DataTable>
      </List>,
    );
    for (const row of (await someRows()).slice(0, 2))
      await user.click(within(row).getByRole('checkbox'));
    await user.click(await screen.findByRole('button', { name: /Delete/i }));
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(sent(REMOVE)).toHaveLength(2));
    await waitFor(() => expect(columnOf(1)).toEqual(['wallet', 'trade']));
  });
});

describe('forms and records', () => {
  it('Show with its layout reads the record [CFG-01]', async () => {
    await seed();
    const page = (
      <Show resource="tooltips" id="k1">
        <SimpleShowLayout>
          <TextField source="message" />
        </SimpleShowLayout>
      </Show>
    );
    await open(page);
    expect(await screen.findByText('Your balance')).toBeTruthy();
  });

  it('Create saves by the declared action, then leads to our list [CFG-01, APP-04]', async () => {
    await seed();
    const page = (
      <Create resource="tooltips" redirect="list">
        <SimpleForm>
          <TextInput source="element_id" label="Element" />
        </SimpleForm>
      </Create>
    );
    const user = userEvent.setup();
    const { router } = await open(page);
    await user.type(await screen.findByRole('textbox', { name: 'Element' }), 'bonus');
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips'));
    expect(sent(ADD).map(({ body }) => body)).toEqual([
      { id: 'bonus', activity_name: '', message: '' },
    ]);
    expect(told()).toEqual(['Tooltip added']);
  });

  it('Edit changes the record by the declared action [CFG-01]', async () => {
    await seed();
    const page = (
      <Edit resource="tooltips" id="k2" redirect={false}>
        <SimpleForm>
          <TextInput source="message" label="Text" />
        </SimpleForm>
      </Edit>
    );
    const user = userEvent.setup();
    await open(page);
    const box = await screen.findByDisplayValue('Double points');
    await user.clear(box);
    await user.type(box, 'Twice');
    await press('Save');
    await waitFor(() => expect(sent(EDIT)).toHaveLength(1));
    expect(sent(EDIT)[0]?.body).toEqual({
      id: 'captain',
      activity_name: 'TeamActivity',
      message: 'Twice',
    });
    await waitFor(() => expect(told()).toEqual(['Tooltip saved']));
  });
});

describe('references', () => {
  const addShops = async () => {
    const { demo } = await import('#mocks/data/demo.ts');
    const collection = (await services.db().area(demo)).demoRecords;
    for (const id of ['s1', 's2', 's3'])
      await collection.create({ resource: 'shops', id, values: { title: `Shop ${id}` } });
    await collection.create({ resource: 'offers', id: 'o1', values: { shop_id: 's2' } });
  };

  it('ReferenceField reads the one record that it names, not a whole list [CFG-02]', async () => {
    await addShops();
    const page = (
      <Show resource="offers" id="o1">
        <ReferenceField source="shop_id" reference="shops">
          <TextField source="title" />
        </ReferenceField>
      </Show>
    );
    await open(page);
    const link = await screen.findByRole('link', { name: 'Shop s2' });
    expect(services.requests('GET demo shops').map(({ query }) => query)).toEqual([
      { filter: '{"id":["s2"]}' },
    ]);
    expect(link.getAttribute('href')).toBe('/shops/s2/edit');
  });

  it('ReferenceField into a list that comes whole asks for it once for all its rows [CFG-02]', async () => {
    await seed();
    const page = (
      <>
        {ITEMS.map(({ _id }) => (
          <ReferenceField key={_id} record={{ id: 1, of: _id }} source="of" reference="tooltips">
            <TextField source="element_id" />
          </ReferenceField>
        ))}
      </>
    );
    await open(page);
    await screen.findByText('captain');
    await screen.findByText('wallet');
    expect(services.requests(LIST)).toHaveLength(1);
  });

  it('ReferenceInput offers the records of another resource [CFG-01]', async () => {
    await addShops();
    const user = userEvent.setup();
    const page = (
      <Create resource="offers" redirect={false}>
        <SimpleForm>
          <ReferenceInput source="shop_id" reference="shops">
            <SelectInput optionText="title" label="Shop" />
          </ReferenceInput>
        </SimpleForm>
      </Create>
    );
    await open(page);
    await user.click(await screen.findByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Shop s3' }));
    await press('Save');
    await waitFor(() =>
      expect(sent('POST demo offers').map(({ body }) => body)).toEqual([{ shop_id: 's3' }]),
    );
  });
});

describe('the frame', () => {
  it('useNotify reaches our notices, in its tone and with its values [NET-07]', async () => {
    await open(<Tell />);
    await press('Tell');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Read 7 rows');
    expect(currentToasts()[0]?.tone).toBe('warning');
  });

  it('Confirm asks, and each answer reaches the page [UI-01]', async () => {
    const answered = vi.fn();
    await open(<Asks answered={answered} />);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('It cannot be undone')).toBeTruthy();
    await userEvent.setup().click(dialog.getByRole('button', { name: /Confirm/i }));
    expect(answered.mock.calls).toEqual([['yes']]);
  });

  it.each([
    ['admin', 'true'],
    ['support', 'false'],
  ] as const)('useCanAccess of %s is the one gate’s answer [APP-04]', async (role, may) => {
    await open(<May />, role);
    expect(await screen.findByText(`may ${may}`)).toBeTruthy();
  });

  it('useResourceDefinitions has every declared resource by its name and what it can [CFG-01]', async () => {
    let known: Defined = {};
    await open(
      <Definitions
        take={(definitions) => {
          known = definitions;
        }}
      />,
    );
    await waitFor(() => expect(Object.keys(known).length).toBeGreaterThan(0));
    expect(Object.keys(known)).toEqual(expect.arrayContaining(resources.map(({ name }) => name)));
    for (const { name, actions = {} } of resources)
      expect([name, known[name]?.hasCreate, known[name]?.hasEdit]).toEqual([
        name,
        actions.create !== undefined,
        actions.edit !== undefined,
      ]);
  });

  it('a path of useCreatePath, followed, is our page of the resource [APP-04]', async () => {
    const { router } = await open(<WayToCreate />);
    await press('Go');
    await waitFor(() => expect(router.state.location.pathname).toBe('/manage-tooltips/create'));
  });
});
