import { runTs } from './runTs.mjs';

// Prints the heads of the declared resources as data, in their order (scripts/deferResources.ts).
const { resources } = await runTs('src/resources/index.ts');
const { headOf } = await runTs('src/resource-kit/head.ts');
process.stdout.write(JSON.stringify(resources.map(headOf)), () => process.exit());
