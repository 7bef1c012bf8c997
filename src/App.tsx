import { useMemo } from 'react';
import { AdminContext } from 'react-admin';
import { Route, Routes } from 'react-router';
import { createAuthProvider } from '#authProvider/authProvider.ts';
import { useSessionState } from '#authProvider/useSession.ts';
import { useConfig } from '#config/useConfig.ts';
import { customPages } from '#custom-pages/pages.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { queryClient } from '#dataProvider/queryClient.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { Frame } from '#layout/Frame.tsx';
import { Guard } from '#layout/Guard.tsx';
import { Language } from '#layout/Language.tsx';
import { LazyPage } from '#layout/LazyPage.tsx';
import { MistakesNotice } from '#layout/MistakesNotice.tsx';
import { PagesContext } from '#layout/PagesContext.ts';
import { home } from '#layout/pages/home.ts';
import { NotFound } from '#layout/pages/NotFound.tsx';
import { SignedOut } from '#layout/pages/SignedOut.tsx';
import { Unauthorized } from '#layout/pages/Unauthorized.tsx';
import { darkTheme, lightTheme } from '#layout/theme/theme.ts';
import { createViewStore } from '#layout/viewStore.ts';
import type { Resource } from '#resources/defineResource.ts';
import { pagesOf } from '#resources/pagesOf.tsx';
import type { ResourceMistake } from '#resources/plain/mistake.ts';
import { DocumentTitleContext } from '#ui/DocumentTitle.ts';
import type { Page } from '#ui/page.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';

const store = createViewStore();
/** Says that it is where the store is, so that react-admin leaves the language to `Language`. */
const i18nProvider = {
  ...createI18nProvider(),
  getLocale: (): string => store.getItem('locale') ?? 'en',
};

/** The console: providers, and the routes that the resources and the custom pages declare. */
export function App({
  resources,
  mistakes = [],
}: {
  resources: readonly Resource[];
  /** What is wrong with resources of /config.json that are left out. */
  mistakes?: readonly ResourceMistake[];
}) {
  const { brand, environment, timeZone } = useConfig();
  const { status } = useSessionState();
  const pages = useMemo(() => [home, ...resources.flatMap(pagesOf), ...customPages], [resources]);
  const dataProvider = useMemo(() => createDataProvider(resources), [resources]);
  const authProvider = useMemo(
    () =>
      createAuthProvider((resource, role) =>
        resources.some((one) => one.resource === resource && one.roles.includes(role)),
      ),
    [resources],
  );
  const documentTitle = useMemo(
    () => (title: string) => `${environment ? `[${environment.label}] ` : ''}${title} – ${brand}`,
    [environment, brand],
  );
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      defaultTheme="light"
    >
      <Language>
        <DocumentTitleContext value={documentTitle}>
          <TimeZoneContext value={timeZone}>
            <PagesContext value={pages}>
              {status === 'signedOut' ? (
                <SignedOut />
              ) : (
                <Frame>
                  <MistakesNotice mistakes={mistakes} />
                  <PageRoutes pages={pages} />
                </Frame>
              )}
            </PagesContext>
          </TimeZoneContext>
        </DocumentTitleContext>
      </Language>
    </AdminContext>
  );
}

/** Each page at its route, behind its guard; any other path is none (APP-01). */
function PageRoutes({ pages }: { pages: readonly Page[] }) {
  return (
    <Routes>
      {pages.map((page) => (
        <Route
          key={page.name}
          path={page.path}
          caseSensitive
          element={
            <Guard page={page}>
              <LazyPage page={page} />
            </Guard>
          }
        />
      ))}
      <Route path="/unauthorized" element={<Unauthorized />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
