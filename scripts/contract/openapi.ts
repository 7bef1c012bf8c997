import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import * as codecs from '#contract/codecs.ts';
import { type Endpoint, endpointKey, type SERVICE_NAMES } from '#contract/endpoint.ts';
import { allMocks } from '#mocks/services/all.ts';

type Json = Record<string, unknown>;

/** What a service is for, and how its address is configured. */
const SERVICES: Record<(typeof SERVICE_NAMES)[number], string> = {
  staticData: 'Static files of games and players',
  prediction: 'Predictions',
  auth: 'Trades, street, real-money games, coupons, verification, call logs, tooltips, certificates',
  mail: 'Bulk mail',
  mailTemplates: 'Mail templates; the whole address of a function',
  groups: 'Chat groups',
  picks: 'Picks',
  reports: 'Financial reports',
};

/** The names under which the modules of the contract declare their calls, for operationId. */
const modules = import.meta.glob<Json>(
  ['/src/contract/*.ts', '!/src/contract/*.test.ts', '!/src/contract/all.ts'],
  { eager: true },
);

/** What the building blocks take, in words. */
const BLOCKS = new Map<z.ZodType, string>([
  [codecs.id, 'An id, text or number; sent back as it came.'],
  [codecs.shownId, 'An id that is only shown or compared.'],
  [codecs.text, 'Text to show; a number is shown as text.'],
  [codecs.amount, 'A number or numeric text; amounts are in rupees.'],
  [codecs.count, 'A whole number from 0, as number or digits.'],
  [codecs.moment, 'A moment: ISO text, a bare day, seconds or milliseconds.'],
  [codecs.status, 'A status word; one that is not known is shown and closes its actions.'],
  [codecs.address, 'An http(s) address.'],
  [codecs.acknowledgement, 'What a write answers; an empty answer is one too.'],
  [codecs.numericUserId, 'A user id, digits alone; sent as a number.'],
]);

/** Schemas that the modules export, by the names they have there: what is met again is referred to. */
const named = new Map(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([name, value]): [z.ZodType, string][] =>
      value instanceof z.core.$ZodType ? [[value as unknown as z.ZodType, name]] : [],
    ),
  ),
);

const REFERENCE = '#/components/schemas/';

/** A schema as JSON Schema 2020-12, as it is on the wire. */
function schemaOf(schema: z.ZodType, whole = false): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const one = zodSchema as unknown as z.ZodType;
      const become = (next: object) => {
        for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
        Object.assign(jsonSchema, next);
      };
      const name = named.get(one);
      if (name !== undefined && !(whole && one === schema)) {
        become({ $ref: `${REFERENCE}${name}` });
        return;
      }
      if (one === codecs.file) become({ type: 'string', format: 'binary' });
      // The bounds of zod's exact whole numbers are none of the contract.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      const wire = codecs.wireOf(one);
      if (wire?.kind === 'map')
        become({ type: 'object', additionalProperties: schemaOf(wire.value) });
      else if (wire) become(listOf(schemaOf(wire.item), wire.keys));
      const words = BLOCKS.get(one);
      if (words) jsonSchema.description = words;
    },
  }) as Json;
  return json;
}

/** A list, bare or under one of these names. */
function listOf(items: Json, keys: readonly string[]): Json {
  const list = { type: 'array', items };
  if (keys.length === 0) return list;
  const under = keys.map((key) => ({
    type: 'object',
    properties: { [key]: list },
    required: [key],
  }));
  return { anyOf: [list, ...under] };
}

/** The schemas that are referred to, and those that these refer to. */
function referredTo(by: Json): Record<string, Json> {
  const found: Record<string, Json> = {};
  const open: Json[] = [by];
  for (let one = open.pop(); one !== undefined; one = open.pop())
    for (const [, name = ''] of JSON.stringify(one).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (Object.hasOwn(found, name)) continue;
      const [schema] = [...named].find(([, its]) => its === name) ?? [];
      if (!schema) throw new Error(`No schema is named ${name}`);
      const json = schemaOf(schema, true);
      found[name] = json;
      open.push(json);
    }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
  anyOf?: ObjectSchema[];
}

