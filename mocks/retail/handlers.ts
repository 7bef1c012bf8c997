import type { Database as Records } from 'fakerest';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { Database } from '#mocks/database.ts';
import { posterSvg } from '#mocks/retail/posters.ts';
import { retailRecords } from '#mocks/retail/records.ts';
import { type Asked, servedAs } from '#mocks/services/simpleRest.ts';

const BASE = '/services/retail';
const PATH = `*${BASE}/:resource`;
const isRecord = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

function read(text: string | string[]): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** To FakeRest a value that is not there contains every text. */
const thereOnly = (filter: unknown): unknown =>
  isRecord(filter)
    ? Object.fromEntries(
        Object.entries(filter).flatMap(([key, value]) => [
          [key, value],
          ...(key.endsWith('_q') ? [[key.replace(/_q$/, '_neq'), null]] : []),
        ]),
      )
    : filter;

/** What is not in the body is no longer in the record. */
function emptied(records: Records, resource: string, id: string): void {
  const item = records
    .getCollection(resource)
    ?.items.find((one: Record<string, unknown>) => String(one.id) === id);
  for (const key of Object.keys(item ?? {})) if (key !== 'id') delete item[key];
}

/**
 * The poster shop of react-admin's demo as a service that is not ours: FakeRest's dialect of ra-data-simple-rest over
 * generated records. PUT replaces a record, PATCH changes it. Its packages are loaded by this call alone.
 */
export async function retailHandlers(): Promise<HttpHandler[]> {
  const { Database: RecordsOf, SimpleRestServer } = await import('fakerest');
  const data = await retailRecords();
  const servers = new WeakMap<Database, InstanceType<typeof SimpleRestServer>>();

  const serverOf = (database: Database) => {
    const made =
      servers.get(database) ??
      new SimpleRestServer({ baseUrl: BASE, database: new RecordsOf({ data }) });
    servers.set(database, made);
    return made;
  };

  async function answer({ method, space, resource, id, query, body }: Asked): Promise<Response> {
    const server = serverOf(space.database);
    if (method === 'PUT' && id !== undefined && isRecord(body))
      emptied(server.database, resource, id);
    const given = await server.handle({
      url: id === undefined ? `${BASE}/${resource}` : `${BASE}/${resource}/${id}`,
      method,
      headers: new Headers(),
      params: Object.fromEntries(
        Object.entries(query).map(([key, text]) => {
          const value = read(text);
          return [key, key === 'filter' ? thereOnly(value) : value];
        }),
      ),
      requestBody: isRecord(body) ? body : undefined,
    });
    return HttpResponse.json(given.body ?? { message: `No ${resource} ${id ?? ''}`.trim() }, {
      status: given.status,
      headers: { ...given.headers, 'cache-control': 'no-store' },
    });
  }

  const served = servedAs('retail')(answer);
  return [
    http.get<{ name: string }>('*/services/media/posters/:name.svg', ({ params }) =>
      HttpResponse.text(posterSvg(params.name), {
        headers: { 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=300' },
      }),
    ),
    http.all(PATH, served),
    http.all(`${PATH}/:id`, served),
  ];
}
