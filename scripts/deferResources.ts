import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { normalizePath, type Plugin, type Rolldown } from 'vite';
import type { ResourceHead } from '#resource-kit/head.ts';

const path = (file: string): string =>
  normalizePath(fileURLToPath(new URL(`../src/${file}`, import.meta.url)));
const DECLARED = '/src/resources/declared.ts';
const AHEAD = '/src/resources/ahead.ts';
const INDEX = path('resources/index.ts');

type Program = ReturnType<Rolldown.PluginContext['parse']>;

/** Where each resource of index.ts is declared, in its order: the file and what it is called there. */
export function whereDeclared(program: Program): { file: string; exported: string }[] {
  const imports = new Map<string, { file: string; exported: string }>();
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const one of statement.specifiers)
      if (one.type === 'ImportSpecifier' && one.imported.type === 'Identifier')
        imports.set(one.local.name, { file: statement.source.value, exported: one.imported.name });
  }
  const list = program.body
    .flatMap((statement) =>
      statement.type === 'ExportNamedDeclaration' &&
      statement.declaration?.type === 'VariableDeclaration'
        ? statement.declaration.declarations
        : [],
    )
    .find(({ id }) => id.type === 'Identifier' && id.name === 'resources')?.init;
  if (list?.type !== 'ArrayExpression') throw new Error(`${INDEX} has no list of resources`);
  return list.elements.map((element) => {
    const found = element?.type === 'Identifier' ? imports.get(element.name) : undefined;
    if (found) return found;
    throw new Error(`${INDEX} lists what it does not import`);
  });
}

/** declared.ts with the heads as data and the rest behind an import. */
export const deferredSource = (
  heads: readonly ResourceHead[],
  where: readonly { file: string; exported: string }[],
): string =>
  `export const declared = [\n${heads
    .map((head, index) => {
      const { file = '', exported = '' } = where[index] ?? {};
      return `  { head: ${JSON.stringify(head)}, load: () => import(${JSON.stringify(file)}).then((m) => m.${exported}) },\n`;
    })
    .join('')}];\n`;

/** The part of a route that holds for all of its pages, and the first of it. */
const fixedPart = (route: string): string => route.split('/:')[0] ?? '';
const firstPart = (route: string): string => route.split('/').slice(0, 2).join('/');

/** The folder of a declaration: a build has one file of all that are in it (vite.config.ts). */
const areaOf = (file = ''): string => file.split('/')[1] ?? '';

/**
 * ahead.ts with the start of each path and a file of the area that it leads to, the longer before what they begin with.
 * Where all that begins alike is of one area, its first part is enough.
 */
export function aheadSource(
  source: string,
  heads: readonly ResourceHead[],
  where: readonly { file: string }[],
): string {
  const paths = heads.flatMap(({ route, createPage, pages = [] }, index) =>
    [route, createPage?.route, ...pages.map(({ path }) => path)].flatMap((path) =>
      path ? [{ path: fixedPart(path), file: where[index]?.file ?? '' }] : [],
    ),
  );
  const isAlone = ({ path, file }: (typeof paths)[number]): boolean =>
    paths.every(
      (other) => firstPart(other.path) !== firstPart(path) || areaOf(other.file) === areaOf(file),
    );
  const files = new Map(
    paths.map((one) => [isAlone(one) ? firstPart(one.path) : one.path, one.file]),
  );
  const areas = [...files]
    .sort(([a], [b]) => b.length - a.length)
    .map(([path, file]) => `[${JSON.stringify(path)}, () => import(${JSON.stringify(file)})]`);
  const filled = source.replace(/(const areas\b[^=]*=) \[\]/, `$1 [${areas.join(', ')}]`);
  if (filled === source) throw new Error(`${AHEAD} has no list of areas`);
  return filled;
}

let reading: Promise<ResourceHead[]> | undefined;

/** Once for both builds, in a process of its own: imports of the declarations may keep a process alive. */
function heads(): Promise<ResourceHead[]> {
  reading ??= readHeads();
  return reading;
}

async function readHeads(): Promise<ResourceHead[]> {
  const script = fileURLToPath(new URL('./resource-heads.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return JSON.parse(stdout);
}

/** A build has of each resource its head alone in the first script (docs/performance.md). */
export const deferResources = (): Plugin => ({
  name: 'defer-resources',
  apply: 'build',
  async transform(source, id) {
    const isDeclared = normalizePath(id).endsWith(DECLARED);
    if (!isDeclared && !normalizePath(id).endsWith(AHEAD)) return null;
    const index = await this.fs.readFile(INDEX, { encoding: 'utf8' });
    const where = whereDeclared(this.parse(index, { lang: 'ts' }));
    const code = isDeclared
      ? deferredSource(await heads(), where)
      : aheadSource(source, await heads(), where);
    return { code, map: null };
  },
});
