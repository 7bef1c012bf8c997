// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '#authProvider/session.ts';
import { demo } from '#mocks/data/demo.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const offers = definePlainResource({
  name: 'offers',
  label: 'Offers',
  one: 'offer',
  service: 'demo',
  roles: ['admin'],
  perPage: 10,
  sort: { field: 'title', order: 'ASC' },
  fields: [{ source: 'title', type: 'text', search: true }],
  bulkActions: [
    {
      name: 'activate',
      label: 'Activate',
      method: 'PUT',
      path: 'offers/{id}',
      body: { status: 'active' },
      confirm: { title: 'Activate', text: '{title}?' },
    },
  ],
});
async function open() {
  const { demoRecords } = await services.db().area(demo);
  for (const n of [1, 2, 3])
    await demoRecords.create({ resource: 'offers', id: `o${n}`, values: { title: `Offer ${n}` } });
  const token = issueToken({ role: 'admin', userId: 'u-1' });
  const opened = await openConsole(token, '/offers', [offers]);
  await rowOf('Offer 1');
  return opened;
}
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const isTicked = async (name: string) =>
  within(await rowOf(name)).getByRole<HTMLInputElement>('checkbox').checked;
/** The names of the ticks that are set. */
const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Select Offer/ })
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));
const key = (init: KeyboardEventInit) =>
  fireEvent.keyDown(document.activeElement ?? document.body, init);

describe('the keys of a list', () => {
  it.each([
    ['with Caps Lock', { key: 'J', code: 'KeyJ' }, { key: 'X', code: 'KeyX' }],
    ['on a Hindi keyboard', { key: 'र', code: 'KeyJ' }, { key: 'ॉ', code: 'KeyX' }],
  ])('are the letters printed on them: %s [UI-11, APP-17]', async (_how, down, tick) => {
    await open();
    key(down);
    key(down);
    key(tick);
    expect([await isTicked('Offer 1'), await isTicked('Offer 2')]).toEqual([false, true]);
  });

  it('stop at the first row, and are left to the browser with Alt or ⌘ and to whoever types [UI-11]', async () => {
    await open();
    for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }])
      key({ key: 'j', code: 'KeyJ', ...held });
    key({ key: 'x', code: 'KeyX' });
    expect(ticked()).toEqual([]);
    const box = screen.getByRole('textbox', { name: 'Title' });
    fireEvent.keyDown(box, { key: 'j', code: 'KeyJ' });
    key({ key: 'x', code: 'KeyX' });
    expect(ticked()).toEqual([]);
    for (const letter of ['j', 'k', 'k']) key({ key: letter, code: `Key${letter.toUpperCase()}` });
    key({ key: 'x', code: 'KeyX' });
    expect(ticked()).toEqual(['Select Offer 1']);
  });

  it('are dead in a composition, and go to the search and the help on a Hindi keyboard too [UI-11, APP-17]', async () => {
    await open();
    key({ key: 'j', code: 'KeyJ', isComposing: true });
    key({ key: 'x', code: 'KeyX' });
    expect(await isTicked('Offer 1')).toBe(false);
    key({ key: 'य', code: 'Slash' });
    expect(document.activeElement?.tagName).toBe('INPUT');
    (document.activeElement as HTMLElement).blur();
    key({ key: 'य़', code: 'Slash', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });
});

it('the name typed for a view outlives the end of the session [APP-08, UI-11]', async () => {
  const first = await open();
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the view' });
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.change(name(), { target: { value: 'Mine' } });
  act(() => endSession('expired'));
  first.unmount();
  const token = issueToken({ role: 'admin', userId: 'u-1' });
  await openConsole(token, '/offers', [offers]);
  await rowOf('Offer 1');
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  expect(name().value).toBe('Mine');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(name().value).toBe('');
});
