// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { openConfirmation } from '#actions/confirmations.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import { asks, signInBy, testAction } from '#testing/actions.ts';
import { fakeService } from '#testing/fakeService.ts';
import { testConfig } from '#testing/testConfig.ts';
import { renderUi } from '#testing/ui.tsx';
import { ActionButton } from './ActionButton.tsx';

const service = fakeService();
const game = { id: 'g1', status: 'reconciled' };
const sentAt = Date.UTC(2022, 3, 9, 17, 25);
const button = () => screen.getByRole('button');

beforeEach(async () => {
  setConfig(testConfig());
  vi.useFakeTimers({ now: sentAt, toFake: ['Date'] });
  await signInBy(issueToken({ role: 'admin', name: 'Meera' }));
  service.answers(() => HttpResponse.json([game]));
});
afterEach(() => {
  cleanup();
  signOut();
  sessionStorage.clear();
  vi.useRealTimers();
});

const ONCE = { doneAt: 'settlement.doneAt.distributed' } as const;

function show(overrides: Parameters<typeof testAction>[1] = ONCE) {
  const action = testAction('money', { ...asks, label: 'prediction.distribute', ...overrides });
  renderUi(<ActionButton action={action} subject={game} extra={undefined} />);
}

const noted = (outcome: 'confirmed' | 'refused' | 'unknown', action = 'test.money') =>
  act(() => {
    const entry = { action, label: 'prediction.distribute' as const, record: 'game g1' };
    settleActivity(noteActivity(entry), { outcome, message: '' });
  });

it('of a step that was confirmed says so instead of looking armed, and still asks [PRD-15, UI-14]', () => {
  show();
  expect(button().textContent).toBe('Distribute Winning');
  expect(button().className).toContain('contained');
  noted('confirmed');
  expect(button().textContent).toBe('Distribute Winning · Distributed 22:55 by Meera');
  expect(button().className).not.toContain('contained');
  fireEvent.click(button());
  expect(openConfirmation()?.label).toBe('prediction.distribute');
});

it.each(['refused', 'unknown'] as const)(
  'whose newest sending ended as %s is armed as before [PRD-15]',
  (outcome) => {
    show();
    noted('confirmed');
    noted(outcome);
    expect(button().textContent).toBe('Distribute Winning');
    expect(button().className).toContain('contained');
  },
);

it('is not marked by another action, nor where a step may be done often [PRD-15]', () => {
  show();
  noted('confirmed', 'test.other');
  expect(button().textContent).toBe('Distribute Winning');
  cleanup();
  show({});
  noted('confirmed');
  expect(button().textContent).toBe('Distribute Winning');
});

it('that may not be done now, as it was done, says both when and why [UI-14, PRD-15]', () => {
  show({ ...ONCE, when: () => ({ key: 'actions.gone' }) });
  expect(button().textContent).toBe('Distribute Winning');
  noted('confirmed');
  expect(button().textContent).toMatch(/^Distribute Winning · Distributed \d\d:\d\d by /);
  expect(button().ariaDisabled).toBe('true');
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')).not.toBeNull();
});
