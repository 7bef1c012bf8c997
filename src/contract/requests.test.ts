import { describe, expect, it } from 'vitest';
import { addBypass, listBypass, removeBypass } from './bank.ts';
import { addCoupon } from './coupons.ts';
import { listMailTemplates, uploadMailCsv } from './mail.ts';
import { getPicksReport, listPicksGames, setPicksQuestionStatus } from './picks.ts';
import { activateLeagues, addLeagues, distribute } from './prediction.ts';
import { downloadFinancialReport } from './reports.ts';
import { uploadCertificates } from './tds.ts';
import { listTradesGames, saveTradesAnswer } from './trades.ts';

describe('requests', () => {
  it.each([addBypass, removeBypass])(
    'send a user ID as the number that was typed [BNK-02]',
    (call) => {
      expect(call.body?.parse({ user_id: ' 42 ' })).toEqual({ user_id: 42 });
      expect(call.body?.parse({ user_id: '007' })).toEqual({ user_id: 7 });
      expect(call.body?.parse({ user_id: '9007199254740991' })).toEqual({
        user_id: 9007199254740991,
      });
    },
  );

  it.each([
    '9007199254740993',
    '9007199254740992',
    '1e3',
    '',
    ' ',
    '٣',
    '１２',
    '-5',
    '+5',
    '1.5',
    '1,000',
    '0x1F',
    '12abc',
    '1 2',
    'NaN',
    'Infinity',
    '9'.repeat(400),
    Number.NaN,
    1e21,
    2 ** 53,
    1.5,
    -5,
    null,
    undefined,
    true,
    [7],
    {},
  ])('never put the user ID %j on or off the bypass list [BNK-02]', (typed) => {
    for (const call of [addBypass, removeBypass])
      expect(call.body?.safeParse({ user_id: typed }).success).toBe(false);
  });

  it('refuse a settlement or a bulk that names nothing [PRD-14, PRD-17]', () => {
    const refund = { distribute_type: 'leaguerefund', game_id: 1, action: 'league_wise' };
    expect(distribute.body?.safeParse({ ...refund, leagues: [] }).success).toBe(false);
    expect(distribute.body?.safeParse(refund).success).toBe(false);
    expect(distribute.body?.safeParse({ ...refund, leagues: ['l1'] }).success).toBe(true);
    expect(activateLeagues.body?.safeParse({ leagues: [] }).success).toBe(false);
    expect(setPicksQuestionStatus.body?.safeParse([]).success).toBe(false);
    expect(saveTradesAnswer.body?.safeParse({ question_id: 1, option_id: '' }).success).toBe(false);
  });

  it('never mix the settlement of a game with that of leagues [PRD-13]', () => {
    const winning = { distribute_type: 'winning', game_id: 1, action: 'league_wise' };
    expect(distribute.body?.safeParse(winning).success).toBe(false);
    expect(distribute.body?.parse({ ...winning, action: 'game_wise', leagues: ['l1'] })).toEqual({
      distribute_type: 'winning',
      game_id: 1,
      action: 'game_wise',
    });
  });

  it('send entry and slots of a league template on unchanged [PRD-05]', () => {
    const send = (entry: unknown) =>
      addLeagues.body?.safeParse({
        game_id: 1,
        questions: [2],
        leagues: [{ entry, max_entries: 10 }],
      }).success;
    for (const entry of [0, 49, 4.5, '49', '4.50']) expect(send(entry)).toBe(true);
    for (const entry of [null, undefined, '', '1e3', '-1', -1, 'x', Number.NaN])
      expect(send(entry)).toBe(false);
  });

  it('leave optional ids of a coupon out, never null or empty [CPN-02]', () => {
    const coupon = {
      game_id: 'g1',
      code: 'DIWALI',
      type: 'match',
      discount_type: 'absolute',
      discount: 0,
      usage_limit: 1,
      status: 'active',
    };
    const accepts = (change: object) => addCoupon.body?.safeParse({ ...coupon, ...change }).success;
    expect(accepts({})).toBe(true);
    expect(accepts({ code: 'x'.repeat(16) })).toBe(true);
    for (const wrong of [
      { user_id: '' },
      { league_id: null },
      { code: '' },
      { code: 'x'.repeat(17) },
      { discount: -1 },
      { usage_limit: 0 },
      { usage_limit: 1.5 },
      { type: 'other' },
    ])
      expect(accepts(wrong)).toBe(false);
  });

  it('take days and months in their one form [PIC-06, FIN-01]', () => {
    const report = (from: string) =>
      getPicksReport.query?.safeParse({ from, to: '2022-04-30', page: 1 }).success;
    expect(report('2022-04-01')).toBe(true);
    for (const wrong of ['2022-4-1', '01-04-2022', '2022-13-01', '2022-04-01T00:00:00Z', ''])
      expect(report(wrong)).toBe(false);
    const month = (value: string) =>
      downloadFinancialReport.query?.safeParse({ month: value }).success;
    expect(month('04-2021')).toBe(true);
    for (const wrong of ['4-2021', '13-2021', '2021-04', '']) expect(month(wrong)).toBe(false);
  });

  it('ask for pages from 1 [UI-08]', () => {
    const ask = (page: number) => listBypass.query?.safeParse({ page, limit: 10 }).success;
    expect(ask(1)).toBe(true);
    for (const wrong of [0, -1, 1.5, Number.NaN]) expect(ask(wrong)).toBe(false);
  });

  it('ask for 100 dynamic mail templates, and for picks games of category 2 [MAIL-04, PIC-01]', () => {
    expect(listMailTemplates.query?.parse({})).toEqual({ page_size: 100, generations: 'dynamic' });
    expect(listPicksGames.query?.parse({ status: 'new' })).toEqual({ status: 'new', category: 2 });
    expect(listPicksGames.query?.parse({ game_id: 'g1' })).toEqual({ game_id: 'g1' });
    expect(listTradesGames.query?.parse({ status: 'active' })).toEqual({
      source: 'dashboard',
      status: 'active',
    });
  });

  it('upload files, not their names [NET-01]', () => {
    const csv = new File(['email\n'], 'list.csv');
    expect(uploadMailCsv.body?.parse({ file: csv }).file).toBe(csv);
    expect(uploadMailCsv.body?.safeParse({ file: 'list.csv' }).success).toBe(false);
    expect(uploadCertificates.body?.parse({ files: [csv, new Blob()] }).files).toHaveLength(2);
    expect(uploadCertificates.body?.safeParse({ files: [] }).success).toBe(false);
    expect(downloadFinancialReport.answer.safeParse({ error: 'not ready' }).success).toBe(false);
  });
});
