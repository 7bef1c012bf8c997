import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { servicesPlugin } from '#mocks/http.ts';
import { retailHandlers } from '#mocks/retail/handlers.ts';
import { retailConfig } from '#mocks/retail/plugin.ts';
import { deployedHeaders } from './deploy/preview.ts';
import { lessLibraries } from './scripts/lessLibraries.ts';
import { lessZod } from './scripts/lessZod.ts';

/** Heavy and seldom needed: a file of its own, fetched with the page that shows it. */
const SELDOM = /x-charts|d3-|papaparse|react-zoom|react-dropzone|[\\/]i18n[\\/]hindi|[\\/]hi\.ts/;
const isLibrary = (id: string): boolean => /node_modules|plainLodash/.test(id);
const shared = (id: string): boolean => !SELDOM.test(id);

/** What the page starts with; it must not wait for the libraries. */
const BEFORE = /preload-helper|storageFallback|askConfig|src[\\/]main\.tsx/;

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

/**
 * The modules of the first list: what `src/first.ts` brings at once. A build of it alone tells: what a library names in
 * its index is far more than what is used of it.
 */
async function firstModules(): Promise<ReadonlySet<string>> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [react(), lessZod(), lessLibraries()],
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
  return new Set([...names].flatMap((name) => chunks.get(name)?.moduleIds ?? []));
}

/** `--mode retail`: the example docs/examples/retail.json, with the service that it is for. */
const RETAIL = 'retail';

export default defineConfig(async ({ command, mode }) => {
  const first = command === 'build' ? await firstModules() : new Set<string>();
  const isFirst = (id: string): boolean => first.has(id);
  return {
    plugins: [
      react(),
      lessZod(),
      lessLibraries(),
      servicesPlugin(mode === RETAIL ? await retailHandlers() : []),
      deployedHeaders(),
      preloadFirst(),
      mode === RETAIL && retailConfig(),
    ],
    resolve: command === 'build' ? ROUTER : {},
    build: {
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
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
              { name: 'console', test: isFirst, priority: 1 },
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
