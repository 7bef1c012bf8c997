import { existsSync } from 'node:fs';
import { installed } from './debian.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  // Without windows of its own: quicker, but at times a tab that a page opens is never reported as loaded.
  '/usr/bin/chromium-headless-shell',
];

const find = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ?? null;

/** The path of a Chromium or Chrome; installs Debian's where it may. Null, with a plain word, when there is none. */
export const chromium = () =>
  find() ??
  installed(
    'Chromium',
    ['chromium', 'chromium-headless-shell'].map((browser) => [browser, 'fonts-noto-core']),
    find,
  );

export const MISSING =
  'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.';
