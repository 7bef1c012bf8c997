import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainResourceSchema } from '#resource-kit/plain/schema.ts';
import { resourceSchema } from './schema.ts';

const made = JSON.parse(JSON.stringify(resourceSchema()));

it('docs/resource.schema.json is what npm run resource-schema writes now [CFG-13]', () => {
  expect(JSON.parse(readFileSync('docs/resource.schema.json', 'utf8'))).toEqual(made);
});

it('offers every key of a declaration, and no other [CFG-13]', () => {
  expect(Object.keys(made.properties)).toEqual(Object.keys(plainResourceSchema.shape));
  expect(made.additionalProperties).toBe(false);
  expect(made.required).toEqual(['name', 'label', 'service', 'roles', 'fields']);
  expect(made.properties.fields.items.properties.type.enum).toContain('reference');
});
