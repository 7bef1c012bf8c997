import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sumsOf, tarOf } from './archive.ts';
import { type Lock, sbomOf } from './sbom.ts';

const TIME = 1_767_592_800;
const deep = `a/${'folder-name/'.repeat(9)}start-a1b2c3d4.js`;
const files = [
  { path: 'console/index.html', content: Buffer.from('<!doctype html>') },
  { path: 'console/assets/a.js', content: Buffer.alloc(1536, 'x') },
  { path: deep, content: Buffer.from('') },
];

describe('the tar of a release', () => {
  it('is the same bytes for the same files, in whatever order [DEP-02]', () => {
    expect(tarOf(files, TIME)).toEqual(tarOf([...files].reverse(), TIME));
    expect(tarOf(files, TIME)).not.toEqual(tarOf(files, TIME + 1));
    expect(() => tarOf([{ path: 'x'.repeat(300), content: Buffer.from('') }], TIME)).toThrow(
      'too long',
    );
  });

  it('is unpacked by tar, and its sum is checked by sha256sum [DEP-02]', () => {
    const folder = mkdtempSync(join(tmpdir(), 'console-release-'));
    try {
      const made = [{ path: 'console.tar.gz', content: tarOf(files, TIME) }];
      writeFileSync(join(folder, 'console.tar.gz'), made[0]?.content ?? '');
      writeFileSync(join(folder, 'SHA256SUMS'), sumsOf(made));
      const run = (command: string, ...args: string[]) =>
        execFileSync(command, args, { cwd: folder, encoding: 'utf8' });
      expect(run('sha256sum', '--check', 'SHA256SUMS')).toContain('OK');
      run('tar', '-xzf', 'console.tar.gz');
      for (const { path, content } of files) {
        expect(readFileSync(join(folder, path))).toEqual(content);
        expect(statSync(join(folder, path)).mtimeMs).toBe(TIME * 1000);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

interface Bom {
  serialNumber: string;
  components: {
    'bom-ref': string;
    name: string;
    version: string;
    scope: string;
    purl: string;
    hashes?: { alg: string; content: string }[];
    licenses?: object[];
  }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

describe('the bill of materials', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const bom = sbomOf(lock, TIME * 1000) as Bom;

  it('names every package of the lock once, with its sum, and what depends on what [DEP-02]', () => {
    const refs = bom.components.map((one) => one['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    for (const [path, one] of Object.entries(lock.packages)) {
      if (path === '' || one.link) continue;
      const name = one.name ?? path.slice(path.lastIndexOf('node_modules/') + 13);
      expect(refs).toContain(`${name}@${one.version}`);
    }
    for (const { hashes = [], purl, version } of bom.components) {
      expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
      expect(version).not.toBe('');
      for (const { alg, content } of hashes)
        expect(`${alg} ${content}`).toMatch(/^SHA-512 [0-9a-f]{128}$/);
    }
    const known = new Set([...refs, `${lock.name}@${lock.version}`]);
    expect(bom.dependencies).toHaveLength(known.size);
    for (const { ref, dependsOn } of bom.dependencies)
      for (const one of [ref, ...dependsOn]) expect(known).toContain(one);
  });

  it('tells what is bundled from what only builds, and is the same for the same lock [DEP-02]', () => {
    const scopeOf = (name: string) => bom.components.find((one) => one.name === name)?.scope;
    expect([scopeOf('react'), scopeOf('zod'), scopeOf('vite'), scopeOf('vitest')]).toEqual([
      'required',
      'required',
      'excluded',
      'excluded',
    ]);
    expect(sbomOf(lock, TIME * 1000)).toEqual(bom);
    expect(bom.serialNumber).toMatch(
      /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(sbomOf({ ...lock, version: '9.9.9' }, TIME)).not.toMatchObject({
      serialNumber: bom.serialNumber,
    });
  });
});
