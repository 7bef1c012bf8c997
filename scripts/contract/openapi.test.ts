import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROLES } from '#authProvider/roles.ts';
import { endpoints } from '#contract/all.ts';
import { openapi } from './openapi.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description?: string; $ref?: string; content?: object }>;
  security: object[];
  'x-effect': string;
  'x-roles': string[];
  'x-assumed'?: string[];
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
let made: Record<string, unknown>;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(() => {
  made = JSON.parse(JSON.stringify(openapi(version)));
  operations = Object.entries(made.paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        return operation ? [{ path, method, operation }] : [];
      }),
  );
});

describe('docs/openapi.json', () => {
  it('is what npm run contract writes now [CHK-03]', () => {
    expect(JSON.parse(readFileSync('docs/openapi.json', 'utf8'))).toEqual(made);
  });

  it('has every call with its roles, its effect and what is assumed [CHK-03]', () => {
    expect(operations).toHaveLength(endpoints.length);
    for (const endpoint of endpoints) {
      const found = operations.find(
        ({ path, method }) =>
          path === `/${endpoint.path}` && method === endpoint.method.toLowerCase(),
      );
      expect(found?.operation).toMatchObject({
        'x-effect': endpoint.effect,
        ...(endpoint.assumed && { 'x-assumed': endpoint.assumed }),
      });
      for (const role of found?.operation['x-roles'] ?? ['none'])
        expect([...ROLES, 'anyone']).toContain(role);
    }
  });

  it('is OpenAPI 3.1: names once, parameters of its paths, answers, references that lead somewhere [CHK-03]', () => {
    expect(made.openapi).toBe('3.1.0');
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
      const { parameters = [] } = operation;
      expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath);
      for (const one of parameters) {
        expect(one.in === 'query' || one.required).toBe(true);
        expect(one.schema, `${path} ${one.name}`).toBeTypeOf('object');
      }
      for (const answer of Object.values(operation.responses))
        expect(answer.description ?? answer.$ref).toBeTypeOf('string');
      expect(Object.keys(operation.responses)).toContain('200');
    }
    for (const [, reference = ''] of JSON.stringify(made).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference
        .split('/')
        .reduce<unknown>((value, part) => Reflect.get(Object(value), part), made);
      expect(target, reference).toBeDefined();
    }
  });

  it('has schemas of JSON Schema alone, none of them empty where something is read [CHK-03]', () => {
    const known = new Set([
      ...[
        'type',
        'properties',
        'required',
        'items',
        'additionalProperties',
        'anyOf',
        'oneOf',
        '$ref',
      ],
      ...['enum', 'const', 'default', 'format', 'pattern', 'minimum', 'exclusiveMinimum'],
      ...['maximum', 'minLength', 'maxLength', 'minItems', 'description', 'not', 'allOf'],
    ]);
    const check = (schema: unknown, where: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [key, value] of Object.entries(schema)) {
        expect(known, `${where} ${key}`).toContain(key);
        if (key === 'properties')
          for (const [name, one] of Object.entries(value as object)) check(one, `${where}.${name}`);
        else if (key === 'items' || key === 'additionalProperties') check(value, where);
        else if (key.endsWith('Of')) for (const one of value as unknown[]) check(one, where);
      }
    };
    const { schemas } = made.components as { schemas: Record<string, object> };
    for (const [name, schema] of Object.entries(schemas)) check(schema, name);
    for (const { path, operation } of operations) {
      for (const { schema } of operation.parameters ?? []) check(schema, path);
      for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
        check(schema, path);
      const ok = operation.responses['200']?.content as Record<string, { schema: object }>;
      const [content] = Object.values(ok);
      check(content?.schema, path);
      expect(Object.keys(content?.schema ?? {}), path).not.toEqual([]);
    }
  });
});
