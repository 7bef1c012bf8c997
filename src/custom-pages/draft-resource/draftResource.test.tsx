// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const open = () => openConsole(issueToken({ role: 'admin' }), '/draft-resource');
const type = async (name: string, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const draft = () => fireEvent.click(screen.getByRole('button', { name: 'Draft' }));
const declaration = async () =>
  JSON.parse(
    (await screen.findByRole('region', { name: 'Declaration' })).querySelector('pre')
      ?.textContent ?? '',
  );

describe('the page that drafts a resource', () => {
  it('reads the list of a service once and writes nothing [CFG-14]', async () => {
    await open();
    await type('Path of the list', 'native-android/tooltips');
    const before = services.requests().length;
    draft();
    expect(await declaration()).toMatchObject({
      name: 'tooltips',
      path: 'native-android/tooltips',
      list: { records: 'result.tooltips', key: '_id' },
      fields: expect.arrayContaining([expect.objectContaining({ source: '_id', id: true })]),
    });
    const asked = services.requests().slice(before);
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET native-android/tooltips',
    ]);
  });

  it('takes a pasted sample, and says where one that is no JSON breaks [CFG-14, CFG-13]', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Pasted JSON' }));
    await type('Sample answer', '{"data": [\n  {"id": 1,}\n]}');
    draft();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The sample is not JSON: line 2, column 12.',
    );
    await type('Sample answer', '{"data": [{"id": 1, "price": 2.5}], "total": 1}');
    draft();
    expect(await declaration()).toMatchObject({
      list: { records: 'data', total: 'total' },
      fields: [{ source: 'id' }, { source: 'price', type: 'money' }],
    });
    expect(screen.queryByRole('alert', { name: '' })?.textContent ?? '').not.toContain('not JSON');
  });

  it('says what the service answered when it refuses, and keeps what was typed [CFG-14, UI-10]', async () => {
    await open();
    await type('Path of the list', 'no/such');
    draft();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^No such call/);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Path of the list' }).value).toBe(
      'no/such',
    );
    await type('Path of the list', '../auth');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Draft' }).disabled).toBe(true);
  });
});
