import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Role } from '#authProvider/roles.ts';
import type { LoggedRequest } from '#mocks/spaces.ts';
import { issueToken } from '#mocks/token.ts';

/** What the embedded services offer a test: its own records, faults and log of calls. */
export interface Services {
  /** The calls since the test began or since `forget`, oldest first; of one call when named by its key. */
  requests: (call?: string) => Promise<LoggedRequest[]>;
  forget: () => Promise<void>;
  fault: (fault: Record<string, unknown>) => Promise<void>;
  clearFaults: () => Promise<void>;
  gameStatus: (change: { area: string; game_id: string; status: string }) => Promise<void>;
  patch: (change: Record<string, unknown>) => Promise<void>;
}

interface Fixtures {
  /** Signs in as a role by a token in the address, then opens the path. */
  signIn: (role: Role, path?: string, overrides?: Record<string, unknown>) => Promise<void>;
  services: Services;
  /** Lets a test that provokes them have errors in the browser's console. */
  allowConsole: (pattern: RegExp) => void;
}

/** Names the test's own space of the embedded services in every request of a context. */
const spaceHeader = (testId: string) => ({ 'x-services-space': testId });

/** A test of the built console against the embedded services: own state, no error in the browser's console. */
export const test = base.extend<Fixtures>({
  context: async ({ context }, use, info) => {
    await context.setExtraHTTPHeaders(spaceHeader(info.testId));
    await use(context);
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const seen: string[] = [];
      watchConsole(context, (text) => {
        if (!allowed.some((pattern) => pattern.test(text))) seen.push(text);
      });
      await use((pattern) => allowed.push(pattern));
      expect(seen, 'errors and warnings in the browser’s console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (role, path = '/', overrides = {}) => {
      const token = issueToken({ role, name: `${role} person`, userId: `u-${role}`, ...overrides });
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}jwt=${token}`);
    });
  },
  services: async ({ request, baseURL }, use, info) => {
    const headers = spaceHeader(info.testId);
    const control = (path: string) => `${baseURL}/__services/${path}`;
    const post = async (path: string, data: unknown) => {
      const answer = await request.post(control(path), { headers, data: data as object });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    };
    await use({
      requests: async (call) => {
        const answer = await request.get(control('requests'), { headers });
        const all: LoggedRequest[] = await answer.json();
        return call === undefined ? all : all.filter((one) => one.call === call);
      },
      forget: async () => {
        await request.delete(control('requests'), { headers });
      },
      fault: (fault) => post('faults', fault),
      clearFaults: async () => {
        await request.delete(control('faults'), { headers });
      },
      gameStatus: (change) => post('game-status', change),
      patch: (change) => post('patch', change),
    });
  },
});

/** Failed loads that a test asks for come from the services; everything else in the console is a defect. */
function watchConsole(context: BrowserContext, saw: (text: string) => void): void {
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (/Failed to load resource/.test(message.text())) return;
      saw(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => saw(`uncaught: ${error.message}`));
  };
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
}

export { expect };
