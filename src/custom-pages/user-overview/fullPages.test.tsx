// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { customPages } from '#custom-pages/pages.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import { resources } from '#resources/index.ts';
import { openConsole, setupConsole } from '#testing/screen.tsx';
import { PANELS } from './panels.ts';

setupServices();
setupConsole();
afterEach(cleanup);

const pages = [...resources.flatMap(pagesOf), ...customPages];

describe.each(PANELS.map((panel) => [panel.route, panel] as const))('%s', (route, panel) => {
  it('is a page of the console [APP-18]', () => {
    expect(pages.map(({ path }) => path)).toContain(route);
  });

  it.skipIf(panel.ofUser === false)(
    'opens for the user looked up, and leads back to the look-up [APP-18]',
    async () => {
      await openConsole(issueToken({ role: 'admin' }), panel.address('stranger'));
      const back = () => document.querySelector('main a[href="/?user=stranger"]');
      await waitFor(() => expect(back()?.textContent).toBe('User look-up'), { timeout: 10_000 });
    },
    20_000,
  );
});
