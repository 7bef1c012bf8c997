import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  // Chromium without its own windows: the same engine, a third quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null;

/** The path of a Chromium or Chrome; installs Debian's where it may. Null, with a plain word, when there is none. */
export function chromium() {
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No Chromium found; installing Debian’s.');
    const options = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], options);
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', browser, 'fonts-noto-core'], options);
      if (find()) break;
    }
    return find();
  }
  return null;
}

export const MISSING =
  'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';
