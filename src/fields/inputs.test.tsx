// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#config/testConfig.ts';
import type { FieldType } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { renderUi } from '#ui/testing.tsx';

beforeEach(() => setConfig(testConfig()));
afterEach(cleanup);

interface FormProps {
  type: FieldType;
  stored: unknown;
  sent: unknown[];
  answer?: Promise<void>;
  hint?: string;
}

function Form({ type, stored, sent, answer, hint }: FormProps) {
  const form = useForm({ defaultValues: { value: stored } });
  const { Input } = kindOf(type);
  return (
    <FormProvider {...form}>
      <form
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
