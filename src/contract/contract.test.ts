import { describe, expect, expectTypeOf, it } from 'vitest';
import { distinct, endpoints } from './all.ts';
import { addBypass, listBypass, removeBypass } from './bank.ts';
import { addCoupon } from './coupons.ts';
import { type Endpoint, endpointKey, type InputOf, isWrite } from './endpoint.ts';
import { sendBulkMail, uploadMailCsv } from './mail.ts';
import { decidePanRequest } from './pan.ts';
import { activatePicksGame, setPicksQuestionStatus } from './picks.ts';
import {
  activateLeagues,
  distribute,
  populateLeaderboard,
  removeQuestion,
  updateAnswer,
} from './prediction.ts';
import { uploadCertificates } from './tds.ts';
import {
  cancelTradesGame,
  cancelTradesQuestion,
  cancelUnmatchedTrades,
  distributeTradesWinning,
  markTradesComplete,
  saveTradesAnswer,
} from './trades.ts';

describe('all calls', () => {
  it('are declared once each', () => {
    expect(new Set(endpoints.map(endpointKey)).size).toBe(endpoints.length);
    expect(() => distinct([listBypass, addBypass, listBypass])).toThrow(
      'Declared twice: GET auth users/bypass-bank-kyc/list',
    );
  });

  it('number what the services offer', () => {
    expect(endpoints).toHaveLength(67);
    const calls = (service: string) => endpoints.filter((each) => each.service === service).length;
    expect(calls('staticData')).toBe(2);
    expect(calls('prediction')).toBe(18);
    expect(calls('auth')).toBe(34);
    expect(calls('mail') + calls('mailTemplates')).toBe(3);
    expect(calls('groups')).toBe(2);
    expect(calls('picks')).toBe(7);
    expect(calls('reports')).toBe(1);
  });

  it('have relative paths with named parameters only', () => {
    for (const { path } of endpoints) {
      expect(path).toMatch(/^(?:[a-zA-Z0-9_.-]|\{\w+\}|\/(?!\/))*$/);
      expect(path.startsWith('/')).toBe(false);
    }
    const withParameters = endpoints.filter((each) => each.path.includes('{'));
    expect(withParameters.map((each) => each.path).sort()).toEqual([
      'fantasy/game/playerlist-{id}.json',
      'native-android/tooltips/{_id}',
      'native-android/tooltips/{_id}',
      'pan-verification/bypass-verification/{_id}/{decision}',
      'street/support/user-games/{status}/street.json',
    ]);
  });

  it('take what is declared, and the parameters of their path by name', () => {
    expectTypeOf<InputOf<typeof decidePanRequest>>().toEqualTypeOf<{
      path: Record<'_id' | 'decision', string | number>;
    }>();
    expectTypeOf<InputOf<typeof addBypass>['body']>().toEqualTypeOf<{ user_id: string | number }>();
    expectTypeOf<InputOf<typeof listBypass>>().not.toHaveProperty('body');
    expectTypeOf<InputOf<typeof listBypass>>().not.toHaveProperty('path');
  });

  it('that change something and cannot be taken back are money actions [NET-06]', () => {
    expect(new Set(endpoints.filter((each) => each.effect === 'money'))).toEqual(
      new Set<Endpoint>([
        distribute,
        populateLeaderboard,
        updateAnswer,
        activateLeagues,
        removeQuestion,
        saveTradesAnswer,
        cancelTradesQuestion,
        distributeTradesWinning,
        markTradesComplete,
        cancelTradesGame,
        cancelUnmatchedTrades,
        decidePanRequest,
        addBypass,
        removeBypass,
        addCoupon,
        sendBulkMail,
        setPicksQuestionStatus,
        activatePicksGame,
      ]),
    );
  });

  it('that are no GET are writes, and a GET that writes is one too [NET-05]', () => {
    for (const each of endpoints) if (each.method !== 'GET') expect(isWrite(each)).toBe(true);
    expect(endpoints.filter((each) => each.method === 'GET' && isWrite(each))).toEqual([
      populateLeaderboard,
    ]);
  });

  it('that write name the reads they make stale, and only declared reads [NET-04]', () => {
    const nothingToRead: readonly Endpoint[] = [
      addCoupon,
      sendBulkMail,
      uploadMailCsv,
      uploadCertificates,
    ];
    for (const each of endpoints) {
      const stale = each.touches?.() ?? [];
      expect(stale.length > 0).toBe(isWrite(each) && !nothingToRead.includes(each));
      for (const read of stale) {
        expect(read.effect).toBe('read');
        expect(endpoints).toContain(read);
      }
    }
  });

  it('rely on the success flag for coupon and PAN alone [NET-06]', () => {
    expect(endpoints.filter((each) => each.success === 'flag')).toEqual([
      addCoupon,
      decidePanRequest,
    ]);
  });

  it('that upload are multipart, the others not [NET-01]', () => {
    for (const each of endpoints) expect(each.multipart ?? false).toBe(each.effect === 'upload');
  });
});

describe('acknowledgements', () => {
  const writes = endpoints.filter(isWrite).map((each) => [endpointKey(each), each] as const);

  it.each(writes)('%s: an empty or odd answer is read without an error [NET-06]', (_, write) => {
    for (const answer of [undefined, null, '', 'ok', [], {}, { success: 'yes' }])
      expect(write.answer.safeParse(answer).success).toBe(true);
    expect(write.answer.parse({ success: false, message: 'Closed' })).toEqual({
      success: false,
      message: 'Closed',
    });
    expect(write.answer.parse({ success: 'false' })).toEqual({ success: null });
  });
});
