import { vi } from 'vitest';

/**
 * How long a test of a screen waits for what it looks for, in milliseconds: on a machine with other work a second
 * is over before a page is drawn. A test that finds it at once is no slower for it. All English texts are there from the
 * beginning, as they are a moment after the console was opened.
 */
const PATIENCE = 30_000;

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  const { loadTexts } = await import('#i18n/texts.ts');
  await loadTexts('en');
  configure({ asyncUtilTimeout: PATIENCE });
  vi.setConfig({ testTimeout: 4 * PATIENCE });
}
