import type { Config } from '#config/schema.ts';
import type { Field } from '#fields/field.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { nameOfDeclaration, readPlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { didYouMean } from '#resource-kit/plain/hints.ts';
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
  const asked = resources.map(nameOfDeclaration);
  resources.forEach((raw: unknown, index) => {
    const read = readPlainResource(raw, index);
    mistakes.push(...read.mistakes);
    if (read.resource === null) return;
    const { resource } = read;
    const { name, route, data } = resource;
    const own = pagesOf(resource);
    const wrong: ResourceMistake[] = [];
    if ([resource, ...own].some((one) => names.has(one.name)))
      wrong.push(new ResourceMistake(name, 'name', problem('nameTaken')));
    else if (own.some(({ path }) => taken.some((known) => clash(known, path))))
      wrong.push(new ResourceMistake(name, 'route', problem('routeTaken', { route })));
    if (route !== '' && isServed(route, serving))
      wrong.push(new ResourceMistake(name, 'route', problem('routeServed', { route })));
    const service = data.dialect === 'simple-rest' ? data.service : data.endpoint.service;
    if (!Object.hasOwn(serving.services, service))
      wrong.push(
        new ResourceMistake(
          name,
          'service',
          problem('noService', { service }),
          didYouMean(service, Object.keys(serving.services)),
        ),
      );
    mistakes.push(...wrong);
    if (wrong.length > 0) return;
    made.push(resource);
    names.add(name);
    for (const page of own) {
      taken.push(page.path);
      names.add(page.name);
    }
  });
  return withoutDanglingReferences(made, mistakes, builtIn, asked);
}

/**
 * A reference must lead to a resource that is declared. One that leads to a declaration with a mistake shows ids, and
 * its neighbours work (CFG-13).
 */
function withoutDanglingReferences(
  made: readonly Resource[],
  mistakes: readonly ResourceMistake[],
  builtIn: readonly Resource[],
  asked: readonly string[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const known = new Map([...builtIn, ...made].map(({ name, resource }) => [name, resource]));
  const declared = [...new Set([...known.keys(), ...asked])];
  const noResource = (name: string, key: string, reference: string) =>
    new ResourceMistake(
      name,
      key,
      problem('noResource', { reference }),
      didYouMean(reference, declared),
    );
  const dangling = made.flatMap(({ name, fields, related = [] }) => [
    ...related.flatMap(({ resource }, index) =>
      declared.includes(resource) ? [] : [noResource(name, `related.${index}.resource`, resource)],
    ),
    ...fields.flatMap(({ reference }, index) =>
      reference === undefined || declared.includes(reference)
        ? []
        : [noResource(name, `fields.${index}.reference`, reference)],
    ),
  ]);
  const usable = made.filter(({ name }) => !dangling.some(({ resource }) => resource === name));
  const there = new Map([...builtIn, ...usable].map(({ name, resource }) => [name, resource]));
  const resolved = ({ reference, ...field }: Field): Field => {
    if (reference === undefined) return field;
    const target = there.get(reference);
    return target === undefined
      ? { ...field, type: 'text', id: true }
      : { ...field, reference: target };
  };
  return {
    resources: usable.map(({ related, ...one }) => {
      const kept = related?.filter(({ resource }) => there.has(resource));
      return { ...one, fields: one.fields.map(resolved), ...(kept?.length && { related: kept }) };
    }),
    mistakes: [...mistakes, ...dangling],
  };
}
