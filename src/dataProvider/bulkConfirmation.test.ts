// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Confirmation } from '#actions/action.ts';
import { noteActivity, settleActivity } from '#actions/activity.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { bulkConfirmation } from '#dataProvider/bulkConfirmation.ts';
import type { RecordAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import { literal } from '#i18n/useText.ts';
import { issueToken } from '#mocks/token.ts';
import { NAMED } from '#rules/named.ts';
import { signInBy, testAction } from '#testing/actions.ts';
import { testConfig } from '#testing/testConfig.ts';

const games = (count: number): ResourceRecord[] =>
  Array.from({ length: count }, (_, place) => ({ id: `g${place + 1}`, status: 'active' }));
const asking = (confirm: (game: ResourceRecord) => Confirmation) =>
  testAction('money', { confirm: confirm as never }) as unknown as RecordAction;
const title = { key: 'common.save' } as const;
const of = (record: string, message: object, more = {}) => ({
  key: 'actions.bulkLine',
  params: { record, message },
  ...more,
});

beforeEach(async () => {
  setConfig(testConfig());
  await signInBy(issueToken({ role: 'admin' }));
});
afterEach(() => {
  signOut();
  sessionStorage.clear();
});

describe('the question about several records', () => {
  it('carries what each of them asks: open points, figures, what is not known, what is typed [PRD-18, UI-16]', () => {
    const label = literal('Amount');
    const code = literal('Code');
    const action = asking(({ id }) => ({
      title,
      lines: [],
      figures: [{ label, value: '₹ 50' }],
      open: [
        literal('Look at all'),
        ...(id === 'g1' ? [{ ...literal('Unanswered'), items: ['Q1', 'Q2'] }] : []),
      ],
      notKnown: [literal(`Paid before: ${id}`)],
      typed: { label: code, value: `code ${id}` },
    }));
    expect(bulkConfirmation(action, games(2), [], 0)).toMatchObject({
      figures: [
        { label: of('game g1', label), value: '₹ 50' },
        { label: of('game g2', label), value: '₹ 50' },
      ],
      open: [literal('Look at all'), of('game g1', literal('Unanswered'), { items: ['Q1', 'Q2'] })],
      notKnown: [
        of('game g1', literal('Paid before: g1')),
        of('game g2', literal('Paid before: g2')),
      ],
      typed: { label: code, value: 'code g1, code g2' },
    });
  });

  it('counts the open points of more records than it names, and drops none without a word [UI-16]', () => {
    const action = asking(({ id }) => ({ title, lines: [], open: [literal(`Open: ${id}`)] }));
    const { open } = bulkConfirmation(action, games(NAMED + 2), [], 0);
    expect(open).toHaveLength(NAMED + 1);
    expect(open?.at(-1)).toEqual({ key: 'actions.bulkMore', params: { count: 2 } });
  });

  it('asks for the same code once, and for none where none is asked for [PRD-18]', () => {
    const typed = { label: literal('Code'), value: 'IND v AUS' };
    const one = asking(({ id }) => ({ title, lines: [], ...(id !== 'g2' && { typed }) }));
    expect(bulkConfirmation(one, games(3), [], 0).typed).toEqual(typed);
    const none = bulkConfirmation(
      asking(() => ({ title, lines: [] })),
      games(3),
      [],
      0,
    );
    expect(Object.keys(none).sort()).toEqual(['lines', 'title']);
  });

  it('names the record of which nobody knows whether it was done [NET-06, PRD-15]', () => {
    const entry = { action: 'test.money', label: 'common.save' as const, record: 'game g2' };
    settleActivity(noteActivity(entry), { outcome: 'unknown', message: '' });
    const { open } = bulkConfirmation(
      asking(() => ({ title, lines: [] })),
      games(2),
      [],
      0,
    );
    expect(open).toMatchObject([
      { params: { record: 'game g2', message: { key: 'settlement.sentBefore' } } },
    ]);
  });
});
