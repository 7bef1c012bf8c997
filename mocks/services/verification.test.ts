import { describe, expect, it } from 'vitest';
import { addBypass, listBypass, removeBypass } from '#contract/bank.ts';
import { decidePanRequest, listPanRequests } from '#contract/pan.ts';
import { ask } from '#mocks/services/ask.ts';
import { setupServices } from '#mocks/vitest.ts';

const services = setupServices();

const requests = async (page = 1, search?: string) =>
  (await ask(listPanRequests, { query: { page, limit: 10, ...(search && { search }) } })).body
    .data as { _id: string; user_id: unknown; status: string; urls: unknown }[];
const users = async (user_id?: number) =>
  (await ask(listBypass, { query: { page: 1, limit: 10, ...(user_id && { user_id }) } })).body;

describe('PAN verification', () => {
  it('lists pending requests by pages, the last one short', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => requests(page)));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 10, 7, 0]);
    const ids = pages.flat().map((request) => request._id);
    expect(new Set(ids).size).toBe(47);
    expect(pages.flat().every((request) => request.status === 'pending')).toBe(true);
  });

  it('finds the beginning of a user id', async () => {
    expect((await requests(1, '48213')).map((request) => request.user_id)).toEqual([48213]);
    expect((await requests(1, '8213')).length).toBe(0);
  });

  it('decides once: the request leaves the list, a second decision is a conflict', async () => {
    const [first] = await requests();
    const path = { _id: first?._id ?? '', decision: 'APPROVED' };
    expect(await ask(decidePanRequest, { path })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await requests()).map((request) => request._id)).not.toContain(first?._id);
    const again = await ask(decidePanRequest, { path: { ...path, decision: 'REJECTED' } });
    expect(again).toMatchObject({
      status: 409,
      body: { success: false, message: expect.stringContaining('already APPROVED') },
    });
  });

  it('refuses other decisions and unknown requests', async () => {
    const [first] = await requests();
    const decide = (_id: string, decision: string) =>
      ask(decidePanRequest, { path: { _id, decision } });
    expect((await decide(first?._id ?? '', 'approved')).status).toBe(400);
    expect((await decide('nobody', 'APPROVED')).status).toBe(404);
  });

  it('gives whole addresses of pictures that are there', async () => {
    const [first] = await requests();
    const front = (first?.urls as string[] | undefined)?.[0];
    expect(front).toMatch(/^http:\/\/localhost\/services\/media\/pan\//);
    const picture = await fetch(front ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  it('takes decisions of somebody else behind the back of the console', async () => {
    const [first] = await requests();
    const where = { _id: first?._id ?? '' };
    await services.patch({ collection: 'panVerifications', where, data: { status: 'REJECTED' } });
    const decided = await ask(decidePanRequest, { path: { ...where, decision: 'APPROVED' } });
    expect(decided.body.message).toContain('already REJECTED');
  });
});

describe('bank bypass list', () => {
  it('counts its pages', async () => {
    const { data, pagination } = await users();
    expect([data.length, pagination.totalPages]).toEqual([10, 7]);
  });

  it('adds and removes a user, each once', async () => {
    const body = { user_id: 9_007_199_254_740_991 };
    expect((await ask(addBypass, { body })).status).toBe(200);
    expect((await users(body.user_id)).data).toMatchObject([{ user_id: body.user_id }]);
    expect((await ask(addBypass, { body })).status).toBe(409);
    expect((await ask(removeBypass, { body })).status).toBe(200);
    expect((await users(body.user_id)).data).toEqual([]);
    expect((await ask(removeBypass, { body })).status).toBe(404);
  });

  it.each(['12.5', '1e3', 'abc', -1])('refuses %s for a user id', async (user_id) => {
    expect(await ask(addBypass, { body: { user_id } })).toMatchObject({ status: 400 });
  });

  it('has rows without a readable account', async () => {
    const all = (await ask(listBypass, { query: { page: 1, limit: 100 } })).body.data as {
      json: unknown;
    }[];
    const readable = all.filter((row) => {
      try {
        return typeof JSON.parse(String(row.json)).account_number === 'string';
      } catch {
        return false;
      }
    });
    expect(readable.length).toBeGreaterThan(50);
    expect(readable.length).toBeLessThan(all.length);
  });
});
