import { runTs } from './runTs.mjs';

// What the console would say of a configuration file; see docs/adding-a-resource.md.
const { checkConfig } = await runTs('scripts/checkConfig/main.ts');
const code = checkConfig(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
// The console's modules listen to other tabs, which would keep the process.
process.exit(code);
