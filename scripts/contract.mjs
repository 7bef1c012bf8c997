import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { runTs } from './runTs.mjs';

// Writes docs/openapi.json out of the declared contract; a test holds it current.
const FILE = 'docs/openapi.json';
const { openapi } = await runTs('scripts/contract/openapi.ts');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
writeFileSync(FILE, JSON.stringify(openapi(version), null, 2));
spawnSync('npx', ['biome', 'format', '--write', FILE], { stdio: 'inherit' });
