import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { RawInput } from '#http/address.ts';

/** An input that the contract of a call takes, made from its schemas alone. */
export function sampleInput(endpoint: Endpoint): RawInput {
  const names = [...endpoint.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? '');
  return {
    ...(names.length > 0 && { path: Object.fromEntries(names.map((name) => [name, 'id-1'])) }),
    ...(endpoint.query && { query: record(sample(endpoint.query)) }),
    ...(endpoint.body && { body: sample(endpoint.body) }),
  };
}

/** First what fits without looking, then by the kind of schema. */
function sample(schema: z.ZodType): unknown {
  const guesses = [undefined, 7, 'sample', '2022-04-01', '04-2021', [], new File(['a,b'], 'a.csv')];
  const guess = guesses.find((value) => schema.safeParse(value).success);
  if (guess !== undefined || schema.safeParse(undefined).success) return guess;
  const { def } = schema as unknown as { def: Def };
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([key, part]) => [key, sample(part)]),
      );
    case 'array':
      return def.element ? [sample(def.element)] : [];
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return def.options?.[0] && sample(def.options[0]);
    case 'pipe':
      return def.in && sample(def.in);
    default:
      throw new Error(`No sample of a ${def.type}: name one in sampleInput`);
  }
}

interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  entries?: Record<string, unknown>;
  values?: unknown[];
  options?: z.ZodType[];
  in?: z.ZodType;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
