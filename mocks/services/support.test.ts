import { describe, expect, it } from 'vitest';
import { listCallLogs } from '#contract/callLogs.ts';
import { addCoupon, listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import { listGroupMessages, listGroups } from '#contract/groups.ts';
import { listMailTemplates, sendBulkMail, uploadMailCsv } from '#contract/mail.ts';
import { downloadFinancialReport } from '#contract/reports.ts';
import { uploadCertificates } from '#contract/tds.ts';
import { addTooltip, editTooltip, listTooltips, removeTooltip } from '#contract/tooltips.ts';
import { FAILING_GROUP } from '#mocks/data/groups.ts';
import { ask } from '#mocks/services/ask.ts';
import { FAILING_MONTH } from '#mocks/services/reports.ts';
import { setupServices } from '#mocks/vitest.ts';

const services = setupServices();

describe('call logs', () => {
  it('filters by number, with its plus, and by sentiment', async () => {
    const query = { page: 1, limit: 10 };
    const found = (await ask(listCallLogs, { query: { ...query, search: '+91' } })).body;
    expect(found.data.length).toBe(10);
    expect(services.requests()[0]?.query).toMatchObject({ search: '+91' });
    const sad = (await ask(listCallLogs, { query: { ...query, sentiment: 'negative' } })).body.data;
    for (const row of sad) expect(String(row.sentiment_analysis).toLowerCase()).toMatch(/negative/);
    expect(found.pagination.totalPages).toBeLessThan(9);
  });
});

describe('groups', () => {
  const list = async (query: { pageNumber: number; orderBy: 1 | -1; status?: 'active' }) =>
    (await ask(listGroups, { query: { sortBy: 'participantCount', ...query } })).body;

  it('sorts both ways, filters and counts pages of 50', async () => {
    const up = await list({ pageNumber: 1, orderBy: 1 });
    const down = await list({ pageNumber: 4, orderBy: -1 });
    expect([up.data.length, up.totalPage, down.data.length]).toEqual([50, 4, 22]);
    expect(down.data.at(-1)._id).toBe(up.data[0]._id);
    const active = await list({ pageNumber: 1, orderBy: 1, status: 'active' });
    expect(new Set(active.data.map((group: { status: string }) => group.status))).toEqual(
      new Set(['active']),
    );
  });

  it('gives messages, and fails for one group', async () => {
    const { data } = await list({ pageNumber: 1, orderBy: -1 });
    const counts = await Promise.all(
      data.slice(0, 20).map(async ({ _id }: { _id: string }) => {
        const answer = await ask(listGroupMessages, { query: { groupId: _id } });
        return answer.body.messages?.length ?? 0;
      }),
    );
    expect(Math.max(...counts)).toBeGreaterThan(0);
    const failing = await ask(listGroupMessages, { query: { groupId: FAILING_GROUP } });
    expect(failing.status).toBe(502);
  });
});

describe('tooltips', () => {
  it('are added, changed and deleted', async () => {
    const all = async () =>
      (await ask(listTooltips, {})).body.result.tooltips as {
        _id: string;
        id: string;
        message: string;
      }[];
    await ask(addTooltip, { body: { id: 'new_one' } });
    const added = (await all()).find((tooltip) => tooltip.id === 'new_one');
    const path = { _id: added?._id ?? '' };
    expect((await ask(addTooltip, { body: { id: 'new_one' } })).status).toBe(409);
    await ask(editTooltip, { path, body: { id: 'new_one', message: 'Tap here' } });
    expect((await all()).find((tooltip) => tooltip._id === path._id)?.message).toBe('Tap here');
    expect((await ask(removeTooltip, { path })).status).toBe(200);
    expect((await ask(removeTooltip, { path })).status).toBe(404);
  });
});

describe('coupons', () => {
  const coupon = {
    game_id: 72001,
    code: 'FIRST100',
    type: 'match',
    discount_type: 'percentage',
    discount: 20,
    usage_limit: 1,
    status: 'active',
  } as const;

  it('takes a code once and says in the body that it exists', async () => {
    expect((await ask(addCoupon, { body: coupon })).body.success).toBe(true);
    expect(await ask(addCoupon, { body: coupon })).toMatchObject({
      status: 200,
      body: { success: false, message: 'Coupon code FIRST100 already exists' },
    });
  });

  it.each([
    [{ code: 'SEVENTEEN_LETTERS' }, 400, 'body.code'],
    [{ usage_limit: 0 }, 400, 'body.usage_limit'],
    [{ discount: 101 }, 422, '100 per cent'],
    [{ game_id: 1 }, 404, 'No game 1'],
  ])('refuses %j with %i', async (odd, status, message) => {
    const answer = await ask(addCoupon, { body: { ...coupon, ...odd } });
    expect(answer).toMatchObject({ status, body: { message: expect.stringContaining(message) } });
  });

  it('has leagues of a game and league templates', async () => {
    const leagues = await ask(listCouponLeagues, { query: { game_id: 72001 } });
    expect(leagues.body.league.length).toBeGreaterThan(3);
    expect((await ask(listCouponLeagueTemplates, {})).body.league_templates).toHaveLength(24);
  });
});

describe('mail', () => {
  it('sends only what was uploaded, with a template that exists', async () => {
    const templates = (await ask(listMailTemplates, { query: {} })).body.result;
    expect(templates).toHaveLength(100);
    const body = {
      filename: 'users.csv',
      sg_template_id: templates[0].id,
      bucketName: 'bulk-mail',
    };
    expect((await ask(sendBulkMail, { body })).status).toBe(404);
    await ask(uploadMailCsv, { body: { file: new File(['email\r\n'], 'users.csv') } });
    expect((await ask(sendBulkMail, { body })).body.success).toBe(true);
    const unknown = await ask(sendBulkMail, { body: { ...body, sg_template_id: 'd-0' } });
    expect(unknown.status).toBe(404);
  });
});

describe('certificates', () => {
  it('are stored together or not at all', async () => {
    const file = (name: string, text: string) => new File([text], name);
    const stored = await ask(uploadCertificates, {
      body: { files: [file('a.pdf', '%PDF'), file('b.pdf', '%PDF')] },
    });
    expect(stored.body.message).toBe('2 certificates stored');
    const refused = await ask(uploadCertificates, {
      body: { files: [file('c.pdf', '%PDF'), file('d.pdf', '')] },
    });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('d.pdf') },
    });
    expect(services.requests()[1]?.body).toMatchObject({
      files: [{ name: 'c.pdf', size: 4 }, { size: 0 }],
    });
  });
});

describe('financial reports', () => {
  it('come as a file with a name; one month fails', async () => {
    const april = await ask(downloadFinancialReport, { query: { month: '04-2021' } });
    expect(april.headers.get('content-disposition')).toContain('financial-report-04-2021.csv');
    expect(april.body.split('\r\n')).toHaveLength(32);
    expect(april.body).toContain('2021-04-30,');
    const failing = await ask(downloadFinancialReport, { query: { month: FAILING_MONTH } });
    expect(failing).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('02-2022') },
    });
    expect((await ask(downloadFinancialReport, { query: { month: '03-2021' } })).status).toBe(404);
  });
});
