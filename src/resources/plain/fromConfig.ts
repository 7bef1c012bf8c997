import type { Config } from '#config/schema.ts';
import type { Resource } from '#resources/defineResource.ts';
import { pagesOf } from '#resources/pagesOf.tsx';
import { readPlainResource } from '#resources/plain/definePlainResource.ts';
import { problem, ResourceMistake } from '#resources/plain/mistake.ts';
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
  { resources, services }: Pick<Config, 'resources' | 'services'>,
  builtIn: readonly Resource[],
  pages: readonly Page[],
): { resources: Resource[]; mistakes: ResourceMistake[] } {
  const made: Resource[] = [];
  const mistakes: ResourceMistake[] = [];
  const taken = [...builtIn.flatMap(pagesOf), ...pages].map(({ path }) => path);
  taken.push('/', '/unauthorized');
  resources.forEach((raw, index) => {
    try {
      const resource = readPlainResource(raw, index);
      const { name, route, data } = resource;
      if ([...builtIn, ...made].some((other) => other.name === name))
        throw new ResourceMistake(name, 'name', problem('nameTaken'));
      const other = pagesOf(resource)
        .map(({ path }) => path)
        .find((path) => taken.some((known) => clash(known, path)));
      if (other !== undefined)
        throw new ResourceMistake(name, 'route', problem('routeTaken', { route }));
      const service = data.dialect === 'paged' ? data.endpoint.service : data.service;
      if (!Object.hasOwn(services, service))
        throw new ResourceMistake(name, 'service', problem('noService', { service }));
      made.push(resource);
      taken.push(...pagesOf(resource).map(({ path }) => path));
    } catch (error) {
      if (!(error instanceof ResourceMistake)) throw error;
      mistakes.push(error);
    }
  });
  const { usable, dangling } = withoutDanglingReferences(made, builtIn);
  return { resources: usable, mistakes: [...mistakes, ...dangling] };
}

/** A reference must lead to a resource that is there. */
function withoutDanglingReferences(made: readonly Resource[], builtIn: readonly Resource[]) {
  const known = new Map([...builtIn, ...made].map((resource) => [resource.name, resource]));
  const dangling: ResourceMistake[] = [];
  const usable: Resource[] = [];
  for (const resource of made) {
    const index = resource.fields.findIndex(
      ({ reference }) => reference !== undefined && !known.has(reference),
    );
    if (index === -1)
      usable.push({
        ...resource,
        fields: resource.fields.map((field) =>
          field.reference === undefined
            ? field
            : { ...field, reference: known.get(field.reference)?.resource ?? field.reference },
        ),
      });
    else
      dangling.push(
        new ResourceMistake(
          resource.name,
          `fields.${index}.reference`,
          problem('noResource', { reference: resource.fields[index]?.reference ?? '' }),
        ),
      );
  }
  return { usable, dangling };
}
