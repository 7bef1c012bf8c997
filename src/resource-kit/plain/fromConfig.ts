import type { Config } from '#config/schema.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { pagesOf, pagesOfHead } from '#resource-kit/pagesOf.tsx';
import { nameOfDeclaration, readPlainResource } from '#resource-kit/plain/definePlainResource.ts';
import { didYouMean } from '#resource-kit/plain/hints.ts';
import { neverSeen, usedElsewhere } from '#resource-kit/plain/idle.ts';
import { type BuiltIn, type Made, wellLinked } from '#resource-kit/plain/links.ts';
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

/** Of a resource that nobody refers to the pages count alone. */
const routesOf = (head: BuiltIn) =>
  pagesOfHead(head, async () => {
    throw new Error(`${head.name} is not opened here`);
  });

/** The resources of /config.json that can be used, and what is wrong with the others (CFG-03). */
export function resourcesFromConfig(
  { resources, ...serving }: Pick<Config, 'resources' | 'services' | 'loginUrl'>,
  builtIn: readonly BuiltIn[],
  pages: readonly Page[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const made: Made[] = [];
  const mistakes: ResourceMistake[] = [];
  if (!Array.isArray(resources))
    return { resources: [], mistakes: [new ResourceMistake('resources', '', problem('array'))] };
  const there = [...builtIn.flatMap(routesOf), ...pages];
  const taken: string[] = [...OWN.routes, ...there.map(({ path }) => path)];
  const names = new Set<string>([...OWN.names, ...[...builtIn, ...there].map(({ name }) => name)]);
  const asked = resources.map(nameOfDeclaration);
  const read = resources.map(readPlainResource);
  const plains = read.flatMap(({ plain }) => plain ?? []);
  // A declaration with a mistake may use what seems idle here, and harms no neighbour.
  const elsewhere = plains.length === read.length ? usedElsewhere(plains) : null;
  for (const { resource, plain, mistakes: found } of read) {
    mistakes.push(...found);
    if (resource === null || plain === undefined) continue;
    const { name, route, data } = resource;
    const own = pagesOf(resource);
    if (elsewhere)
      for (const [key, unseen] of neverSeen(plain, elsewhere))
        mistakes.push(new ResourceMistake(name, key, unseen, null, true));
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
    if (wrong.length > 0) continue;
    made.push({ resource, plain });
    names.add(name);
    for (const page of own) {
      taken.push(page.path);
      names.add(page.name);
    }
  }
  return wellLinked(made, mistakes, builtIn, asked);
}
