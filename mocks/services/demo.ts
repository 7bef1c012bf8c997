import { type HttpHandler, HttpResponse, http } from 'msw';
import { demo } from '#mocks/data/demo.ts';
import { type Asked, refusal, servedAs } from '#mocks/services/simpleRest.ts';
import type { Space } from '#mocks/spaces.ts';

type Values = Record<string, unknown>;

const PATH = '*/services/demo/:resource';
const answeredBy = servedAs('demo');
let created = 0;

/**
 * A service that speaks ra-data-simple-rest and stores anything, for resources that are added by
 * declaration. GET `?range=[0,9]&sort=["id","ASC"]&filter={}` answers with Content-Range; a filter of a
 * list means any of them, `q` any field, text any part; endings such as `_gte` ask for more.
 */
export const demoHandlers: HttpHandler[] = [
  http.get(PATH, answeredBy(list)),
  http.get(`${PATH}/:id`, answeredBy(one)),
  http.post(PATH, answeredBy(create)),
  http.put(`${PATH}/:id`, answeredBy(change)),
  http.patch(`${PATH}/:id`, answeredBy(change)),
  http.delete(`${PATH}/:id`, answeredBy(remove)),
];

const recordsOf = async (space: Space) => (await space.database.area(demo)).demoRecords;

async function list({ space, resource, query }: Asked): Promise<Response> {
  const [field = 'id', order = 'ASC'] = parsed<string[]>(query.sort, []);
  const filter = parsed<Values>(query.filter, {});
  const records = (await recordsOf(space)).findMany((q) => q.where({ resource }));
  const found = records
    .map(({ id, values }): Values => ({ ...values, id }))
    .filter((row) => Object.entries(filter).every(([name, wanted]) => fits(row, name, wanted)))
    .sort(
      (a, b) =>
        String(a[field] ?? '').localeCompare(String(b[field] ?? ''), 'en', { numeric: true }) *
        (order === 'DESC' ? -1 : 1),
    );
  const [from = 0, to = found.length - 1] = parsed<number[]>(query.range, []);
  return HttpResponse.json(found.slice(from, to + 1), {
    headers: {
      'content-range': `${resource} ${from}-${Math.min(to, found.length - 1)}/${found.length}`,
    },
  });
}

/** What a name in a filter asks for by its ending: `total_gte`, `title_q`, `seen_eq` (null: there is none). */
const ENDINGS: Record<string, (cell: unknown, wanted: unknown) => boolean> = {
  gte: (cell, wanted) => isThere(cell) && compared(cell, wanted) >= 0,
  lte: (cell, wanted) => isThere(cell) && compared(cell, wanted) <= 0,
  q: (cell, wanted) => holds(cell, wanted),
  eq: (cell, wanted) => (wanted === null ? !isThere(cell) : String(cell) === String(wanted)),
  neq: (cell, wanted) => (wanted === null ? isThere(cell) : String(cell) !== String(wanted)),
};

function fits(row: Values, name: string, wanted: unknown): boolean {
  const [, field = '', ending = ''] = /^(.+)_([a-z]+)$/.exec(name) ?? [];
  const asks = Object.hasOwn(row, name) ? undefined : ENDINGS[ending];
  if (asks) return asks(row[field], wanted);
  if (Array.isArray(wanted)) return wanted.map(String).includes(String(row[name]));
  const cells = name === 'q' ? Object.values(row) : [row[name]];
  return cells.some((cell) => holds(cell, wanted));
}

const isThere = (cell: unknown): boolean => cell !== null && cell !== undefined && cell !== '';

const compared = (cell: unknown, wanted: unknown): number =>
  typeof cell === 'number' ? cell - Number(wanted) : String(cell).localeCompare(String(wanted));

const holds = (cell: unknown, wanted: unknown): boolean =>
  String(cell ?? '')
    .toLowerCase()
    .includes(String(wanted).toLowerCase());

function parsed<T>(value: string | string[] | undefined, otherwise: T): T {
  try {
    return typeof value === 'string' ? JSON.parse(value) : otherwise;
  } catch {
    return otherwise;
  }
}

const isValues = (body: unknown): body is Values =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

async function one({ space, resource, id = '' }: Asked): Promise<Response> {
  const record = (await recordsOf(space)).findFirst((q) => q.where({ resource, id }));
  return record
    ? HttpResponse.json({ ...record.values, id })
    : refusal(404, `No ${resource} ${id}`);
}

async function create({ space, resource, body }: Asked): Promise<Response> {
  if (!isValues(body)) return refusal(400, 'A record is an object');
  created += 1;
  const id = `${resource}-${created}`;
  await (await recordsOf(space)).create({ resource, id, values: body });
  return HttpResponse.json({ ...body, id }, { status: 201 });
}

async function change({ space, resource, id = '', body }: Asked): Promise<Response> {
  if (!isValues(body)) return refusal(400, 'A record is an object');
  const changed = await (await recordsOf(space)).update((q) => q.where({ resource, id }), {
    data: (record) => {
      record.values = { ...record.values, ...body };
    },
  });
  return changed
    ? HttpResponse.json({ ...changed.values, id })
    : refusal(404, `No ${resource} ${id}`);
}

async function remove({ space, resource, id = '' }: Asked): Promise<Response> {
  const removed = (await recordsOf(space)).delete((q) => q.where({ resource, id }));
  return removed ? HttpResponse.json({ id }) : refusal(404, `No ${resource} ${id}`);
}
