import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PLAIN = fileURLToPath(new URL('../src/plainLodash.ts', import.meta.url));

/** MUI's themes of CSS variables and ripples, and react-admin's own router: whoever used one would be told. */
const LEFT_OUT: readonly [file: RegExp, exports: string][] = [
  [/@mui\/material\/ButtonBase\/TouchRipple\.mjs$/, 'none as default'],
  [/@mui\/material\/styles\/createThemeWithVars\.mjs$/, 'none as default, none as createGetCssVar'],
  [
    /@mui\/material\/styles\/ThemeProviderWithVars\.mjs$/,
    'none as CssVarsProvider, none as useColorScheme, none as getInitColorSchemeScript, none as Experimental_CssVarsProvider',
  ],
  // Brings react-router's routers that load data; ours is src/ui/consoleRouter.tsx.
  [/ra-core\/dist\/routing\/adapters\/reactRouterProvider\.js$/, 'none as reactRouterProvider'],
];

/** Leaves out of a build what libraries bring along and the console has no use for (docs/performance.md). */
export const lessLibraries = (): Plugin => ({
  name: 'less-libraries',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer) =>
    /^lodash\/(isEqual|pick|union)\.js$/.test(source) &&
    importer &&
    /[\\/]ra-core[\\/]/.test(importer)
      ? `${PLAIN}?${source.slice('lodash/'.length, -'.js'.length)}`
      : null,
  load: (id) => {
    const [, name] = id.split(`${PLAIN}?`);
    if (name) return `export { ${name} as default } from ${JSON.stringify(PLAIN)};`;
    const left = LEFT_OUT.find(([file]) => file.test(id.replaceAll('\\', '/')));
    return left
      ? `const none = () => { throw new Error('The console is built without this part of a library'); };\nexport { ${left[1]} };`
      : null;
  },
});
