// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { setConfig } from '#config/current.ts';
import { issueToken, type Role } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole, testConfig } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';
// The list and its look are loaded when they are first opened: not while a test waits for them.
import '#resource-kit/list/ListOwnCards.tsx';
import '#resource-kit/ResourceList.tsx';
import '#ui/ActivityReceipt.tsx';
import './QuestionCard.tsx';
import './QuestionsHeading.tsx';
import './SettlementBar.tsx';
import './SettlementState.tsx';

const services = setupServices();
setupConsole();
vi.stubGlobal('scrollTo', () => {});
plainStyles();

const REPORT = 'GET auth trades/get-report';
const BY_QUESTION = 'GET auth trades/question/get-report';
const DISTRIBUTE = 'POST auth trades/distribute-winning';

const open = (game: number, role: Role = 'admin') =>
  openConsole(issueToken({ role, name: 'Meera' }), `/trades/questions-list/${game}`);
const button = (scope: HTMLElement, name: string | RegExp) =>
  within(scope).getByRole<HTMLButtonElement>('button', { name });
const bar = () => screen.findByRole('group', { name: 'Settlement' });
const sheet = async (step: string | RegExp = 'Distribute Winning') => {
  fireEvent.click(button(await bar(), step));
  return screen.findByRole('alertdialog', { name: 'Distribute Winnings' });
};
const receipt = () => screen.findByRole('region', { name: 'Receipt: Distribute Winning' });
const plain = (text: string | null) => (text ?? '').replace(/[\u2068\u2069]/g, '');
const says = (element: HTMLElement, words: RegExp | string) =>
  waitFor(() => expect(plain(element.textContent)).toMatch(words));

it('shows the figures of the game and of its questions, then the receipt of the payout; the next sheet names it and asks for the code [SET-01, SET-02, SET-03]', async () => {
  const copied = copiedTexts();
  await open(70001);
  const asked = await sheet();
  await says(asked, /Total Investment₹[\d,.]+Total Winnings₹0\.00Commission₹0\.00/);
  fireEvent.click(button(asked, 'Per question'));
  const table = await within(asked).findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(9);
  fireEvent.click(button(asked, 'Yes'));
  const paper = await receipt();
  await says(paper, /The books balance/);
  expect(plain(paper.textContent)).toMatch(/ByMeera/);
  expect(plain(paper.textContent)).toMatch(/Request IDreq-/);
  expect(plain(paper.textContent)).toMatch(
    /Answer of the serviceWinnings of \d+ trades distributed/,
  );
  expect(plain(paper.textContent)).toMatch(/Not settled yet₹[\d,.]+₹0\.00/);
  fireEvent.click(button(paper, 'Copy receipt'));
  await waitFor(() => expect(copied).toHaveLength(1));
  expect(copied[0]).toMatch(/^Receipt: Distribute Winning\nBy: Meera\n/);
  expect(copied[0]).toMatch(/Total Winnings\t₹0\.00\t₹[\d,]+\.\d\d\n/);

  const again = await sheet(/^Distribute Winning · Distributed \d\d:\d\d by \W?Meera/);
  await says(again, /Distributed \d\d:\d\d by Meera\. This was sent in this session already/);
  await says(again, /The report tells of winnings already/);
  fireEvent.click(button(again, 'Yes'));
  within(again).getByRole('textbox', { name: /^Type \W?70001\W? to go on$/ });
  expect(services.requests(DISTRIBUTE)).toHaveLength(1);
  fireEvent.click(button(again, 'No'));

  fireEvent.click(screen.getByRole('button', { name: 'Activity: 1' }));
  const list = await screen.findByRole('dialog', { name: 'Activity' });
  await within(list).findByText('Books balance');
  fireEvent.click(button(list, 'Show receipt'));
  await within(list).findByRole('region', { name: 'Receipt: Distribute Winning' });
});

it('shows the figures on the sheets of the other steps too, and sends nothing for it [SET-01]', async () => {
  await open(70001);
  for (const step of ['Mark Complete', 'Cancel Game', 'Cancel Unmatched']) {
    fireEvent.click(button(await bar(), new RegExp(`^${step}`)));
    const asked = await screen.findByRole('alertdialog');
    await says(asked, /Total Investment₹[\d,.]+Total Winnings₹0\.00Commission₹0\.00/);
    fireEvent.click(button(asked, 'No'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(services.requests().filter(({ call }) => call?.startsWith('POST'))).toEqual([]);
});

it('says by how much a game does not balance [SET-02]', async () => {
  await open(70011);
  const asked = await sheet();
  await says(asked, /Not settled yet₹/);
  fireEvent.click(button(asked, 'Yes'));
  await says(await receipt(), /The game does not balance by ₹12\.50/);
});

it('tells operations who may see the figures, and asks for none [SET-01]', async () => {
  await open(70001, 'operations');
  const asked = await sheet();
  await says(asked, /is shown to admin and tech-support/);
  fireEvent.click(button(asked, 'Yes'));
  await says(await receipt(), /is shown to admin and tech-support/);
  expect(services.requests(REPORT)).toEqual([]);
});

it('goes on when the report fails, says that figures are missing, and reads them again on demand [SET-01, SET-02]', async () => {
  services.fault({ call: REPORT, status: 403, body: { message: 'Report is closed' } });
  await open(70001);
  const asked = await sheet();
  await says(asked, /The figures of the game are missing: Report is closed/);
  services.clearFaults();
  fireEvent.click(button(asked, 'Read again'));
  await says(asked, /Total Winnings₹0\.00/);
  services.fault({ call: BY_QUESTION, status: 403, body: { message: 'Questions are closed' } });
  fireEvent.click(button(asked, 'Per question'));
  await says(asked, /The figures of the game are missing: Questions are closed/);
  services.clearFaults();
  fireEvent.click(button(asked, 'Read again'));
  await within(asked).findByRole('table');
  services.fault({ call: REPORT, status: 403, body: { message: 'Report is closed' } });
  fireEvent.click(button(asked, 'Yes'));
  await says(await receipt(), /read again until they change/);
  expect(services.requests(DISTRIBUTE)).toHaveLength(1);
});

it('says in front that the amount is large, and asks for the code [SET-04]', async () => {
  setConfig(testConfig({ bigAmount: 1000 }));
  await open(70001);
  const asked = await sheet();
  await says(asked, /^Distribute WinningsLarge amount: ₹[\d,.]+, more than ₹1,000\.00\./);
  fireEvent.click(button(asked, 'Yes'));
  expect(services.requests(DISTRIBUTE)).toHaveLength(0);
  fireEvent.change(within(asked).getByRole('textbox'), { target: { value: '70001' } });
  fireEvent.click(button(asked, 'Yes'));
  await receipt();
  expect(services.requests(DISTRIBUTE)).toHaveLength(1);
});
