import { cleanup, configure, render } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { App, dataProviderOf } from '#App.tsx';
import { openSession, signOut } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { forgetReadAhead } from '#cache/readAhead.ts';
import { setConfig } from '#config/current.ts';
import { loadTexts } from '#i18n/texts.ts';
import { bringPageAt, consolePages, readAheadAt } from '#layout/consolePages.ts';
import { bringFrameParts } from '#layout/frameParts.ts';
import { here } from '#resource-kit/declaredResources.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { bringMenus } from '#resource-kit/list/laterParts.ts';
import { resources } from '#resources/index.ts';
import { testConfig } from '#testing/testConfig.ts';
import { ConsoleRoutes, createMemoryConsoleRouter } from '#ui/consoleRouter.tsx';

export { testConfig };

/** Sets a configuration before each test and signs out after it. */
export function setupConsole(overrides: Record<string, unknown> = {}): void {
  beforeEach(() => {
    // What an action that was asked for in the last test kept after its end is gone.
    signOut();
    setConfig(testConfig(overrides));
    // jsdom plays nothing, and says so at every pause.
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    signOut();
    queryClient.clear();
    forgetReadAhead();
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Opens the whole console at a path, signed in by a token, with further resources when given. Resolves once it is rendered. */
export async function openConsole(token: string, path: string, further: readonly Resource[] = []) {
  sessionStorage.setItem('jwt', token);
  const session = await openSession();
  const all = [...resources, ...further].map(here);
  await Promise.all([loadTexts('en'), loadTexts('hi'), bringFrameParts(), bringMenus()]);
  // As the start does.
  const dataProvider = dataProviderOf(all);
  const { pathname, search } = new URL(path, location.origin);
  const read = session && readAheadAt(all, dataProvider, { pathname, search }, session.role);
  await Promise.all([read, bringPageAt(consolePages(all), pathname)]);
  const router = createMemoryConsoleRouter({ initialEntries: [path] });
  return {
    router,
    ...render(
      <ConsoleRoutes router={router}>
        <App declared={all} dataProvider={dataProvider} />
      </ConsoleRoutes>,
    ),
  };
}

/**
 * Looks at no style sheets, and takes none in: jsdom reads all of them for every element of which the role or name is
 * sought, which takes half the time of a long screen's test. What is hidden by style alone is then found too.
 */
export function plainStyles(): void {
  configure({ defaultHidden: true });
  const none = document.createElement('div').style;
  window.getComputedStyle = () => none;
  const { head } = document;
  const insertBefore = head.insertBefore.bind(head);
  head.insertBefore = <T extends Node>(node: T, next: Node | null): T =>
    node instanceof HTMLStyleElement ? node : insertBefore(node, next);
}
