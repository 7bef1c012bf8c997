import type { z } from 'zod';
import { valueAt } from '#dataProvider/paths.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { formActions, recordAction } from '#resource-kit/plain/actions.ts';
import { contradictions } from '#resource-kit/plain/checks.ts';
import { dataOf } from '#resource-kit/plain/endpoints.ts';
import { resourceOf, toField } from '#resource-kit/plain/fromPlain.ts';
import { didYouMean, hintOf, keysAt, nearName, theKeys } from '#resource-kit/plain/hints.ts';
import {
  DeclarationProblem,
  meantIssue,
  problem,
  problemOf,
  ResourceMistake,
} from '#resource-kit/plain/mistake.ts';
import {
  type PlainAction,
  type PlainResource,
  plainResourceSchema,
  type ReadPlainResource,
} from '#resource-kit/plain/schema.ts';

/**
 * Makes a resource of plain data; the object may as well stand in /config.json (CFG-01, CFG-03).
 * Throws DeclarationProblem with all its mistakes.
 */
export function definePlainResource(plain: PlainResource): Resource {
  const { resource, mistakes } = readPlainResource(plain, 0);
  if (resource === null || mistakes.length > 0) throw new DeclarationProblem(mistakes);
  return resource;
}

/** A declaration as it was read: the resource with what was declared and what of it is idle, or all that is wrong. */
interface ReadDeclaration {
  resource: Resource | null;
  plain?: ReadPlainResource;
  mistakes: readonly ResourceMistake[];
}

/** The same for data of unknown shape; `index` names a resource that does not even have a name (CFG-13). */
export function readPlainResource(raw: unknown, index: number): ReadDeclaration {
  const resource = nameOfDeclaration(raw, index);
  const parsed = plainResourceSchema.safeParse(raw);
  if (!parsed.success) {
    const mistakes = parsed.error.issues.flatMap((issue) => mistakesOf(resource, issue, raw));
    return { resource: null, mistakes };
  }
  const known = ['id', ...parsed.data.fields.map(({ source }) => source)];
  const mistakes = [...contradictions(parsed.data)].map(
    ([key, wrong, idle]) => new ResourceMistake(resource, key, wrong, nearName(wrong, known), idle),
  );
  if (mistakes.some(({ idle }) => !idle)) return { resource: null, mistakes };
  return { resource: toResource(parsed.data), plain: parsed.data, mistakes };
}

/** What a declaration is called, or where it stands when it has no name. */
export function nameOfDeclaration(raw: unknown, index: number): string {
  const named = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  return typeof named === 'string' && named !== '' ? named : `resources.${index}`;
}

function mistakesOf(resource: string, found: z.core.$ZodIssue, raw: unknown): ResourceMistake[] {
  const issue = meantIssue(found);
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(plainResourceSchema, path);
    return issue.keys.map(
      (key) =>
        new ResourceMistake(
          resource,
          [...path, key].join('.'),
          problem('noKey'),
          didYouMean(key, known) ?? theKeys(known),
        ),
    );
  }
  const value = path.length === 0 ? raw : valueAt(raw, path.join('.'));
  return [
    new ResourceMistake(
      resource,
      path.join('.') || 'declaration',
      problemOf(issue, value),
      hintOf(issue, value),
    ),
  ];
}

function toResource(plain: ReadPlainResource): Resource {
  const data = dataOf(plain);
  const action = (declared: PlainAction) => recordAction(plain, data, declared);
  const asks = [...plain.rowActions, ...plain.bulkActions].flatMap(({ name, ask }) =>
    ask ? [[`${plain.name}.${name}`, ask.map(toField)] as const] : [],
  );
  return resourceOf(plain, data, {
    ...(asks.length > 0 && { asks: Object.fromEntries(asks) }),
    actions: {
      row: plain.rowActions.map(action),
      bulk: plain.bulkActions.map(action),
      ...formActions(plain, data, plain.fields.map(toField)),
    },
  });
}
