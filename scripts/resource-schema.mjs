import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runTs } from './runTs.mjs';

// Writes docs/resource.schema.json out of the schema of declarations; a test holds it current.
const FILE = 'docs/resource.schema.json';
const { resourceSchema } = await runTs('scripts/resourceSchema/schema.ts');
writeFileSync(FILE, JSON.stringify(resourceSchema(), null, 2));
spawnSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });
// The console's modules listen to other tabs, which would keep the process.
process.exit();
