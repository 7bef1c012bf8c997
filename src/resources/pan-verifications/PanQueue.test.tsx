// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#authProvider/roles.ts';
import { queryClient } from '#cache/queryClient.ts';
import { pan } from '#mocks/data/pan.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

const LIST = 'GET auth pan-verification/pending-verification';
const DECIDE = 'POST auth pan-verification/bypass-verification/{_id}/{decision}';
const PATH = '/pan-verification/manage';

// The whole console is opened for each test; a busy machine takes its time.
plainStyles();

const services = setupServices();
setupConsole();
const ahead: string[] = [];
beforeEach(() => {
  ahead.length = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        ahead.push(url);
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Row {
  _id: string | number;
  user_id: string | number;
  status: string;
  urls: unknown;
}
const pending = async () => {
  const { panVerifications } = await services.db().area(pan);
  return (panVerifications.all() as unknown as Row[]).filter(({ status }) => status === 'pending');
};
const nth = async (index: number): Promise<Row> => {
  const row = (await pending())[index];
  if (!row) throw new Error(`no request ${index}`);
  return row;
};
const decideElsewhere = ({ _id }: Row, status = 'APPROVED') =>
  services.patch({ collection: 'panVerifications', where: { _id }, data: { status } });
const setUrls = ({ _id }: Row, urls: unknown) =>
  services.patch({ collection: 'panVerifications', where: { _id }, data: { urls } });

const open = async (role: Role = 'support', path = PATH) => {
  const opened = await openConsole(issueToken({ role }), path);
  await screen.findByRole('table', { name: 'PAN verification requests' });
  return opened;
};
const desk = () => screen.getByRole('region', { name: 'Request under review' });
const shown = () => within(desk()).getByText(/^User /).textContent;
const position = () => within(desk()).getByText(/ of \d+$/).textContent;
const accept = () => within(desk()).getByRole('button', { name: 'Accept' });
const reject = () => within(desk()).getByRole('button', { name: 'Reject' });
const off = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const key = (name: string, init: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const imageLoads = () => {
  const image = desk().querySelector('img');
  if (!image) throw new Error('no image');
  fireEvent.load(image);
};
const dialog = () => screen.queryByRole('alertdialog');
const sent = () => services.requests(DECIDE).map(({ path }) => path.split('/').slice(-2).join(' '));
const refetch = () => queryClient.refetchQueries({ type: 'active' });

describe('the list [PAN-01]', () => {
  it('is ten to a page, with what each request says [PAN-01]', async () => {
    await open();
    const heads = screen.getAllByRole('columnheader').map((one) => one.textContent);
    expect(heads).toEqual(['User ID', 'PAN', 'Name on card', 'Name at bank', 'Status']);
    expect(screen.getAllByRole('row')).toHaveLength(11);
    expect(services.requests(LIST)[0]?.query).toEqual({ page: '1', limit: '10' });
    const status = within(screen.getByRole('table')).getAllByText('Pending')[0];
    expect(status?.closest('[data-tone]')?.getAttribute('data-tone')).toBe('waiting');
  });

  it('is searched by the user ID, trimmed, from page 1 [PAN-01, UI-09]', async () => {
    const { router } = await open('support', `${PATH}?page=3`);
    const second = await nth(1);
    await userEvent.click(screen.getByLabelText('User ID'));
    await userEvent.paste(` ${second.user_id}\t`);
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(services.requests(LIST).at(-1)?.query).toEqual({
      page: '1',
      limit: '10',
      search: String(second.user_id),
    });
    expect(shown()).toBe(`User ${second.user_id}`);
    expect(router.state.location.search).toContain('search');
  });

  it('ends with a short page, and steps back when an action empties it [PAN-01, UI-08]', async () => {
    const rows = await pending();
    for (const row of rows.slice(11)) await decideElsewhere(row);
    await open('support', `${PATH}?page=2`);
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
    key('r');
    key('r');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
    expect(shown()).toBe(`User ${rows[0]?.user_id}`);
    expect(await screen.findByText('Page 1')).toBeTruthy();
  });

  it('says when there is nothing, and clears a search that finds nobody [PAN-01]', async () => {
    await openConsole(issueToken({ role: 'support' }), `${PATH}?filter={"search":"none"}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('table');
    expect(services.requests(LIST).at(-1)?.query).toEqual({ page: '1', limit: '10' });
  });

  it("says 'Error fetching data' and what failed; keeps what was read [PAN-01, UI-15]", async () => {
    services.fault({ call: LIST, status: 403, times: 1, body: { message: 'Not for you' } });
    await openConsole(issueToken({ role: 'support' }), PATH);
    expect(await screen.findByText('Error fetching data')).toBeTruthy();
    expect(screen.getByText('Not for you')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('table');
    services.fault({ call: LIST, status: 403, times: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Error fetching data')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(11);
  });

  it('shows a request that came twice on a page twice, and decides it once [PAN-01]', async () => {
    // Without pictures, whose addresses the service makes anew: the same request, when it is read again.
    await setUrls(await nth(0), []);
    const [first, second] = [await nth(0), await nth(1)];
    services.fault({ call: LIST, times: 1, status: 200, body: { data: [first, first, second] } });
    await open();
    expect(position()).toBe('1 of 3');
    key('r');
    key('r');
    await waitFor(() => expect(shown()).toBe(`User ${second.user_id}`));
    expect(sent()).toEqual([`${first._id} REJECTED`]);
  });
});

describe('the images [PAN-01, PAN-02]', () => {
  it.each<[string, unknown, number]>([
    ['null', null, 0],
    ['none', [], 0],
    ['text', 'not a list', 0],
    ['a number', 5, 0],
    ['200', Array.from({ length: 200 }, (_, n) => `/services/media/pan/${n}.png`), 200],
    ['odd ones', [5, '', null, {}, 'javascript:x', 'data:text/html,x'], 6],
  ])('%s as urls: the row works [PAN-01, NET-11]', async (_, urls, total) => {
    await setUrls(await nth(0), urls);
    await open();
    if (total) expect(within(desk()).getByText(`1 / ${total}`)).toBeTruthy();
    else expect(within(desk()).getByText('No image')).toBeTruthy();
    expect(off(accept())).toBe(true);
    expect(off(reject())).toBe(false);
  });

  it('Accept waits for one that was seen, and says so; Reject does not [PAN-02, UI-14]', async () => {
    await open();
    expect(off(accept())).toBe(true);
    expect(off(reject())).toBe(false);
    key('a');
    expect(dialog()).toBeNull();
    expect(await screen.findAllByText('No image of the PAN has been seen yet')).not.toEqual([]);
    imageLoads();
    expect(off(accept())).toBe(false);
  });

  it('or for staff who say that none can be seen, for this request alone [PAN-02]', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: /^Image unavailable/ }));
    expect(off(accept())).toBe(false);
    key('j');
    expect(off(accept())).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
    key('k');
    expect(off(accept())).toBe(false);
  });

  it("v and 'View PAN image' lead to the viewer; turns and place end with the request [PAN-01, PAN-02]", async () => {
    await open();
    key('v');
    const viewer = within(desk()).getByRole('group', { name: 'Image viewer' });
    expect(document.activeElement).toBe(viewer);
    fireEvent.keyDown(viewer, { key: 'ArrowRight' });
    fireEvent.keyDown(viewer, { key: ']' });
    expect(within(desk()).getByText('2 / 2')).toBeTruthy();
    expect(desk().querySelector('img')?.style.transform).toBe('rotate(90deg)');
    imageLoads();
    expect(within(desk()).getByText('1 of 2 pictures seen')).toBeTruthy();
    fireEvent.keyDown(viewer, { key: 'ArrowLeft' });
    imageLoads();
    expect(within(desk()).getByText('All pictures seen')).toBeTruthy();
    fireEvent.keyDown(viewer, { key: ']' });
    key('j');
    expect(within(desk()).getByText('1 / 2')).toBeTruthy();
    expect(desk().querySelector('img')?.style.transform).toBe('rotate(0deg)');
    await userEvent.click(screen.getByRole('button', { name: 'View PAN image' }));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Image viewer');
  });

  it('other pictures that come with a refetch were not seen [PAN-02]', async () => {
    await open();
    const [first] = await pending();
    if (!first) throw new Error('no request');
    imageLoads();
    await waitFor(() => expect(off(accept())).toBe(false));
    await setUrls(first, ['/services/media/pan/other-1.png']);
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(off(accept())).toBe(true));
    key('a');
    expect(dialog()).toBeNull();
  });

  it('the next request’s first image is fetched once one of this was seen [PAN-02]', async () => {
    await open();
    expect(ahead).toEqual([]);
    imageLoads();
    const [first] = (await nth(1)).urls as string[];
    await waitFor(() => expect(ahead.some((url) => url.endsWith(first ?? '-'))).toBe(true));
  });
});

describe('review by keyboard [PAN-02]', () => {
  it('j and k move, no further than the ends; the place is told [PAN-02]', async () => {
    await open();
    const rows = await pending();
    expect(position()).toBe('1 of 10');
    key('k');
    expect(shown()).toBe(`User ${rows[0]?.user_id}`);
    for (let n = 0; n < 12; n++) key('j');
    expect(position()).toBe('10 of 10');
    expect(shown()).toBe(`User ${rows[9]?.user_id}`);
    key('k');
    expect(position()).toBe('9 of 10');
    const current = screen.getByRole('button', { current: true });
    expect(current.textContent).toBe(String(rows[8]?.user_id));
  });

  it('a decides by its second press alone, sends once, and the next request follows after the outcome [PAN-02, NET-05]', async () => {
    await open();
    const [first, second] = await pending();
    imageLoads();
    key('a', { repeat: true });
    expect(dialog()).toBeNull();
    key('a');
    expect(dialog()?.textContent).toContain(`user ${first?.user_id} becomes APPROVED`);
    expect(dialog()?.textContent).toContain('Press a again');
    for (const other of ['r', 'j', 'k', 'v']) key(other);
    key('a', { repeat: true });
    expect(sent()).toEqual([]);
    key('a');
    key('a');
    expect(shown()).toBe(`User ${first?.user_id}`);
    await waitFor(() => expect(shown()).toBe(`User ${second?.user_id}`));
    expect(sent()).toEqual([`${first?._id} APPROVED`]);
    expect(dialog()).toBeNull();
    expect(position()).toBe('1 of 10');
    expect(await screen.findByText(`PAN of user ${first?.user_id} approved`)).toBeTruthy();
    expect(off(accept())).toBe(true);
  });

  it('r rejects; the dialog answers as well [PAN-02, PAN-01]', async () => {
    await open();
    const [, second, third] = await pending();
    key('j');
    key('r');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByText('Yes'));
    await waitFor(() => expect(shown()).toBe(`User ${third?.user_id}`));
    expect(sent()).toEqual([`${second?._id} REJECTED`]);
  });

  it('after No nothing is sent, and the key asks afresh [PAN-02, UI-01]', async () => {
    await open();
    key('r');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByText('No'));
    key('r');
    expect(dialog()).not.toBeNull();
    fireEvent.keyDown(dialog() ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(dialog()).toBeNull());
    expect(sent()).toEqual([]);
  });

  it('is dead while somebody types, with Ctrl, Alt or Cmd, and while a dialog is open [PAN-02]', async () => {
    await open();
    const search = screen.getByLabelText('User ID');
    search.focus();
    for (const name of ['j', 'a', 'r', 'v']) key(name);
    expect(position()).toBe('1 of 10');
    expect(dialog()).toBeNull();
    search.blur();
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) key('j', { [held]: true });
    key('r', { isComposing: true });
    expect(position()).toBe('1 of 10');
    expect(dialog()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Activity/ }));
    await screen.findByRole('dialog');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(position()).toBe('1 of 10');
  });

  it('works in capitals and on a keyboard of another script; / leads to the search [PAN-02, UI-11]', async () => {
    await open();
    key('J', { shiftKey: true });
    expect(position()).toBe('2 of 10');
    key('र', { code: 'KeyJ' });
    expect(position()).toBe('3 of 10');
    key('/');
    expect(document.activeElement).toBe(screen.getByLabelText('User ID'));
  });

  it('prints the keys on the buttons, outside their names [PAN-02]', async () => {
    await open();
    const caps = within(desk())
      .getAllByRole('button')
      .flatMap((one) => [...one.querySelectorAll('kbd')].map(({ textContent }) => textContent));
    expect(caps).toEqual(['k', 'j', 'r', 'a', 's', 'v']);
    expect(accept().getAttribute('aria-keyshortcuts')).toBe('a');
  });
});

describe('skipped requests and the tally [PAN-02]', () => {
  const tally = () => within(desk()).getByRole('group', { name: 'Done this session' });
  const takeBack = async (user: unknown) => {
    fireEvent.click(within(tally()).getByRole('button', { name: /skipped$/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(String(user)) }));
  };

  it('s puts off and goes on; from another page it is gone back to, decided, and counted [PAN-02]', async () => {
    const rows = await pending();
    const { router } = await open();
    key('s');
    expect(shown()).toBe(`User ${rows[1]?.user_id}`);
    expect(tally().textContent).toBe('0 accepted0 rejected1 skipped');
    await act(() => router.navigate(`${PATH}?page=2`));
    await waitFor(() => expect(shown()).toBe(`User ${rows[10]?.user_id}`));
    await takeBack(rows[0]?.user_id);
    await waitFor(() => expect(shown()).toBe(`User ${rows[0]?.user_id}`));
    expect(within(desk()).getByText(/^Taken up again/)).toBeTruthy();
    key('r');
    key('r');
    await waitFor(() => expect(tally().textContent).toBe('0 accepted1 rejected0 skipped'));
    expect(sent()).toEqual([`${rows[0]?._id} REJECTED`]);
    await waitFor(() => expect(shown()).toBe(`User ${rows[11]?.user_id}`));
  });

  it('one that somebody else decided since is told so, and no longer skipped [PAN-02, NET-06]', async () => {
    const [first, second] = await pending();
    const { router } = await open();
    key('s');
    await decideElsewhere(await nth(0));
    await act(() => router.navigate(`${PATH}?page=2`));
    await takeBack(first?.user_id);
    expect(await screen.findByText(/is decided already/)).toBeTruthy();
    await waitFor(() => expect(tally().textContent).toContain('0 skipped'));
    expect(shown()).not.toBe(`User ${second?.user_id}`);
  });
});

describe('decisions act on the request shown [PAN-02]', () => {
  it('the question stands in the desk with the whole PAN; another request is a No to it [PAN-02, UI-01]', async () => {
    await open();
    const [first, second] = await pending();
    key('r');
    const question = within(desk()).getByRole('alertdialog', { name: 'Reject PAN' });
    expect(question.textContent).toContain(`PAN: ${(first as unknown as { pan: string }).pan}`);
    expect(document.activeElement?.textContent).toBe('No');
    fireEvent.click(within(question).getByText('Yes'), { detail: 2 });
    fireEvent.click(
      screen.getByRole('button', { name: `Show request of user ${second?.user_id}` }),
    );
    await waitFor(() => expect(dialog()).toBeNull());
    expect(shown()).toBe(`User ${second?.user_id}`);
    expect(sent()).toEqual([]);
    expect(desk().contains(document.activeElement)).toBe(true);
  });

  it('a refetch that moves the rows leaves the desk and the open dialog alone [PAN-02, UI-01]', async () => {
    await open();
    const rows = await pending();
    key('j');
    key('r');
    const asked = dialog()?.textContent;
    await decideElsewhere(await nth(0));
    await refetch();
    await waitFor(() => expect(position()).toBe('1 of 10'));
    expect(shown()).toBe(`User ${rows[1]?.user_id}`);
    expect(dialog()?.textContent).toBe(asked);
    key('r');
    await waitFor(() => expect(sent()).toEqual([`${rows[1]?._id} REJECTED`]));
  });

  it('one that somebody else decided stays, told as gone, until the reviewer goes on [PAN-02]', async () => {
    await open();
    const [first, second] = await pending();
    imageLoads();
    await decideElsewhere(await nth(0));
    await refetch();
    expect(await screen.findByText(/no longer in the list/)).toBeTruthy();
    expect(shown()).toBe(`User ${first?.user_id}`);
    expect([off(accept()), off(reject())]).toEqual([true, true]);
    key('r');
    expect(dialog()).toBeNull();
    key('j');
    expect(shown()).toBe(`User ${second?.user_id}`);
  });

  it("between dialog and 'Yes' decided elsewhere: nothing is sent, both states are told [PAN-02, NET-06]", async () => {
    await open();
    const [first] = await pending();
    key('r');
    await decideElsewhere(await nth(0));
    key('r');
    expect(await screen.findByText('Now: decided')).toBeTruthy();
    expect(screen.getByText('When you opened the dialog: pending')).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(shown()).toBe(`User ${first?.user_id}`);
  });

  it('other names or another PAN than were looked at stop it too [PAN-02]', async () => {
    await open();
    const { _id } = await nth(0);
    key('r');
    const data = { name_at_bank: 'SOMEBODY ELSE', pan: 'ABCPE1234F' };
    await services.patch({ collection: 'panVerifications', where: { _id }, data });
    key('r');
    expect(await screen.findByText('The names are others than you looked at.')).toBeTruthy();
    expect(screen.getByText('The PAN is another one than you looked at.')).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('409: the sentence is shown and stays, the row leaves, nobody else comes to the desk [PAN-01, PAN-02]', async () => {
    await open();
    const [first, second] = await pending();
    services.server.use(
      http.post('*/bypass-verification/*', async () => {
        await decideElsewhere(await nth(0));
        const message = `The request of user ${first?.user_id} is already APPROVED`;
        return HttpResponse.json({ success: false, message }, { status: 409 });
      }),
    );
    key('r');
    key('r');
    await waitFor(() => expect(within(desk()).getByText('Error updating request')).toBeTruthy());
    expect(within(desk()).getByText(/is already APPROVED/)).toBeTruthy();
    expect(shown()).toBe(`User ${first?.user_id}`);
    expect(within(screen.getByRole('table')).queryByText(String(first?.user_id))).toBeNull();
    expect([off(accept()), off(reject())]).toEqual([true, true]);
    key('j');
    expect(shown()).toBe(`User ${second?.user_id}`);
    expect(screen.queryByText('Error updating request', { selector: 'section *' })).toBeNull();
  });

  it('success false is a refusal: shown, and the request stays on the desk [PAN-01, NET-06]', async () => {
    await open();
    const [first] = await pending();
    services.fault({
      call: DECIDE,
      times: 1,
      status: 200,
      body: { success: false, message: 'Try later' },
    });
    key('r');
    key('r');
    await waitFor(() => expect(within(desk()).getByText('Try later')).toBeTruthy());
    expect(shown()).toBe(`User ${first?.user_id}`);
    expect(off(reject())).toBe(false);
    key('r');
    expect(within(desk()).queryByText('Try later')).toBeNull();
  });

  it.each([
    [true, 'decided'],
    [false, 'pending'],
  ])(
    'no answer (taken effect: %s): says so, reads the state: %s [PAN-01, NET-06]',
    async (applied, state) => {
      await open();
      const [first] = await pending();
      services.fault({ call: DECIDE, times: 1, status: 502, applied });
      key('r');
      key('r');
      await waitFor(
        () =>
          expect(
            screen.getByText(new RegExp(`state is .*${state}|still .*${state}`, 'i')),
          ).toBeTruthy(),
        { timeout: 20_000 },
      );
      expect(shown()).toBe(`User ${first?.user_id}`);
      expect(sent()).toEqual([`${first?._id} REJECTED`]);
      expect(off(reject())).toBe(applied);
    },
  );

  it('an unknown status switches both off; a missing user is still one request [NET-11, PAN-01]', async () => {
    const { _id } = await nth(0);
    const odd = { _id, user_id: null, pan: null, status: 'on-hold', urls: [] };
    services.fault({ call: LIST, status: 200, body: { data: [odd, await nth(1)] } });
    await open();
    expect([off(accept()), off(reject())]).toEqual([true, true]);
    // Its own id is another thing than a user's; only its control says it, to tell it from others.
    expect(shown()).toBe('User —');
    const control = screen.getByRole('button', { name: new RegExp(`— \\W?\\(?${_id}`) });
    expect(control.textContent).toBe('—');
    key('j');
    expect(off(reject())).toBe(false);
  });

  it('finds a request again behind others whose user ids begin alike [PAN-01]', async () => {
    const rows = await pending();
    for (const [index, row] of rows.slice(1, 25).entries())
      await services.patch({
        collection: 'panVerifications',
        where: { _id: row._id },
        data: { user_id: `77${index}` },
      });
    const last = rows[24];
    await services.patch({
      collection: 'panVerifications',
      where: { _id: last?._id ?? '' },
      data: { user_id: '77' },
    });
    await open('support', `${PATH}?page=3`);
    for (let n = 0; n < 4; n++) key('j');
    expect(shown()).toBe('User 77');
    key('r');
    key('r');
    await waitFor(() => expect(sent()).toEqual([`${last?._id} REJECTED`]));
  });

  it('keeps the search while its only request leaves [PAN-01, NET-04]', async () => {
    const { user_id } = await nth(0);
    await open('support', `${PATH}?filter={"search":"${user_id}"}`);
    key('r');
    key('r');
    await screen.findByRole('button', { name: 'Clear filters' });
    expect(services.requests(LIST).at(-1)?.query.search).toBe(String(user_id));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11));
  });
});
