import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { App } from '#App.tsx';
import { openSession, signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { testConfig } from '#config/testConfig.ts';
import { queryClient } from '#dataProvider/queryClient.ts';
import { resources } from '#resources/index.ts';

export { testConfig };

/** Sets a configuration before each test and signs out after it. */
export function setupConsole(overrides: Record<string, unknown> = {}): void {
  beforeEach(() => setConfig(testConfig(overrides)));
  afterEach(() => {
    signOut();
    queryClient.clear();
    sessionStorage.clear();
    localStorage.clear();
  });
}

/** Opens the whole console at a path, signed in by a token. Resolves once it is rendered. */
export async function openConsole(token: string, path: string) {
  sessionStorage.setItem('jwt', token);
  await openSession();
  const router = createMemoryRouter([{ path: '*', element: <App resources={resources} /> }], {
    initialEntries: [path],
  });
  return { router, ...render(<RouterProvider router={router} />) };
}
