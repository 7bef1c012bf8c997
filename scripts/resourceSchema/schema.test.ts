import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseConfig } from '#config/load.ts';
import { configSchema } from '#config/schema.ts';
import { plainResourceSchema } from '#resource-kit/plain/schema.ts';
import { resourceSchema, wholeSchema } from './schema.ts';

const written = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const plain = (schema: object) => JSON.parse(JSON.stringify(schema));

it.each([
  ['docs/resource.schema.json', resourceSchema],
  ['docs/config.schema.json', wholeSchema],
])('%s is what npm run resource-schema writes now [CFG-13]', (file, schema) => {
  expect(written(file)).toEqual(plain(schema()));
});

it('offers every key of a declaration and of the configuration, each with what it is [CFG-13]', () => {
  const resource = plain(resourceSchema());
  expect(Object.keys(resource.properties)).toEqual(Object.keys(plainResourceSchema.shape));
  expect(resource.additionalProperties).toBe(false);
  expect(resource.required).toEqual(['name', 'label', 'service', 'roles', 'fields']);
  const { properties, required, $defs } = plain(wholeSchema());
  expect(Object.keys(properties)).toEqual(['$schema', ...Object.keys(configSchema.shape)]);
  expect(required).toEqual(['loginUrl', 'services']);
  expect(properties.readOnly.description).toBe('true switches every change off.');
  const named = ({ $ref }: { $ref: string }) => $defs[$ref.split('/').at(-1) ?? ''];
  const field = named(properties.resources.items.properties.fields.items);
  expect(field.properties.showIf.description).toMatch(/^Shown while other fields/);
  const type = named(field.properties.type);
  expect(type.enum).toContain('reference');
  // The records of a list show all of their fields.
  expect(named(named(field.properties.fields).items).properties).not.toHaveProperty('showIf');
  expect(type.enumDescriptions.filter((words: string) => words === '')).toEqual([]);
});

describe('docs/config.schema.json', () => {
  const schema = z.fromJSONSchema(written('docs/config.schema.json'));
  const found = (config: object) =>
    schema.safeParse(config).error?.issues.map(({ path }) => path.join('.')) ?? [];
  const config = written('public/config.json');
  const shop = written('docs/examples/retail.json');

  it.each(['public/config.json', 'docs/examples/retail.json'])(
    'accepts %s, which names it, and which the console reads [CFG-13]',
    (file) => {
      expect(found(written(file))).toEqual([]);
      const { $schema } = written(file);
      expect(new URL($schema, `file:///${file}`).pathname).toBe('/docs/config.schema.json');
      expect(parseConfig(readFileSync(file, 'utf8')).services.auth).toBe('/services/auth/');
    },
  );

  it('accepts the example of docs/adding-a-resource.md [CFG-13]', () => {
    const page = readFileSync('docs/adding-a-resource.md', 'utf8');
    const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
    expect(found({ ...config, resources: [example] })).toEqual([]);
  });

  it.each<[object, string]>([
    [{ brand: 5 }, 'brand'],
    [{ services: { ...config.services, auth: undefined } }, 'services.auth'],
    [{ environment: { label: 'Test', tone: 'red' } }, 'environment.tone'],
    [{ resources: {} }, 'resources'],
    [{ resources: [{ ...shop.resources[0], roles: ['boss'] }] }, 'resources.0.roles.0'],
    [{ resources: [{ ...shop.resources[0], lable: 'x' }] }, 'resources.0'],
    [
      { resources: [{ ...shop.resources[0], fields: [{ source: 'a' }] }] },
      'resources.0.fields.0.type',
    ],
    [{ assumptions: { date: {} } }, 'assumptions'],
  ])('refuses %j at %s [CFG-13]', (wrong, key) => {
    expect(found({ ...config, ...wrong })).toEqual([key]);
  });
});
