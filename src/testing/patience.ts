import { vi } from 'vitest';

/**
 * How long a test of a screen waits for what it looks for, in milliseconds: on a machine with other work a second
 * is over before a page is drawn. A test that finds it at once is no slower for it. All English texts are there from the
 * beginning, as they are a moment after the console was opened.
 */
const PATIENCE = 30_000;

if (typeof document !== 'undefined') {
  const React = await import('react');
  const { configure, getConfig } = await import('@testing-library/dom');
  const { loadTexts } = await import('#i18n/texts.ts');
  await loadTexts('en');
  const { getElementError } = getConfig();
  configure({
    asyncUtilTimeout: PATIENCE,
    // While something is waited for, each look at the page would write out the whole of it: only the last one does.
    getElementError: (message, container) => {
      if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true)
        return getElementError(message, container);
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
  vi.setConfig({ testTimeout: 4 * PATIENCE });
  // React writes down where each element was made, which no test reads and which takes a tenth of its time.
  Object.defineProperty(
    Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') ?? {},
    'recentlyCreatedOwnerStacks',
    { get: () => Number.POSITIVE_INFINITY, set: () => {} },
  );
}
