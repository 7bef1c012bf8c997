// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { noteSent, sentAt } from './sentMail.ts';

beforeEach(() => localStorage.clear());

const DAY = 24 * 3_600_000;
const NOW = Date.UTC(2022, 3, 9);

it('remembers a template and file for 7 days, and not another [MAIL-06]', async () => {
  await noteSent('d-1', 'users.csv', NOW);
  expect(await sentAt('d-1', 'users.csv', NOW + 7 * DAY - 1)).toBe(NOW);
  expect(await sentAt('d-1', 'users.csv', NOW + 7 * DAY)).toBeNull();
  expect(await sentAt('d-2', 'users.csv', NOW)).toBeNull();
  expect(await sentAt('d-1', 'other.csv', NOW)).toBeNull();
});

it('tells the last time, and forgets what is older than 7 days [MAIL-06]', async () => {
  await noteSent('d-1', 'users.csv', NOW);
  await noteSent('d-1', 'users.csv', NOW + DAY);
  expect(await sentAt('d-1', 'users.csv', NOW + DAY)).toBe(NOW + DAY);
  await noteSent('d-2', 'b.csv', NOW + 9 * DAY);
  expect(JSON.parse(localStorage.getItem('mail-sent') ?? '')).toHaveLength(1);
});

it('keeps neither the template nor the name nor an address [MAIL-06]', async () => {
  await noteSent('d-secret', 'asha@example.com.csv', NOW);
  expect(localStorage.getItem('mail-sent')).not.toMatch(/secret|asha|example|csv/);
});

it.each(['not json', '{}', '[1]'])(
  'takes %s in the storage for nothing [MAIL-06]',
  async (held) => {
    localStorage.setItem('mail-sent', held);
    expect(await sentAt('d-1', 'users.csv', NOW)).toBeNull();
  },
);
