import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
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
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { areas } from './bugs.mjs';

// Plants one listed bug after the other in a copy of the tree and says which of them no test caught. With `--results`
// each outcome is noted in a file; the next run goes on from there, and repeats what was changed since: a bug's entry,
// its source or one of its tests.
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    shard: { type: 'string', default: '1/1' },
    results: { type: 'string' },
    'skip-check': { type: 'boolean', default: false },
  },
});
const unknown = (values.only ?? []).filter((name) => !areas.some(({ area }) => area === name));
const [index, count] = values.shard.split('/').map(Number);
if (unknown.length > 0 || !(index >= 1 && index <= count)) {
  console.error(
    `npm run test:planted -- [--only area]… [--shard 1/4] [--results file] [--skip-check]\nAreas: ${areas.map(({ area }) => area).join(', ')}`,
  );
  process.exit(2);
}
/** Screens are tested last: they take minutes where a rule takes seconds. */
const isSlow = ({ tests }) => tests === 'related' || tests.some((file) => file.endsWith('.tsx'));
const chosen = areas
  .filter(({ area }) => !values.only || values.only.includes(area))
  .flatMap(({ area, bugs }) => bugs.map((bug) => ({ area, ...bug })))
  .filter((_, place) => place % count === index - 1)
  .sort((one, other) => Number(isSlow(one)) - Number(isSlow(other)));

const copy = mkdtempSync(join(tmpdir(), 'planted-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  encoding: 'utf8',
});
for (const path of listed.stdout.split('\0')) {
  if (path === 'node_modules' || !existsSync(path)) continue;
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  cpSync(path, join(copy, path), { force: true });
}
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));

/** Milliseconds that one file of tests may take for one bug. */
const LIMIT = 900_000;

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
  const stop = () => process.kill(-running.pid, 'SIGKILL');
  let ended = false;
  const timer =
    limit &&
    setTimeout(() => {
      ended = true;
      stop();
    }, limit);
  process.once('exit', stop);
  const [status] = await once(running, 'close');
  clearTimeout(timer);
  process.off('exit', stop);
  // Colours aside, ' FAIL  file > describe > test'.
  const failed = / FAIL +(.+)/.exec(stripVTControlCharacters(output))?.[1];
  if (status !== 0 && failed === undefined && !ended) {
    console.error(`${output}\nThe tests did not run.`);
    process.exit(2);
  }
  const by = failed ?? 'a run without an end';
  return { ok: status === 0, output, by };
}

const readAll = (paths) => paths.map((path) => readFileSync(join(copy, path), 'utf8'));

/** Another as soon as the entry, the source or one of the tests is another; of 'related' tests nobody can tell. */
const markOf = ({ file, find, replace, tests }) =>
  tests === 'related'
    ? null
    : createHash('sha256')
        .update(JSON.stringify([find, replace, file, tests, readAll([file, ...tests])]))
        .digest('hex');

/** What earlier runs noted: whether a bug was caught, by its mark. */
const known = new Map(
  values.results && existsSync(values.results)
    ? readFileSync(values.results, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
        .map(({ mark, caught }) => [mark, caught])
    : [],
);
const marked = chosen.map((bug) => ({ ...bug, mark: markOf(bug) }));
const left = marked.filter(({ mark }) => !known.has(mark));
if (left.length < marked.length)
  console.log(`${marked.length - left.length} of ${marked.length} were tried before`);

if (!values['skip-check']) {
  const used = left.flatMap(({ tests }) => (tests === 'related' ? [] : tests));
  const { ok, output } = used.length === 0 ? { ok: true } : await passes(used);
  if (!ok) {
    console.error(`${output}\nThese tests fail without any bug: nothing can be said of them.`);
    process.exit(2);
  }
}

const caught = new Set(marked.filter(({ mark }) => known.get(mark) === true));
for (const [place, bug] of left.entries()) {
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
  // One after the other, the likeliest first: most bugs are caught before the slow tests of a screen start.
  const steps = bug.tests === 'related' ? ['related'] : bug.tests.map((test) => [test]);
  let ok = true;
  let by = '';
  for (const step of steps)
    if (ok) ({ ok, by } = await passes(step, { file: bug.file, limit: LIMIT }));
  writeFileSync(path, before);
  if (!ok) caught.add(bug);
  if (values.results && bug.mark !== null)
    appendFileSync(values.results, `${JSON.stringify({ mark: bug.mark, caught: !ok })}\n`);
  const seconds = Math.round((Date.now() - started) / 1000);
  const end = ok ? 'SURVIVED' : 'caught';
  console.log(`${place + 1}/${left.length} ${end} (${seconds} s) ${bug.area} ${bug.file}`);
  console.log(ok ? `    - ${bug.find}\n    + ${bug.replace}` : `    by ${by}`);
}

console.log('');
for (const area of new Set(marked.map((bug) => bug.area))) {
  const bugs = marked.filter((bug) => bug.area === area);
  const some = bugs.filter((bug) => caught.has(bug)).length;
  console.log(`${area}: caught ${some} of ${bugs.length}, survived ${bugs.length - some}`);
}
const share = ((100 * caught.size) / marked.length).toFixed(1);
console.log(`caught ${caught.size} of ${marked.length} (${share} %)`);
const survivors = marked.filter((bug) => !caught.has(bug));
for (const { file, find, replace, explained } of survivors)
  console.log(`${file}\n    - ${find}\n    + ${replace}\n    ${explained ?? 'NOT EXPLAINED'}`);
process.exit(survivors.some(({ explained }) => explained === undefined) ? 1 : 0);
