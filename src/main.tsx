import '@fontsource-variable/inter';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { App } from '#App.tsx';
import { setServerTime } from '#authProvider/clock.ts';
import { forgetLoginRounds, goToLogin } from '#authProvider/login.ts';
import { endSession, openSession, takeTokenFromAddress } from '#authProvider/session.ts';
import { config, REREAD_INTERVAL, refreshConfig, setConfig } from '#config/current.ts';
import { ConfigProblem, loadConfig } from '#config/load.ts';
import { customPages } from '#custom-pages/pages.ts';
import { onSessionRefused } from '#http/bearer.ts';
import { english } from '#i18n/english.ts';
import { Problem } from '#layout/pages/Problem.tsx';
import { resources } from '#resources/index.ts';
import { resourcesFromConfig } from '#resources/plain/fromConfig.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);

/** Configuration, then session, then the first paint: a service is asked for nothing before both hold. */
async function start(): Promise<void> {
  takeTokenFromAddress();
  try {
    const loaded = await loadConfig();
    setServerTime(loaded.serverTime);
    setConfig(loaded.config);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error;
    return root.render(
      <Problem
        title={`Console configuration could not be loaded: ${error.key}`}
        detail={`${error.key} ${error.reason}.`}
        retry={english.common.retry}
        onRetry={() => void start()}
      />,
    );
  }
  const session = await openSession();
  if (!session) {
    if (goToLogin()) return;
    const { clockTitle, clock, tryAgain } = english.session;
    const again = () => {
      forgetLoginRounds();
      goToLogin();
    };
    return root.render(
      <Problem title={clockTitle} detail={clock} retry={tryAgain} onRetry={again} />,
    );
  }
  forgetLoginRounds();
  onSessionRefused(() => endSession('refused'));
  setInterval(() => void refreshConfig(), REREAD_INTERVAL);
  const added = resourcesFromConfig(config(), resources, customPages);
  const app = <App resources={[...resources, ...added.resources]} mistakes={added.mistakes} />;
  const router = createBrowserRouter([{ path: '*', element: app }]);
  root.render(<RouterProvider router={router} />);
}

void start();
