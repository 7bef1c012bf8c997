import type { Config } from '#config/schema.ts';
import type { Field } from '#fields/field.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { readPlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { problem, ResourceMistake } from '#resource-kit/plain/mistake.ts';
import { isServed, OWN } from '#resource-kit/plain/places.ts';
import type { Page } from '#ui/page.ts';

/** A route's shape: two patterns of one shape would fight for an address. */
const shapeOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith(':') ? ':' : part.toLowerCase()))
    .join('/');

/** Could both patterns fit one address? */
function clash(a: string, b: string): boolean {
  if (shapeOf(a) === shapeOf(b)) return true;
  const [left, right] = [a.split('/'), b.split('/')];
  const required = (parts: string[]) => parts.filter((part) => !part.endsWith('?')).length;
  const length = Math.max(required(left), required(right));
  if (length > Math.min(left.length, right.length)) return false;
  return Array.from({ length }, (_, index) => index).every((index) => {
    const [one = '', other = ''] = [left[index], right[index]];
    return one.startsWith(':') || other.startsWith(':') || one === other;
  });
}

/** The resources of /config.json that can be used, and what is wrong with the others (CFG-03). */
export function resourcesFromConfig(
  { resources, ...serving }: Pick<Config, 'resources' | 'services' | 'loginUrl'>,
  builtIn: readonly Resource[],
  pages: readonly Page[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const made: Resource[] = [];
  const mistakes: ResourceMistake[] = [];
  if (!Array.isArray(resources))
    return { resources: [], mistakes: [new ResourceMistake('resources', '', problem('array'))] };
  const there = [...builtIn.flatMap(pagesOf), ...pages];
  const taken: string[] = [...OWN.routes, ...there.map(({ path }) => path)];
  const names = new Set<string>([...OWN.names, ...[...builtIn, ...there].map(({ name }) => name)]);
  resources.forEach((raw: unknown, index) => {
    try {
      const resource = readPlainResource(raw, index);
      const { name, route, data } = resource;
      const own = pagesOf(resource);
      if ([resource, ...own].some((one) => names.has(one.name)))
        throw new ResourceMistake(name, 'name', problem('nameTaken'));
      if (own.some(({ path }) => taken.some((known) => clash(known, path))))
        throw new ResourceMistake(name, 'route', problem('routeTaken', { route }));
      if (route !== '' && isServed(route, serving))
        throw new ResourceMistake(name, 'route', problem('routeServed', { route }));
      const service = data.dialect === 'simple-rest' ? data.service : data.endpoint.service;
      if (!Object.hasOwn(serving.services, service))
        throw new ResourceMistake(name, 'service', problem('noService', { service }));
      made.push(resource);
      names.add(name);
      for (const page of own) {
        taken.push(page.path);
        names.add(page.name);
      }
    } catch (error) {
      if (!(error instanceof ResourceMistake)) throw error;
      mistakes.push(error);
    }
  });
  return withoutDanglingReferences(made, mistakes, builtIn);
}

/** A reference must lead to a resource that is there, and stays when those that dangle are gone. */
function withoutDanglingReferences(
  made: readonly Resource[],
  mistakes: readonly ResourceMistake[],
  builtIn: readonly Resource[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const known = new Map([...builtIn, ...made].map(({ name, resource }) => [name, resource]));
  const dangling = made.flatMap(({ name, fields, related }) => {
    const lost = related?.findIndex(({ resource }) => !known.has(resource)) ?? -1;
    const other = related?.[lost]?.resource;
    if (other !== undefined)
      return [
        new ResourceMistake(
          name,
          `related.${lost}.resource`,
          problem('noResource', { reference: other }),
        ),
      ];
    const index = fields.findIndex(
      ({ reference }) => reference !== undefined && !known.has(reference),
    );
    const reference = fields[index]?.reference;
    return reference === undefined
      ? []
      : [
          new ResourceMistake(
            name,
            `fields.${index}.reference`,
            problem('noResource', { reference }),
          ),
        ];
  });
  if (dangling.length > 0)
    return withoutDanglingReferences(
      made.filter(({ name }) => !dangling.some(({ resource }) => resource === name)),
      [...mistakes, ...dangling],
      builtIn,
    );
  const resolved = (field: Field): Field => {
    const reference = known.get(field.reference ?? '');
    return reference === undefined ? field : { ...field, reference };
  };
  return {
    resources: made.map((one) => ({ ...one, fields: one.fields.map(resolved) })),
    mistakes: [...mistakes],
  };
}
