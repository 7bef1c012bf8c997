// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '#testing/ui.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { useRangeDraft } from './useRangeDraft.ts';

afterEach(cleanup);

function Days() {
  const draft = useRangeDraft({ from: '2022-04-01', to: '2022-04-09' });
  return <DateRangeField label="Days" draft={draft} onPick={vi.fn()} />;
}

it('marks an end that is no day once it is left or sent, not while it is typed [RNG-01, UI-14]', () => {
  renderUi(<Days />);
  const from = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^From/ });
  const marked = () => from().getAttribute('aria-invalid') === 'true';
  fireEvent.focus(from());
  fireEvent.change(from(), { target: { value: '31 Feb 2022' } });
  expect(marked()).toBe(false);
  fireEvent.keyDown(from(), { key: 'Enter' });
  expect(marked()).toBe(true);
  expect(screen.getByText(/31 Feb 2022/)).toBeTruthy();
  fireEvent.change(from(), { target: { value: '31 Feb 202' } });
  expect(marked()).toBe(false);
  fireEvent.blur(from());
  expect(marked()).toBe(true);
  fireEvent.change(from(), { target: { value: '1 Apr 2022' } });
  fireEvent.blur(from());
  expect(marked()).toBe(false);
});
