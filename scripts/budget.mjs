import { readFileSync } from 'node:fs';
import { runTs } from './runTs.mjs';

// Does the build in dist keep to bench/budget.json? Says what grew by how much, or what there is.
const { overBudget } = await runTs('scripts/budget/budget.ts');
const { weigh } = await runTs('scripts/budget/weigh.ts');
const weights = weigh('dist');
const kB = (bytes) => `${(bytes / 1024).toFixed(1)} kB`;
const [largest, most] = Object.entries(weights.routes).sort(([, a], [, b]) => b - a)[0] ?? ['', 0];
const first = Object.values(weights.first).reduce((all, one) => all + one, 0);
console.log(
  `Until the first list ${kB(first)} of scripts in ${weights.requests} requests (${Object.entries(
    weights.first,
  )
    .map(([name, bytes]) => `${name} ${kB(bytes)}`)
    .join(', ')}); the largest page brings ${kB(most)} of its own (${largest}).`,
);
const said = overBudget(weights, JSON.parse(readFileSync('bench/budget.json', 'utf8')));
for (const sentence of said) console.error(sentence);
process.exit(said.length > 0 ? 1 : 0);
