import { runTs } from './runTs.mjs';

// The service check from a terminal; see docs/deploying.md.
const { checkServices } = await runTs('scripts/checkServices/main.ts');
process.exitCode = await checkServices(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(`${text}\n`),
});
