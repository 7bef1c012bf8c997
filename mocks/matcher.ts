import type { Endpoint } from '#contract/endpoint.ts';
import { servicePath } from '#mocks/servicePaths.ts';

/** Reads the values of a call's `{names}` from an address, or undefined where it is another one. */
export function matcher({ service, path }: Pick<Endpoint, 'service' | 'path'>) {
  const names: string[] = [];
  const pattern = `${servicePath(service)}${path}`.replace(
    /\{(\w+)\}|[^\w/{}]/g,
    (part, name?: string) => {
      if (name === undefined) return `\\${part}`;
      names.push(name);
      return '([^/]+)';
    },
  );
  const whole = new RegExp(`^${pattern}$`);
  return (pathname: string): Record<string, string> | undefined => {
    const found = whole.exec(pathname);
    if (!found) return undefined;
    return Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
