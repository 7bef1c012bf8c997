import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './bugs.mjs';

// Plants one listed bug after the other in a copy of the tree and says which of them no test caught.
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    shard: { type: 'string', default: '1/1' },
    'skip-check': { type: 'boolean', default: false },
  },
});
const unknown = (values.only ?? []).filter((name) => !areas.some(({ area }) => area === name));
const [index, count] = values.shard.split('/').map(Number);
if (unknown.length > 0 || !(index >= 1 && index <= count)) {
  console.error(
    `npm run test:planted -- [--only area]… [--shard 1/4] [--skip-check]\nAreas: ${areas.map(({ area }) => area).join(', ')}`,
  );
  process.exit(2);
}
const chosen = areas
  .filter(({ area }) => !values.only || values.only.includes(area))
  .flatMap(({ area, bugs }) => bugs.map((bug) => ({ area, ...bug })))
  .filter((_, place) => place % count === index - 1);

const copy = mkdtempSync(join(tmpdir(), 'planted-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  encoding: 'utf8',
});
for (const path of listed.stdout.split('\0').filter(existsSync)) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  cpSync(path, join(copy, path), { force: true });
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

/** Milliseconds that the tests of one bug may take. */
const LIMIT = 300_000;

/** Runs tests in the copy, or those related to a file, up to the first that fails. */
async function passes(tests, { file, limit } = {}) {
  const what = tests === 'related' ? ['related', '--run', file] : ['run', ...new Set(tests)];
  const running = spawn(
    process.execPath,
    [join(copy, 'node_modules/vitest/vitest.mjs'), ...what, '--bail', '1', '--reporter=dot'],
    { cwd: copy, env: { ...process.env, CI: '1' }, detached: true },
  );
  let output = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  // A bug may make a test go on for ever: that is seen as well.
  const timer = limit && setTimeout(() => process.kill(-running.pid, 'SIGKILL'), limit);
  const stop = () => process.kill(-running.pid, 'SIGKILL');
  process.once('exit', stop);
  const [status] = await once(running, 'close');
  clearTimeout(timer);
  process.off('exit', stop);
  return { ok: status === 0, output };
}

if (!values['skip-check']) {
  const used = chosen.flatMap(({ tests }) => (tests === 'related' ? [] : tests));
  const { ok, output } = used.length === 0 ? { ok: true } : await passes(used);
  if (!ok) {
    console.error(`${output}\nThese tests fail without any bug: nothing can be said of them.`);
    process.exit(2);
  }
}

const survivors = [];
for (const [place, bug] of chosen.entries()) {
  const path = join(copy, bug.file);
  const before = readFileSync(path, 'utf8');
  if (before.split(bug.find).length !== 2) {
    console.error(`${bug.file}: '${bug.find}' is not there exactly once.`);
    process.exit(2);
  }
  const started = Date.now();
  writeFileSync(
    path,
    before.replace(bug.find, () => bug.replace),
  );
  const { ok } = await passes(bug.tests, { file: bug.file, limit: LIMIT });
  writeFileSync(path, before);
  if (ok) survivors.push(bug);
  const seconds = Math.round((Date.now() - started) / 1000);
  const end = ok ? 'SURVIVED' : 'caught';
  console.log(`${place + 1}/${chosen.length} ${end} (${seconds} s) ${bug.area} ${bug.file}`);
  if (ok) console.log(`    - ${bug.find}\n    + ${bug.replace}`);
}

console.log(`\ncaught ${chosen.length - survivors.length} of ${chosen.length}`);
for (const { file, find, replace, explained } of survivors)
  console.log(`${file}\n    - ${find}\n    + ${replace}\n    ${explained ?? 'NOT EXPLAINED'}`);
process.exit(survivors.some(({ explained }) => explained === undefined) ? 1 : 0);
