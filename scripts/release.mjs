import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { runTs } from './runTs.mjs';

// A release: dist as a tar, a bill of materials, and their checksums. The same sources give the same bytes.
const OUT = 'release';
const DIST = join(OUT, 'dist');

const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** As old as the last commit, unless SOURCE_DATE_EPOCH says otherwise. */
function time() {
  const told = process.env.SOURCE_DATE_EPOCH;
  if (told) return Number(told);
  const { stdout, status } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : 0;
}

/** Says what npm knows of weaknesses; a registry that cannot be asked is no finding, and is said. */
function audit() {
  const { stdout } = spawnSync('npm', ['audit', '--package-lock-only', '--json'], {
    encoding: 'utf8',
  });
  try {
    const { total } = JSON.parse(stdout).metadata.vulnerabilities;
    if (total === 0) console.log('npm audit: no findings.');
    else
      console.error(
        `npm audit: ${total} findings. See npm audit; explain them in docs/deploying.md.`,
      );
    return total;
  } catch {
    console.error(
      'npm audit: the registry could not be asked, so nothing is known. Run it where it can.',
    );
    return 0;
  }
}

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'warn', '--outDir', DIST], {
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);

const { tarOf, sumsOf } = await runTs('scripts/release/archive.ts');
const { sbomOf } = await runTs('scripts/release/sbom.ts');
const seconds = time();
const folder = `${name}-${version}`;
const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return {
      // Unpacked over the one before, it must not replace a deployment's configuration.
      path: `${folder}/${relative(DIST, path)
        .split(sep)
        .join('/')
        .replace(/^config\.json$/, 'config.sample.json')}`,
      content: readFileSync(path),
    };
  });
const made = [
  { path: `${folder}.tar.gz`, content: tarOf(files, seconds) },
  {
    path: `${folder}.cdx.json`,
    content: Buffer.from(`${JSON.stringify(sbomOf(lock, seconds * 1000), null, 2)}\n`),
  },
];
for (const { path, content } of made) writeFileSync(join(OUT, path), content);
writeFileSync(join(OUT, 'SHA256SUMS'), sumsOf(made));
rmSync(DIST, { recursive: true });
console.log(`${OUT}/: ${[...made.map(({ path }) => path), 'SHA256SUMS'].join(', ')}`);
process.exit(audit() > 0 ? 1 : 0);
