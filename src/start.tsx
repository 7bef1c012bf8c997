import '@fontsource-variable/inter';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App, dataProviderOf } from '#App.tsx';
import { setServerTime } from '#authProvider/clock.ts';
import { forgetLoginRounds, goToLogin, takeRoundsFromAddress } from '#authProvider/login.ts';
import type { Role } from '#authProvider/roles.ts';
import { endSession, openSession } from '#authProvider/session.ts';
import { takeTokenFromAddress } from '#authProvider/tokenInAddress.ts';
import { forgetReadAhead } from '#cache/readAhead.ts';
import {
  config,
  onConfigRead,
  REREAD_INTERVAL,
  refreshConfig,
  setConfig,
} from '#config/current.ts';
import { ConfigProblem, loadConfig } from '#config/load.ts';
import { customPages } from '#custom-pages/pages.ts';
import { onSessionRefused } from '#http/bearer.ts';
import { loadChunk } from '#http/chunks.ts';
import { isOffline, onceOnline } from '#http/online.ts';
import { watchPolicy } from '#http/policy.ts';
import { englishFirst as english } from '#i18n/englishFirst.ts';
import { hasTexts, loadFirstTexts, speakTexts } from '#i18n/texts.ts';
import { bringPageAt, consolePages, readAheadAt } from '#layout/consolePages.ts';
import { Problem } from '#layout/pages/Problem.tsx';
import { Broken, RootBoundary } from '#layout/pages/RootFailure.tsx';
import { storedLocale } from '#layout/viewStore.ts';
import { bringResource, here } from '#resource-kit/declaredResources.ts';
import { declared } from '#resources/declared.ts';
import { ConsoleRoutes, createBrowserConsoleRouter } from '#ui/consoleRouter.tsx';
import { spareMoment, whenIdle } from '#ui/whenIdle.ts';

/** How long the frame waits for the page inside it, in milliseconds. */
const LONGEST_UNDRAWN = 300;

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Starts the console; what cannot be had for that is named on a page (NET-09). `asked`: /config.json, on its way. */
export const start = (asked?: Promise<Response>): Promise<void> =>
  begin(asked).catch((error: unknown) => root.render(<Broken error={error} />));

/** Configuration, then session, then the first paint: a service is asked for nothing before both hold. */
async function begin(asked?: Promise<Response>): Promise<void> {
  watchPolicy();
  takeTokenFromAddress();
  takeRoundsFromAddress();
  if (!(await readConfig(asked))) return;
  const session = await openSession();
  if (!session) {
    if (!goToLogin()) showLoginLoop();
    return;
  }
  forgetLoginRounds();
  onSessionRefused(() => endSession('refused'));
  onConfigRead(({ serverTime }) => setServerTime(serverTime));
  setInterval(() => void refreshConfig(), REREAD_INTERVAL);
  const locale = storedLocale();
  const [added] = await Promise.all([configured(), loadFirstTexts(locale).catch(() => {})]);
  if (hasTexts(locale)) speakTexts(locale);
  const all = [...declared, ...added.resources.map(here)];
  const dataProvider = dataProviderOf(all);
  void readAheadAt(all, dataProvider, location, session.role);
  // Drawn at once with the frame: React holds back for 300 ms what comes into a page that said it is loading.
  const page = bringPageAt(consolePages(all), location.pathname);
  await Promise.race([page, new Promise((resolve) => setTimeout(resolve, LONGEST_UNDRAWN))]);
  const drawn = (
    <ConsoleRoutes router={createBrowserConsoleRouter()}>
      <RootBoundary>
        <App declared={all} dataProvider={dataProvider} mistakes={added.mistakes} />
      </RootBoundary>
    </ConsoleRoutes>
  );
  // In slices: the browser stays free while so much is drawn.
  startTransition(() => root.render(drawn));
  void page.then(() => whenIdle(forgetReadAhead));
  whenIdle(() => void bringAllowed(session.role));
}

/** What is likely next: the rest of the resources that a role may open. What cannot be loaded now is loaded with its page. */
async function bringAllowed(role: Role): Promise<void> {
  for (const one of declared) {
    if (!one.head.roles.includes(role)) continue;
    // Somebody may be scrolling: one at a time.
    await spareMoment();
    if (isOffline()) await onceOnline();
    await bringResource(one).catch(() => {});
  }
}

/** The resources of /config.json, and what is wrong with them; what reads them is loaded where there are any (CFG-03). */
async function configured() {
  const given: unknown = config().resources;
  if (Array.isArray(given) && given.length === 0) return { resources: [], mistakes: [] };
  const text = JSON.stringify(given);
  const [{ resourcesFromConfig }, ...builtIn] = await Promise.all([
    loadChunk('fromConfig', () => import('#resource-kit/plain/fromConfig.ts')),
    // One that is named may be referred to, and its fields count.
    ...declared.map(async (one) =>
      text.includes(JSON.stringify(one.head.name))
        ? bringResource(one).catch(() => one.head)
        : one.head,
    ),
  ]);
  return resourcesFromConfig(config(), builtIn, customPages);
}

/** Reads /config.json; false, with a page that names the key, when it cannot be used (NET-02). English: no language is chosen yet. */
async function readConfig(asked?: Promise<Response>): Promise<boolean> {
  try {
    const loaded = await loadConfig(asked);
    setServerTime(loaded.serverTime);
    if (loaded.config.assumptions !== undefined) {
      const { takeAssumptions } = await loadChunk(
        'assumptions',
        () => import('#http/assumptions.ts'),
      );
      takeAssumptions(loaded.config);
    }
    setConfig(loaded.config);
    return true;
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    root.render(
      <Problem
        title={`Console configuration could not be loaded: ${error.key}`}
        detail={`${error.key} ${error.reason}.`}
        retry={english.common.retry}
        onRetry={() => void start()}
      />,
    );
    return false;
  }
}

/** Two rounds to the login page within a minute: another one would be the same (APP-07). */
function showLoginLoop(): void {
  const { clockTitle, clock, tryAgain } = english.session;
  const again = () => {
    forgetLoginRounds();
    goToLogin();
  };
  root.render(<Problem title={clockTitle} detail={clock} retry={tryAgain} onRetry={again} />);
}
