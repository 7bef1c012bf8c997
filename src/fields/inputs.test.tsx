// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type DataProvider, DataProviderContext } from 'ra-core';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '#cache/queryClient.ts';
import { setConfig } from '#config/current.ts';
import type { Field, FieldType } from '#fields/field.ts';
import { kinds } from '#fields/furtherKinds.ts';
import { inputOf } from '#fields/inputs.tsx';
import { kindOf } from '#fields/kinds.ts';
import { testConfig } from '#testing/testConfig.ts';
import { renderUi } from '#testing/ui.tsx';

beforeEach(() => setConfig(testConfig()));
afterEach(cleanup);

interface FormProps {
  type: FieldType;
  stored: unknown;
  sent: unknown[];
  answer?: Promise<void>;
  hint?: string;
  rules?: Partial<Field>;
}

function Form({ type, stored, sent, answer, hint, rules }: FormProps) {
  const form = useForm({ defaultValues: { value: stored } });
  const Input = inputOf(type);
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ value }) => {
          sent.push(value);
          return answer;
        })}
      >
        <Input
          field={{
            source: 'value',
            type,
            label: { text: 'Value' },
            ...(hint !== undefined && { hint: { text: hint } }),
            ...rules,
          }}
        />
        <button type="submit">Save</button>
      </form>
    </FormProvider>
  );
}

/** A form of one field, and what it sent. */
function openForm(type: FieldType, stored: unknown, answer?: Promise<void>) {
  const sent: unknown[] = [];
  renderUi(<Form type={type} stored={stored} sent={sent} {...(answer && { answer })} />);
  return {
    sent,
    input: () => screen.getByLabelText<HTMLInputElement>('Value'),
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

it('an object is typed as JSON and stays an object; what does not parse is refused [CFG-01, UI-06]', async () => {
  const { input, save, sent } = openForm('json', { a: 1 });
  expect(input().value).toBe('{\n "a": 1\n}');
  type(input(), '{"a": 2');
  save();
  expect(await screen.findByText('Not valid JSON')).toBeTruthy();
  expect(sent).toEqual([]);
  type(input(), '{"a": 2}');
  save();
  await waitFor(() => expect(sent).toEqual([{ a: 2 }]));
});

it('a text that holds JSON stays a text [CFG-01]', async () => {
  const { input, save, sent } = openForm('json', '{"a":1}');
  type(input(), '{"a":2}');
  save();
  await waitFor(() => expect(sent).toEqual(['{"a":2}']));
});

it.each([
  ['2026-11-28', '2026-11-28'],
  ['2026-11-28T20:00:00Z', '2026-11-29'],
  [1795910400, '2026-11-29'],
  ['garbage', ''],
])('a date %j is picked as %j, in the configured zone [CFG-01, APP-17]', (stored, day) => {
  expect(openForm('date', stored).input().value).toBe(day);
});

it('an amount that came as text is there to be changed [CFG-01, UI-06]', () => {
  expect(openForm('rupees', '12.50').input().value).toBe('12.5');
});

it.each<[FieldType, unknown]>([
  ['text', 'a'],
  ['number', 7],
  ['rupees', '12.50'],
  ['date', '2026-11-28'],
  ['boolean', true],
  ['json', { a: 1 }],
])('what is typed as %s cannot be changed while it is on its way [UI-10]', async (type, stored) => {
  let end = () => {};
  const { input, save, sent } = openForm(
    type,
    stored,
    new Promise<void>((resolve) => (end = resolve)),
  );
  const locked = () => input().readOnly || input().disabled;
  expect(locked()).toBe(false);
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(locked()).toBe(true);
  end();
  await waitFor(() => expect(locked()).toBe(false));
});

it.each(['ArrowUp', 'PageDown'])(
  '%s does not step a number that is on its way [UI-10]',
  async (key) => {
    const { input, save, sent } = openForm('number', 7, new Promise<void>(() => {}));
    save();
    await waitFor(() => expect(sent).toEqual([7]));
    fireEvent.keyDown(input(), { key });
    expect(input().value).toBe('7');
  },
);

it('a number says its hint, and the mistake in its place [CFG-01, UI-06]', async () => {
  renderUi(<Form type="number" stored={5} sent={[]} hint="Rupees a head" />);
  screen.getByText('Rupees a head');
  type(screen.getByLabelText('Value'), '1,000');
  fireEvent.blur(screen.getByLabelText('Value'));
  await waitFor(() => expect(screen.queryByText('Rupees a head')).toBeNull());
});

it.each<[FieldType, Partial<Field>, stored: unknown, shown: string, typed: string, sent: unknown]>([
  ['percent', { fraction: true }, 0.07, '7', '12.5', 0.125],
  ['percent', {}, 12.5, '12.5', '7', 7],
  ['money', { currency: 'EUR' }, '12.50', '12.5', '0.1', 0.1],
  [
    'datetime',
    {},
    '2026-11-28T20:00:26Z',
    '2026-11-29T01:30',
    '2026-12-01T01:30',
    '2026-11-30T20:00:26Z',
  ],
  ['date', {}, '2026-11-28T20:00:26Z', '2026-11-29', '2026-12-01', '2026-11-30T20:00:26Z'],
  ['date', { day: true }, '2026-11-28', '2026-11-28', '2026-12-01', '2026-12-01'],
  ['date', {}, '1965-03-02', '1965-03-02', '1950-01-31', '1950-01-31'],
  ['date', {}, null, '', '1950-01-31', '1950-01-31'],
])(
  '%s %j of %j shows %j, and typed %j sends %j [CFG-10]',
  async (kind, rules, stored, shown, typed, expected) => {
    const sent: unknown[] = [];
    renderUi(<Form type={kind} stored={stored} sent={sent} rules={rules} />);
    const input = screen.getByLabelText<HTMLInputElement>('Value');
    expect(input.value).toBe(shown);
    type(input, typed);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expected]));
  },
);

