import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the first of some packages of Debian after which `found` gives something, where this process may.
 * Gives what was found, or null. A service among them is installed, not started.
 */
export function installed(what, packages, found) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log(`No ${what} found; installing Debian’s.`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  for (const names of packages) {
    spawnSync('apt-get', ['install', '-y', '-qq', ...names], options);
    if (found()) break;
  }
  return found();
}
