import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runTs } from './runTs.mjs';

// Writes the JSON schemas of a resource and of the whole configuration; a test holds them current.
const { resourceSchema, wholeSchema } = await runTs('scripts/resourceSchema/schema.ts');
const files = {
  'docs/resource.schema.json': resourceSchema(),
  'docs/config.schema.json': wholeSchema(),
};
for (const [file, schema] of Object.entries(files))
  writeFileSync(file, JSON.stringify(schema, null, 2));
spawnSync('npx', ['biome', 'format', '--write', ...Object.keys(files)], { stdio: 'inherit' });
// The console's modules listen to other tabs, which would keep the process.
process.exit();
