import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { servicesPlugin } from '#mocks/http.ts';
import { retailHandlers } from '#mocks/retail/handlers.ts';
import { retailConfig } from '#mocks/retail/plugin.ts';
import { deployedHeaders } from './deploy/preview.ts';
import { deferResources } from './scripts/deferResources.ts';
import { lessLibraries } from './scripts/lessLibraries.ts';
import { lessZod } from './scripts/lessZod.ts';

/** Heavy and seldom needed: a file of its own, fetched with the page that shows it. */
const SELDOM = /x-charts|d3-|papaparse|react-zoom|react-dropzone|[\\/]i18n[\\/]hindi|[\\/]hi\.ts/;
const isLibrary = (id: string): boolean => /node_modules|plainLodash/.test(id);
const shared = (id: string): boolean => !SELDOM.test(id);

/** What the page starts with; it must not wait for the libraries. */
const BEFORE = /preload-helper|storageFallback|askConfig|resources[\\/]ahead|src[\\/]main\.tsx/;

/** The page asks for the first scripts at once: their failure is told by what loads them (main.tsx). */
const preloadFirst = (): Plugin => ({
  name: 'preload-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' && /^(libraries|console|rolldown-runtime)$/.test(one.name)
          ? [
              {
                tag: 'link',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${one.fileName}` },
                injectTo: 'head' as const,
              },
            ]
          : [],
      ),
  },
});

/**
 * The browser compiles all of the first scripts while they come in, on another thread: most of what is in them is called
 * at once, and to compile each function when it is first called keeps the page waiting.
 */
const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const one of Object.values(bundle))
      if (one.type === 'chunk' && /^(libraries|console)$/.test(one.name))
        one.code = `//# allFunctionsCalledOnLoad\n${one.code}`;
  },
});

const FRAME =
  /src[\\/]layout[\\/](ActionDialog|ActivityPanel|MenuDrawer|AccountMenu|EndedDialog|palette[\\/]PaletteDialog)\.tsx|FinancialReportWait|ReportOnItsWay/;

/** Its package gives everyone the files for development, with their warnings. */
const ROUTER = {
  alias: [
    ['react-router', 'index.mjs'],
    ['react-router/dom', 'dom-export.mjs'],
  ].map(([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: fileURLToPath(
      new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url),
    ),
  })),
};

/** A module's file of the build, where that is decided by what needs it. */
type Places = ReadonlyMap<string, string>;

/** What `src/first.ts` brings at once; what all declarations need; and of each area, or of several, what theirs do. */
const FIRST = 'first';
const DECLARED = 'declared';
const SHARED = `${DECLARED}-shared`;
const DECLARATION = /src[\\/]resources[\\/](\w[\w-]*)[\\/](.*[\\/])?resource\.ts$/;

/**
 * Where the modules belong that the first list and the declarations need. A build of the first list alone tells: what a
 * library names in its index is far more than what is used of it.
 */
async function placesOf(): Promise<Places> {
  const imports = new Map<string, readonly string[]>();
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      react(),
      lessZod(),
      lessLibraries(),
      deferResources(),
      {
        name: 'imports',
        generateBundle() {
          for (const id of this.getModuleIds())
            imports.set(id, this.getModuleInfo(id)?.importedIds ?? []);
        },
      },
    ],
    resolve: ROUTER,
    build: { write: false, minify: false, rolldownOptions: { input: 'src/first.ts' } },
  });
  const { output } = [built].flat()[0] as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])),
  );
  const names = new Set(
    output.flatMap((one) => (one.type === 'chunk' && one.isEntry ? one.fileName : [])),
  );
  // A set is walked to its end, also where it grows under way.
  for (const name of names) for (const next of chunks.get(name)?.imports ?? []) names.add(next);
  const places = new Map(
    [...names].flatMap((name) =>
      (chunks.get(name)?.moduleIds ?? []).map((id): [string, string] => [id, FIRST]),
    ),
  );
  const areas = new Set<string>();
  const needing = new Map<string, Set<string>>();
  for (const declaration of imports.keys()) {
    const [, area] = DECLARATION.exec(declaration) ?? [];
    if (!area) continue;
    areas.add(area);
    const needed = new Set([declaration]);
    for (const id of needed) {
      if (places.has(id)) continue;
      needing.set(id, (needing.get(id) ?? new Set()).add(area));
      for (const next of imports.get(id) ?? []) needed.add(next);
    }
  }
  for (const [id, of] of needing) {
    const [only = ''] = of;
    if (of.size === areas.size) places.set(id, DECLARED);
    else places.set(id, of.size === 1 ? `${DECLARED}-${only}` : SHARED);
  }
  return places;
}

/** `--mode retail`: the example docs/examples/retail.json, with the service that it is for. */
const RETAIL = 'retail';

export default defineConfig(async ({ command, mode }) => {
  const places: Places = command === 'build' ? await placesOf() : new Map();
  const isAt = (place: string) => (id: string) => places.get(id) === place;
  const isFirst = isAt(FIRST);
  return {
    plugins: [
      react(),
      lessZod(),
      lessLibraries(),
      deferResources(),
      servicesPlugin(mode === RETAIL ? await retailHandlers() : []),
      deployedHeaders(),
      preloadFirst(),
      compileAhead(),
      mode === RETAIL && retailConfig(),
    ],
    resolve: command === 'build' ? ROUTER : {},
    build: {
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The page asks for the first scripts by itself.
        resolveDependencies: (_file: string, needed: string[], { hostId }: { hostId: string }) =>
          /before-/.test(hostId) ? needed.filter((file) => /declared/.test(file)) : needed,
      },
      sourcemap: false,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        // What is first is there already: an import of it elsewhere waits for nothing.
        checks: { ineffectiveDynamicImport: false },
        output: {
          // Else each small part that two pages share is a file of its own, a request of its own, and compresses worse.
          codeSplitting: {
            groups: [
              // Before everything else: where storage is refused, and what loads the rest.
              { name: 'before', test: BEFORE, priority: 3 },
              // All that the first list needs. A release changes the second of them alone.
              {
                name: 'libraries',
                test: (id: string) => isFirst(id) && isLibrary(id),
                priority: 2,
              },
              { name: 'console', test: isFirst, priority: 1.4 },
              // What all declarations need, then those of several areas, then those of each: they come with its pages.
              { name: DECLARED, test: isAt(DECLARED), priority: 1.3 },
              { name: SHARED, test: isAt(SHARED), priority: 1.2 },
              {
                debugName: DECLARED,
                name: (id: string) => places.get(id) ?? null,
                test: (id: string) => places.has(id),
                priority: 1.1,
              },
              // What the frame is asked for sooner or later; fetched when the browser is idle.
              { name: 'frame', test: FRAME, priority: 1 },
              // What further pages share.
              { name: 'parts', test: shared, minShareCount: 4 },
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173, host: '127.0.0.1', cors: false },
  };
});