/** What a reference offers. */
const leagues = { getList: async () => ({ data: [{ id: 1, name: 'Mega' }], total: 1 }) };
const Offered = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <DataProviderContext value={leagues as unknown as DataProvider}>{children}</DataProviderContext>
  </QueryClientProvider>
);

describe('a refused value of a declared form', () => {
  const NOT_PLAIN =
    'Only digits, with one dot for decimals: no commas, letters or other characters.';
  const NOT_EXACT = 'This number cannot be kept exactly: too large, or too many digits.';
  const DEEP = `${'['.repeat(101)}${']'.repeat(101)}`;
  const needed: Partial<Field> = { required: true };
  const short: Partial<Field> = { maxLength: 3 };
  const choices = [{ id: 'a', label: { text: 'A' } }];
  type Case = [
    FieldType,
    rules: Partial<Field>,
    stored: unknown,
    typed: string | null,
    said: string,
  ];
  /** Null as `typed`: nothing is chosen. */
  const cases: Case[] = [
    ...(['text', 'image', 'audio'] as const).flatMap((kind): Case[] => [
      [kind, needed, 'a', '', 'Required'],
      [kind, needed, 'a', ' \u200b', 'Required'],
      [kind, short, 'a', 'लंबा नाम', 'At most 3 characters (now 8)'],
    ]),
    ['text', { ...short, multiline: true }, 'a', 'ab\ncd', 'At most 3 characters (now 5)'],
    ...(['number', 'rupees'] as const).flatMap((kind): Case[] => [
      [kind, needed, 5, '', 'Required'],
      ...['1,000', '1e3', '12abc', '٣', '--1', '1.2.3', 'NaN'].map(
        (typed): Case => [kind, {}, 5, typed, NOT_PLAIN],
      ),
      [kind, { integer: true }, 5, '12.9', 'Only a whole number.'],
      [kind, {}, 5, '9007199254740993', NOT_EXACT],
      [kind, {}, 5, '0.12345678901234567891', NOT_EXACT],
      [kind, { min: 1 }, 5, '0', 'Not less than 1.'],
      [kind, { max: 10 }, 5, '11', 'Not more than 10.'],
    ]),
    ['date', needed, '2026-11-28', '', 'Required'],
    ['boolean', needed, null, null, 'Required'],
    ['choice', { ...needed, choices }, null, null, 'Required'],
    ['status', { ...needed, choices }, null, null, 'Required'],
    ['reference', { ...needed, reference: 'leagues' }, null, null, 'Required'],
    ...(['money', 'percent'] as const).flatMap((kind): Case[] => [
      [kind, needed, 5, '', 'Required'],
      [kind, { decimals: 1 }, 5, '1.25', 'At most 1 decimal places.'],
    ]),
    ['money', { currency: 'JPY' }, 5, '1.5', 'At most 0 decimal places.'],
    ['datetime', needed, '2026-11-28T20:00:00Z', '', 'Required'],
    [
      'datetime',
      {},
      '2026-11-28T20:00:00Z',
      '1950-01-01T10:00',
      'Not a date between 1971 and 2199',
    ],
    ['date', {}, '2026-11-28', '1850-01-01', 'Not a date between 1900 and 2199'],
    ['date', {}, '2026-11-28T20:00:00Z', '1950-01-01', 'Not a date between 1971 and 2199'],
    ['email', {}, 'a@example.com', 'a@', 'Not an e-mail address'],
    ['phone', {}, '98123 45678', 'call me', 'Not a phone number'],
    [
      'link',
      {},
      null,
      'javascript:alert(1)',
      'Must be an address that begins with https:// or http://',
    ],
    ['colour', {}, null, 'red', 'Must be a colour such as #00aa77'],
    ['longText', short, 'a', 'ab\ncd', 'At most 3 characters (now 5)'],
    [
      'text',
      { pattern: '[A-Z]{3}', invalid: { text: 'Three capitals' } },
      'ABC',
      'AB',
      'Three capitals',
    ],
    ['json', needed, { a: 1 }, '', 'Required'],
    ['json', {}, { a: 1 }, '{"a": 2', 'Not valid JSON'],
    ['json', {}, '{"a":1}', '{a: 2}', 'Not valid JSON'],
    ['json', {}, { a: 1 }, DEEP, 'Nested deeper than 100 levels'],
  ];

  it.each(cases)(
    '%s %j, %j, typed %j: %s [CFG-01, UI-06, UI-10]',
    async (kind, rules, stored, typed, said) => {
      const sent: unknown[] = [];
      renderUi(
        <Offered>
          <Form type={kind} stored={stored} sent={sent} rules={rules} />
        </Offered>,
      );
      const input = () => screen.getByLabelText<HTMLInputElement>(/^Value/);
      if (typed !== null) type(input(), typed);
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await screen.findByText(said);
      await waitFor(() => expect(input().getAttribute('aria-invalid')).toBe('true'));
      if (typed !== null) expect(input().value).toBe(typed);
      expect(sent).toEqual([]);
    },
  );

  it('is asserted of every kind [CFG-01]', () => {
    // What is typed in several inputs is tried in resource-kit/plain/nested.test.tsx.
    const asserted = [...cases.map(([kind]) => kind), 'choices', 'list', 'map'];
    expect(new Set(asserted)).toEqual(new Set(Object.keys(kinds)));
  });
});

it('a record that has no picture shows that there is none; a broken address shows what it is of [CFG-01]', () => {
  const { Cell } = kindOf('image');
  const field = { source: 'picture', type: 'image', label: { text: 'Picture' } } as const;
  renderUi(<Cell value={null} field={field} record={{ id: 1 }} />);
  expect(screen.getByText('—')).toBeTruthy();
  renderUi(<Cell value="javascript:x" field={field} record={{ id: 2 }} />);
  expect(screen.getByRole('img', { name: 'Image: Picture' })).toBeTruthy();
});

it('a long text is cut to two lines in a list, and whole on the record’s page [CFG-10]', () => {
  const { Cell, Full = () => null } = kindOf('longText');
  const field = { source: 'note', type: 'longText', label: { text: 'Note' } } as const;
  const value = 'A word and more. '.repeat(20).trim();
  renderUi(<Cell value={value} field={field} record={{ id: 1 }} />);
  expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
  cleanup();
  renderUi(<Full value={value} field={field} record={{ id: 1 }} />);
  expect(screen.getByText(value)).toBeTruthy();
});
