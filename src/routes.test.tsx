// @vitest-environment jsdom
import { act, cleanup, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { A, ROLES, type Role } from '#authProvider/roles.ts';
import { signOut } from '#authProvider/session.ts';
import { setConfig } from '#config/current.ts';
import { issueToken } from '#mocks/token.ts';
import { setupServices } from '#mocks/vitest.ts';
import { ROUTES } from '#testing/roleTables.ts';
import { openConsole } from '#testing/screen.tsx';
import { testConfig } from '#testing/testConfig.ts';
import type { Page } from '#ui/page.ts';

// The table is about who gets to a page, not about what the page then shows.
vi.mock('#layout/LazyPage.tsx', async (original) => ({
  ...(await original<object>()),
  LazyPage: ({ page }: { page: Page }): ReactNode => <p>Page {page.path}</p>,
}));
const sentToLogin = vi.hoisted(() => vi.fn(() => true));
vi.mock('#authProvider/login.ts', async (original) => ({
  ...(await original<object>()),
  goToLogin: sentToLogin,
}));

/** The addresses of a route: with every part, then without the optional ones from the last, each also with a slash. */
function addressesOf(route: string): string[] {
  const parts = route.split('/').slice(1);
  const left = parts.filter((part) => part.endsWith('?')).length;
  const filled = parts.map((part) => (part.startsWith(':') ? `${part.length}7` : part));
  return Array.from({ length: left + 1 }, (_, gone) => {
    const address = `/${filled.slice(0, filled.length - gone).join('/')}`;
    return [address, `${address}/`];
  }).flat();
}

const NO_PAGES = [
  '/nowhere',
  '/Super-predictor',
  '/picks',
  '/picks/games-list',
  '/picks/questions',
  '/street/index/7',
  '/trades/stats/7/9/1',
  '/mail/bulk/more',
  '/__proto__',
  '/%2e%2e/mail/bulk',
];

const services = setupServices();
beforeAll(() => setConfig(testConfig()));

describe.each(ROLES)('as %s', (role) => {
  let goTo: (path: string) => Promise<string>;
  beforeAll(async () => {
    const { router } = await openConsole(issueToken({ role }), '/');
    goTo = async (path) => {
      await act(() => router.navigate(path));
      return router.state.location.pathname;
    };
  });
  afterAll(() => {
    cleanup();
    signOut();
  });
  const content = () => document.querySelector('main')?.textContent ?? '';

  it.each(ROUTES)('%s opens for %j alone [APP-01, APP-02, APP-04]', async (route, roles) => {
    for (const address of addressesOf(route)) {
      const at = await goTo(address);
      if (roles.includes(role)) {
        expect([at, content()]).toEqual([address, `Page ${route}`]);
      } else {
        expect(at, address).toBe('/unauthorized');
        expect(content()).toContain(`Your role ${role} may not open `);
      }
    }
    expect(services.requests()).toEqual([]);
  });

  it('/ is the home of the role [APP-03]', async () => {
    expect([await goTo('/'), content()]).toEqual(['/', 'Page /']);
  });

  it.each(NO_PAGES)('%s is no page [APP-01]', async (address) => {
    await goTo(address);
    expect(content()).toContain('Error!!! Not Found');
    expect(content()).not.toContain('Page');
  });

  it('the page that is not allowed is named, with ways home and out [APP-02]', async () => {
    await goTo('/unauthorized');
    expect(content()).toContain(`Your role is ${role}. Nothing was refused`);
    if (role !== A) {
      await goTo('/mail/bulk');
      expect(content()).toContain(`Your role ${role} may not open Bulk mail.`);
    }
    const main = within(document.querySelector('main') as HTMLElement);
    expect(main.getByText('Go to the home page').getAttribute('href')).toBe('/');
    expect(main.getByText('Sign out').tagName).toBe('BUTTON');
  });
});

describe('without a token', () => {
  const fetched = vi.fn<typeof fetch>();
  let root: HTMLElement;
  let start: () => Promise<void>;
  beforeAll(async () => {
    root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    ({ start } = await import('#start.tsx'));
  });
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    sentToLogin.mockClear();
    fetched.mockReset();
    fetched.mockImplementation(async () => new Response(JSON.stringify(testConfig())));
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  afterAll(() => root.remove());

  const arrive = async (address: string) => {
    history.replaceState(null, '', address);
    const started = start();
    await vi.advanceTimersByTimeAsync(1000);
    await started;
  };
  const ADDRESSES = ['/', '/unauthorized', '/nowhere', ...ROUTES.map(([route]) => route)];

  it.each(ADDRESSES)(
    '%s leads to the staff login page, and nothing is asked or shown [APP-01, APP-05]',
    async (route) => {
      for (const address of new Set([route, route.replace(/\/?$/, '/')])) {
        await arrive(address);
        expect(sentToLogin, address).toHaveBeenCalledTimes(1);
        sentToLogin.mockClear();
        expect(root.textContent).toBe('');
      }
      expect(new Set(fetched.mock.calls.map(([asked]) => asked))).toEqual(
        new Set(['/config.json']),
      );
    },
  );

  it.each<[string, Parameters<typeof issueToken>[0]]>([
    ['expired', { role: A, expiresInSeconds: -1 }],
    ['of an inactive person', { role: A, status: 'inactive' }],
    ['of an unknown role', { role: 'owner' as Role, name: 'Owner' }],
    ['without exp', { role: A, claims: { exp: undefined } }],
    ['with exp as text', { role: A, claims: { exp: '9999999999' } }],
  ])('that holds, with one %s, it is the same [APP-05]', async (_, request) => {
    await arrive(`/picks/report?jwt=${issueToken(request)}`);
    expect(sentToLogin).toHaveBeenCalledTimes(1);
    expect([location.href, root.textContent]).toEqual([`${location.origin}/picks/report`, '']);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
