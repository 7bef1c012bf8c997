// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderUi, Wrapper } from '#testing/ui.tsx';
import { StatusChip } from './StatusChip.tsx';

afterEach(cleanup);

const toneShown = () => document.querySelector('[data-tone]')?.getAttribute('data-tone');

it.each([
  ['active', 'Active', 'positive'],
  ['inactive', 'Inactive', 'neutral'],
  ['declared', 'Declared', 'negative'],
  ['cancelled', 'Cancelled', 'negative'],
  ['rejected', 'Rejected', 'negative'],
  ['REJECTED', 'Rejected', 'negative'],
  ['pending', 'Pending', 'waiting'],
])('%s reads %s in the %s tone [UI-07]', (status, word, tone) => {
  renderUi(<StatusChip status={status} />);
  expect(screen.getByText(word)).toBeTruthy();
  expect(toneShown()).toBe(tone);
});

it.each(['settling_v2', 'ACTIVE', '__proto__', 'constructor'])(
  'an unknown status %s is grey with its raw text [NET-11]',
  (status) => {
    renderUi(<StatusChip status={status} />);
    expect(screen.getByText(status)).toBeTruthy();
    expect(toneShown()).toBe('neutral');
  },
);

it.each([null, undefined, '', ' ', {}])('a missing status (%j) is — [NET-11]', (status) => {
  renderUi(<StatusChip status={status} />);
  expect(screen.getByText('—')).toBeTruthy();
  expect(toneShown()).toBeUndefined();
});

it('speaks Hindi, and takes words and tone of an area', () => {
  render(
    <Wrapper locale="hi">
      <StatusChip status="active" />
      <StatusChip status="other" tone="waiting" label="In review" />
    </Wrapper>,
  );
  expect(screen.getByText('सक्रिय')).toBeTruthy();
  expect(screen.getByText('In review').parentElement?.dataset.tone).toBe('waiting');
});
