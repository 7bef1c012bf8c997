import { runTs } from './runTs.mjs';

// A declaration drafted from a service's answer; see docs/adding-a-resource.md.
const { draftResource } = await runTs('scripts/draftResource/main.ts');
process.exitCode = await draftResource(process.argv.slice(2), {
  out: (text) => console.log(text),
  error: (text) => console.error(text),
});
