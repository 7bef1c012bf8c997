// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { definePlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';

plainStyles();
const services = setupServices();
setupConsole({ services: { ...testConfig().services, demo: '/services/demo/' } });

const offers = definePlainResource({
  name: 'worded-offers',
  path: 'offers',
  label: { en: 'Offers', hi: 'ऑफ़र' },
  one: { en: 'offer', hi: 'एक ऑफ़र' },
  service: 'demo',
  roles: ['admin'],
  menu: { en: 'Shop', hi: 'दुकान' },
  fields: [
    { source: 'title', type: 'text', label: { en: 'Title', hi: 'शीर्षक' } },
    { source: 'note', type: 'text', label: { en: 'Note' } },
    {
      source: 'kind',
      type: 'choice',
      choices: [{ id: 'x', label: { en: 'Open', hi: 'खुला' } }],
    },
  ],
  create: true,
  rowActions: [
    {
      name: 'close',
      label: { en: 'Close', hi: 'बंद करें' },
      path: 'offers/{id}/close',
      confirm: {
        title: { en: 'Close {title}', hi: '{title} बंद करें' },
        text: { en: 'Close it now?', hi: 'अभी बंद करें?' },
      },
    },
  ],
});

/** What the list says of itself: menu, heading, control for a new one, columns, the row. */
const said = async (add: string, heading: string, section: string) => {
  await screen.findByRole('heading', { name: heading });
  const row = await screen.findByRole('row', { name: /Diwali/ });
  return [
    screen.getAllByText(section)[0]?.textContent,
    screen.getByRole('link', { name: add }).textContent,
    ...screen.getAllByRole('columnheader').map((head) => head.textContent),
    ...within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ];
};

it('says each label in the language in use, and in English where Hindi is missing [CFG-01, CFG-03, APP-17]', async () => {
  services.server.use(
    http.get('*/services/demo/offers', () =>
      HttpResponse.json([{ id: 7, title: 'Diwali', note: 'n', kind: 'x' }], {
        headers: { 'content-range': 'offers 0-0/1' },
      }),
    ),
  );
  await openConsole(issueToken({ role: 'admin' }), offers.route, [offers]);
  expect(await said('Add offer', 'Offers', 'Shop')).toEqual([
    'Shop',
    'Add offer',
    'Title',
    'Note',
    'Kind',
    'Actions',
    'Diwali',
    'n',
    'Open',
    'Close',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Language: हिन्दी' }));
  const hindi = await said('एक ऑफ़र जोड़ें', 'ऑफ़र', 'दुकान');
  expect(hindi.filter((text) => text !== 'Diwali')).toEqual(
    expect.arrayContaining(['दुकान', 'शीर्षक', 'Note', 'Kind', 'खुला', 'बंद करें']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('heading').textContent).toBe('Diwali बंद करें');
  expect(dialog.getByText('अभी बंद करें?')).toBeTruthy();
});