/** The parts of a query; of several forms, those of all, of which none is required that not all require. */
function queryOf(query: z.ZodType): Json[] {
  const { anyOf, ...only } = schemaOf(query, true) as ObjectSchema;
  const forms = anyOf ?? [only];
  const names = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return names.map((name) => ({
    name,
    in: 'query',
    required: forms.every(({ required = [] }) => required.includes(name)),
    schema: forms.map(({ properties = {} }) => properties[name]).find(Boolean),
  }));
}

const pathOf = (path: string): Json[] =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: ['string', 'number'] },
  }));

function operationId(endpoint: Endpoint): string {
  for (const module of Object.values(modules))
    for (const [name, value] of Object.entries(module)) if (value === endpoint) return name;
  throw new Error(`${endpointKey(endpoint)} is declared under no name`);
}

function rolesOf(endpoint: Endpoint): readonly string[] {
  const played = allMocks.find((one) => one.endpoint === endpoint);
  if (!played) throw new Error(`${endpointKey(endpoint)} is not played`);
  return played.roles === 'anyone' ? ['anyone'] : played.roles;
}

const EFFECTS: Record<Endpoint['effect'], string> = {
  read: 'Reads.',
  download: 'Gives a file.',
  write: 'Changes something.',
  money: 'Moves money, or cannot be undone: sent once, never repeated.',
  upload: 'Takes files.',
};

function operationOf(endpoint: Endpoint): Json {
  const { service, effect, assumed = [], body, query, path, multipart, answer, success } = endpoint;
  const parameters = [...pathOf(path), ...(query ? queryOf(query) : [])];
  const assumptions = assumed.map((one) => `- ${one}`).join('\n');
  return {
    operationId: operationId(endpoint),
    tags: [service],
    description: [EFFECTS[effect], assumptions && `Assumed:\n${assumptions}`]
      .filter(Boolean)
      .join('\n\n'),
    security: rolesOf(endpoint).includes('anyone') ? [] : [{ bearer: [] }],
    'x-effect': effect,
    'x-roles': rolesOf(endpoint),
    ...(assumed.length > 0 && { 'x-assumed': assumed }),
    // Without it an empty 2xx or a record without a complaint confirms.
    ...(success === 'flag' && { 'x-confirmed-by': 'success: true' }),
    ...(endpoint.touches && { 'x-stale-after': endpoint.touches().map(endpointKey) }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          [multipart ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(body) },
        },
      },
    }),
    responses: {
      200: {
        description: effect === 'download' ? 'The file' : 'The answer',
        content: {
          [effect === 'download' ? 'application/octet-stream' : 'application/json']: {
            schema: schemaOf(answer),
          },
        },
      },
      default: { $ref: '#/components/responses/refusal' },
    },
  };
}

/** The contract as OpenAPI 3.1, made of what the console declares (CHK-03). */
export function openapi(version: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const { service, method, path } = endpoint;
    const item = paths[`/${path}`] ?? {
      servers: [
        {
          url: '{base}',
          description: `services.${service} of /config.json: ${SERVICES[service as keyof typeof SERVICES]}`,
          variables: { base: { default: `https://${service.toLowerCase()}.example` } },
        },
      ],
      'x-service': service,
    };
    paths[`/${path}`] = item;
    if (item['x-service'] !== service || method.toLowerCase() in item)
      throw new Error(`/${path} is of two services`);
    item[method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Services of the back-office console',
      version,
      description:
        'What the console relies on, made of its own declarations by npm run contract. x-roles are the roles that call it, x-effect what it does, x-assumed what the source of the contract does not show, x-stale-after the reads that a write makes stale. Answers may hold more than is written here.',
    },
    tags: Object.entries(SERVICES).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: referredTo(paths),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      responses: {
        refusal: {
          description:
            'A refusal: 401 ends the session, 403 is for the role, 409 a wrong transition, 422 a wrong input, 429 with Retry-After.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: {
                  success: { type: 'boolean' },
                  message: { type: 'string', description: 'Shown to the staff member.' },
                },
              },
            },
          },
        },
      },
    },
  };
}
