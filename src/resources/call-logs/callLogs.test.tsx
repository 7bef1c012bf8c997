// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { openConsole, plainStyles, setupConsole } from '#testing/screen.tsx';
import { copiedTexts } from '#testing/ui.tsx';

plainStyles();
const services = setupServices();
setupConsole();

const LIST = 'GET auth calllogs/';
const open = (query = '') =>
  openConsole(issueToken({ role: 'tech-support' }), `/call-logs/manage${query}`);
const rows = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('tbody tr')];
    if (found.length === 0) throw new Error('no rows yet');
    return found;
  });
const call = (n: number, fields: Record<string, unknown> = {}) => ({
  _id: `c${n}`,
  customer_number: `+91980000000${n}`,
  agent_number: '+912240010001',
  transcription: 'Customer: hello',
  sentiment_analysis: 'neutral$Asks for help$More',
  call_recording: null,
  ...fields,
});
const answer = (data: unknown[], totalPages = 1) =>
  services.fault({ call: LIST, status: 200, body: { data, pagination: { totalPages } } });
const queries = () => services.requests(LIST).map(({ query }) => query);
const cellsOf = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    : [];
const search = (typed: string) =>
  fireEvent.change(screen.getByLabelText('Search by customer number'), {
    target: { value: typed },
  });
const choose = async (sentiment: string) => {
  fireEvent.mouseDown(within(screen.getByRole('search')).getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name: sentiment }));
};

describe('the list of calls', () => {
  it('shows ten a page: customer, agent, transcription, sentiment, recording [CAL-01]', async () => {
    await open();
    expect(await rows()).toHaveLength(10);
    expect(queries()).toEqual([{ page: '1', limit: '10' }]);
    expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
      'Customer',
      'Agent',
      'Transcription',
      'Sentiment',
      'Recording',
    ]);
    expect(screen.getByText('of 9')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: '2', limit: '10' }));
  });

  it('is searched by a number with its + kept, from page 1 [CAL-01, UI-09]', async () => {
    answer([call(1)], 9);
    await open('?page=3');
    await rows();
    search(' +9198000 ');
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ page: '1', limit: '10', search: '+9198000' }),
    );
  });

  it('asks once for what was typed fast, and shows the last answer only [UI-09]', async () => {
    await open();
    const [first] = await rows();
    const number = cellsOf(first)[0]?.match(/\+\d+/)?.[0] ?? '';
    for (let end = 1; end <= number.length; end += 1) search(number.slice(0, end));
    await waitFor(() => expect(queries().at(-1)?.search).toBe(number));
    expect(queries()).toHaveLength(2);
    await waitFor(async () => {
      for (const row of await rows()) expect(row.textContent).toContain(number);
    });
  });

  it('offers positive, neutral and negative, sends the chosen one, and all again [CAL-01]', async () => {
    await open();
    await rows();
    fireEvent.mouseDown(within(screen.getByRole('search')).getByRole('combobox'));
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options.map((one) => one.textContent)).toEqual([
      'All',
      'Positive',
      'Neutral',
      'Negative',
    ]);
    fireEvent.click(screen.getByRole('option', { name: 'Negative' }));
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ page: '1', limit: '10', sentiment: 'negative' }),
    );
    await choose('All');
    await waitFor(() => expect(queries().at(-1)).toEqual({ page: '1', limit: '10' }));
  });

  it('copies the sentiment as the list reads, not as it is stored [CAL-02, UI-17]', async () => {
    const copied = copiedTexts();
    answer([call(1, { sentiment_analysis: 'negative$Late payout$Since $ Monday' })]);
    await open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: 'Copy rows' }));
    await waitFor(() => expect(copied[0]).toContain('negative: Late payout – Since $ Monday'));
  });

  it('says when no call is found', async () => {
    answer([]);
    await open();
    expect(await screen.findByText('No calls found.')).toBeTruthy();
  });

  it.each([
    [{ status: 422, body: { message: 'Bad filter' } }, 'Error fetching data: 422 Bad filter'],
    [{ status: 403, body: { message: 'Not yours' } }, 'Error fetching data: 403 Not yours'],
    [
      { fault: 'wrong-shape' as const },
      /^Error fetching data: .*Unexpected answer from auth: data/,
    ],
  ])('says what failed: %j, and tries again [CAL-03]', async (fault, text) => {
    services.fault({ call: LIST, ...fault });
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
    services.clearFaults();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(10);
  });
});

describe('a call', () => {
  it.each<[unknown, string, string | null]>([
    ['negative$Waits for money$Was promised', 'Negative', 'Waits for money'],
    [' Positive $ Content $', 'Positive', 'Content'],
    ['positive', 'Positive', null],
    ['angry$Unknown label$x', 'angry', 'Unknown label'],
    ['<b>bad</b>$<img src=x>$d', '<b>bad</b>', '<img src=x>'],
    ['$$$', '—', null],
    ['', '—', null],
    [null, '—', null],
    [42, '—', null],
    [{ odd: 1 }, '—', null],
  ])(
    'with sentiment %j reads %s, %s, and its row works [CAL-02]',
    async (analysis, label, summary) => {
      answer([call(1, { sentiment_analysis: analysis })]);
      await open();
      const [row] = await rows();
      const [, , transcription, sentiment] = cellsOf(row);
      expect(transcription).toBe('View');
      expect(sentiment?.replace(/Details$/, '')).toBe(`${label}${summary ?? ''}`);
      expect(document.querySelector('tbody img, tbody b')).toBeNull();
    },
  );

  it("shows the detail in 'Sentiment Analysis', further $ as lines, amounts whole [CAL-02]", async () => {
    const analysis = 'negative$Lost winnings$Caller lost $5 and $10$Call back$ $Twice';
    answer([call(1, { sentiment_analysis: analysis })]);
    await open();
    await rows();
    fireEvent.click(screen.getByRole('button', { name: 'Sentiment details of +919800000001' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sentiment Analysis' });
    expect(within(dialog).getByText('Lost winnings')).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Caller lost $5 and $10', 'Call back', 'Twice']);
  });

  it('opens its transcription, in which words are found and stepped through [CAL-01, CAL-04]', async () => {
    const text = 'Customer: My refund?\nAgent: The REFUND came.\nCustomer: refund\n  came, thanks.';
    answer([call(1, { transcription: text }), call(2, { transcription: null })]);
    await open();
    const [, without] = await rows();
    expect(cellsOf(without)[2]).toBe('—');
    fireEvent.click(
      screen.getByRole('button', { name: 'View the transcription of +919800000001' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Transcription: +919800000001' });
    expect(dialog.querySelector('bdi')?.textContent).toBe(text);
    const marked = () => dialog.querySelector('mark')?.textContent;
    const box = within(dialog).getByLabelText('Find in transcription');
    fireEvent.change(box, { target: { value: 'refund came' } });
    await waitFor(() => expect(marked()).toBe('REFUND came'));
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => expect(marked()).toBe('refund\n  came'));
    fireEvent.change(box, { target: { value: 'money' } });
    await waitFor(() => expect(marked()).toBeUndefined());
    expect(dialog.querySelector('bdi')?.textContent).toBe(text);
  });

  it('without a usable recording says so at once [CAL-04, NET-12]', async () => {
    const odd = [null, '', 'javascript:alert(1)', 7];
    answer(odd.map((call_recording, n) => call(n, { call_recording })));
    await open();
    for (const row of await rows()) expect(cellsOf(row)[4]).toContain('Recording unavailable');
    expect(document.querySelector('audio')).toBeNull();
  });
});
