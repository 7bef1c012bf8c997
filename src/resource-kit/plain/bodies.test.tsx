// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import type { PlainResource } from '#resource-kit/plain/schema.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const BIG = '9007199254740993';
const STORED = `{"id":827,"name":"Old","note":"","owner":${BIG},"ratio":0.12345678901234567891,"configuration":{"mail":{"sender":"a@x.example","port":25},"on":true},"tags":["a"],"limit":${BIG}}`;

/** A service of one record that is answered as this text; what is sent to it, as text. */
function serve(stored: string) {
  const sent: { method: string; path: string; body: string }[] = [];
  const note = async ({ request }: { request: Request }) => {
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body: await request.text(),
    });
    return HttpResponse.json({ success: true });
  };
  const json = { 'content-type': 'application/json', 'content-range': 'users 0-0/1' };
  services.server.use(
    http.get('*/services/demo/users', () => new HttpResponse(`[${stored}]`, { headers: json })),
    http.get('*/services/demo/users/:id', () => new HttpResponse(stored, { headers: json })),
    http.post('*/services/demo/users', note),
    http.put('*/services/demo/users/:id', note),
    http.patch('*/services/demo/users/:id', note),
  );
  return sent;
}

let made = 0;
/** Each under a route of its own: a page is kept by its name. */
const users = (more: Partial<PlainResource> = {}): Resource =>
  definePlainResource({
    name: `users-${++made}`,
    path: 'users',
    label: 'Users',
    one: 'user',
    service: 'demo',
    roles: ['admin'],
    fields: [
      { source: 'name', type: 'text' },
      { source: 'note', type: 'text' },
      { source: 'absent', type: 'text' },
      { source: 'limit', type: 'number' },
      { source: 'configuration.mail.sender', type: 'text', label: 'Sender' },
      { source: 'owner', type: 'text', form: false },
    ],
    create: true,
    edit: true,
    ...more,
  });

const open = (path: string, resource: Resource) =>
  openConsole(issueToken({ role: 'admin' }), `${resource.route}${path}`, [resource]);
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('a configured form', () => {
  it('sends the record as it was read with what was typed in it, every digit kept [CFG-02, UI-10]', async () => {
    const sent = serve(STORED);
    await open('/827/edit', users());
    await type('Name', 'New');
    await type('Sender', 'b@x.example');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([
      {
        method: 'PUT',
        path: '/services/demo/users/827',
        body: STORED.replace('"Old"', '"New"').replace('a@x', 'b@x'),
      },
    ]);
  });

  it('shows a number that no double is with all its digits, and leaves it [UI-06]', async () => {
    serve(STORED);
    await open('/827/edit', users());
    const limit = await screen.findByLabelText<HTMLInputElement>('Limit');
    expect([limit.value, limit.readOnly]).toEqual([BIG, true]);
    screen.getByText('This value cannot be changed here. It stays as it is.');
  });

  it('may send only what was changed, by PATCH [CFG-02]', async () => {
    const sent = serve(STORED);
    await open('/827/edit', users({ send: 'changed' }));
    await type('Sender', 'b@x.example');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.method).toBe('PATCH');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      configuration: { mail: { sender: 'b@x.example', port: 25 }, on: true },
    });
  });

  it('writes a dotted source where it is read and a default of JSON as its value, in a new record too [CFG-01]', async () => {
    const sent = serve(STORED);
    const fields: PlainResource['fields'] = [
      { source: 'configuration.mail.sender', type: 'text', label: 'Sender' },
      { source: 'tags', type: 'json', default: '[]' },
    ];
    await open('/create', users({ fields }));
    await type('Sender', 'b@x.example');
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.method).toBe('POST');
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      configuration: { mail: { sender: 'b@x.example' } },
      tags: [],
    });
  });

  it('sends a number typed as JSON with every digit [UI-06]', async () => {
    const sent = serve(STORED);
    await open('/827/edit', users({ fields: [{ source: 'tags', type: 'json' }] }));
    await type('Tags', `{"a":${BIG}}`);
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toBe(STORED.replace('["a"]', `{"a":${BIG}}`));
  });

  it('opens, shows and keeps a value of 10,000 levels [NET-11]', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const stored = `{"id":827,"name":"Old","tree":${deep}}`;
    const sent = serve(stored);
    const fields: PlainResource['fields'] = [
      { source: 'name', type: 'text' },
      { source: 'tree', type: 'json' },
    ];
    const resource = users({ fields, show: true });
    await open('/827/edit', resource);
    await type('Name', 'New');
    expect(screen.getByLabelText<HTMLInputElement>('Tree').readOnly).toBe(true);
    save();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toBe(stored.replace('Old', 'New'));
    // Saved, it goes back to the list.
    expect(await screen.findByText(/… \(cut\)$/)).toBeTruthy();
  });

  it.each(['1,000', '12.5.1', '9007199254740993', '१२'])(
    '%s in a number field is refused, not saved as nothing [UI-06]',
    async (typed) => {
      const sent = serve(STORED.replace(`"limit":${BIG}`, '"limit":5'));
      await open('/827/edit', users());
      await type('Limit', typed);
      save();
      await act(async () => {});
      expect(screen.getByLabelText('Limit').getAttribute('aria-invalid')).toBe('true');
      await type('Limit', '12');
      save();
      await waitFor(() => expect(sent).toHaveLength(1));
      expect(JSON.parse(sent[0]?.body ?? '').limit).toBe(12);
    },
  );
});
