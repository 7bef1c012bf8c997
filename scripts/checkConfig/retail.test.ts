import { readFileSync } from 'node:fs';
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { retailHandlers } from '#mocks/retail/handlers.ts';
import { retailRecords } from '#mocks/retail/records.ts';
import { issueToken } from '#mocks/token.ts';
import { checkConfig } from './main.ts';

const FILE = 'docs/examples/retail.json';
const bearer = { authorization: `Bearer ${issueToken({ role: 'admin' })}` };

it('docs/examples/retail.json has no mistake, and declares the six resources of the shop [CFG-03, CFG-13]', async () => {
  const lines: string[] = [];
  const put = (text: string) => lines.push(text);
  expect([checkConfig([FILE], { out: put, error: put }), lines]).toEqual([
    0,
    [`${FILE} can be used: 6 resources of its own.`],
  ]);
  const { resources } = JSON.parse(readFileSync(FILE, 'utf8'));
  const records = await retailRecords();
  expect(resources.map(({ name }: { name: string }) => name)).toEqual(Object.keys(records));
});

it('the shop has the same records each time, and its service replaces by PUT for those who are signed in [CFG-02]', async () => {
  expect(await retailRecords()).toEqual(await retailRecords());
  const handlers = await retailHandlers();
  const ask = async (path: string, { headers = bearer, ...init }: RequestInit = {}) => {
    const request = new Request(`http://localhost/services/retail/${path}`, { headers, ...init });
    const answer = await getResponse(handlers, request);
    return {
      status: answer?.status,
      range: answer?.headers.get('content-range'),
      body: await answer?.json(),
    };
  };
  const json = { ...bearer, 'content-type': 'application/json' };
  expect(
    await ask('categories?range=[0,1]&sort=["name","DESC"]&filter={"id_gte":1}'),
  ).toMatchObject({
    status: 206,
    range: 'items 0-1/12',
    body: [{ name: 'water' }, { name: 'travel' }],
  });
  const put = { method: 'PUT', headers: json, body: '{"colour":"blue"}' };
  expect(await ask('categories/3', put)).toMatchObject({ body: { id: 3, colour: 'blue' } });
  expect((await ask('categories/3')).body).toEqual({ id: 3, colour: 'blue' });
  expect((await ask('categories/3', { headers: {} })).status).toBe(401);
  expect((await ask('categories/99')).status).toBe(404);
});
