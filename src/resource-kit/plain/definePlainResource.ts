import { valueAt } from '#dataProvider/paths.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { formActions, recordAction } from '#resource-kit/plain/actions.ts';
import { contradictions } from '#resource-kit/plain/checks.ts';
import { dataOf } from '#resource-kit/plain/endpoints.ts';
import { resourceOf, toField } from '#resource-kit/plain/fromPlain.ts';
import { meantIssue, problem, problemOf, ResourceMistake } from '#resource-kit/plain/mistake.ts';
import {
  type PlainAction,
  type PlainResource,
  plainResourceSchema,
  type ReadPlainResource,
} from '#resource-kit/plain/schema.ts';

/**
 * Makes a resource of plain data; the object may as well stand in /config.json (CFG-01, CFG-03).
 * Throws ResourceMistake for the first mistake.
 */
export function definePlainResource(plain: PlainResource): Resource {
  return readPlainResource(plain, 0);
}

/** The same for data of unknown shape; `index` names a resource that does not even have a name. */
export function readPlainResource(raw: unknown, index: number): Resource {
  const named = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  const resource = typeof named === 'string' && named !== '' ? named : `resources.${index}`;
  const parsed = plainResourceSchema.safeParse(raw);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const issue = first && meantIssue(first);
    const path = issue?.path ?? [];
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
    if (unknown !== undefined)
      throw new ResourceMistake(resource, [...path, unknown].join('.'), problem('noKey'));
    const found = path.length === 0 ? raw : valueAt(raw, path.join('.'));
    throw new ResourceMistake(
      resource,
      path.join('.') || 'declaration',
      issue ? problemOf(issue, found) : problem('invalid'),
    );
  }
  for (const [key, wrong] of contradictions(parsed.data))
    throw new ResourceMistake(resource, key, wrong);
  return toResource(parsed.data);
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
