import { CoreAdminUI, CustomRoutes, type DataProvider, Resource } from 'ra-core';
import { useMemo } from 'react';
import { AdminContext } from 'react-admin';
import { Route } from 'react-router';
import { authProvider } from '#authProvider/authProvider.ts';
import { currentSession } from '#authProvider/session.ts';
import { queryClient } from '#cache/queryClient.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { sayIn, type Text } from '#i18n/useText.ts';
import { ConsoleLayout } from '#layout/ConsoleLayout.tsx';
import { consolePages } from '#layout/consolePages.ts';
import { Guard } from '#layout/Guard.tsx';
import { LazyPage } from '#layout/LazyPage.tsx';
import { MistakesContext } from '#layout/MistakesContext.ts';
import { PagesContext } from '#layout/PagesContext.ts';
import { NotFound } from '#layout/pages/NotFound.tsx';
import { Broken } from '#layout/pages/RootFailure.tsx';
import { Unauthorized } from '#layout/pages/Unauthorized.tsx';
import { AddressesContext, routerProvider, translateAddresses } from '#layout/routerProvider.tsx';
import { darkTheme, lightTheme } from '#layout/theme/theme.ts';
import { createViewStore } from '#layout/viewStore.ts';
import { grantResource } from '#resource-kit/access.ts';
import { noteDeclared } from '#resource-kit/declared.ts';
import { bringResource, type DeclaredResource } from '#resource-kit/declaredResources.ts';
import type { ResourceHead } from '#resource-kit/head.ts';
import type { ResourceMistake } from '#resource-kit/plain/mistake.ts';
import { grantPages } from '#ui/page.ts';

const store = createViewStore();
/**
 * Names the language that the store has, so that react-admin leaves it to `Language`: none where nobody chose one, or
 * react-admin would draw nothing at first, and then all of it at once.
 */
const i18nProvider = {
  ...createI18nProvider(),
  getLocale: () => store.getItem<string>('locale') as string,
};

/** A text in the language that is chosen now, where no component is there to ask. */
function sayInTheirLanguage(text: Text | string): string {
  if (typeof text === 'string') return text;
  const locale = store.getItem('locale', 'en') ?? 'en';
  return sayIn(createI18nProvider(locale).translate, locale)(text);
}

/** What reads and writes the resources that are declared. */
export const dataProviderOf = (declared: readonly DeclaredResource[]): DataProvider =>
  createDataProvider(declared.map(sourceOf), sayInTheirLanguage);

/** The console: react-admin's frame with the resources and the custom pages that are declared. */
export function App({
  declared,
  dataProvider,
  mistakes = [],
}: {
  declared: readonly DeclaredResource[];
  dataProvider: DataProvider;
  /** What is wrong with resources of /config.json that are left out. */
  mistakes?: readonly ResourceMistake[];
}) {
  const { pages, addresses, children } = useMemo(() => {
    const pages = consolePages(declared);
    const heads = declared.map(({ head }) => head);
    grantPages(pages);
    heads.forEach(grantResource);
    noteDeclared(declared.flatMap(({ resource }) => resource ?? []));
    // Under react-admin's own key: it would ask once all is drawn, and draw all anew for the answer.
    queryClient.setQueryData(['auth', 'getPermissions', {}], currentSession()?.role ?? null);
    return {
      pages,
      addresses: translateAddresses(heads, pages),
      children: [
        ...heads.map(resourceElement),
        <CustomRoutes key="pages">
          {pages.map(({ name, path, ...page }) => (
            <Route
              key={name}
              path={path}
              caseSensitive
              element={
                <Guard page={{ name, path, ...page }}>
                  <LazyPage page={{ name, path, ...page }} />
                </Guard>
              }
            />
          ))}
          <Route path="/unauthorized" element={<Unauthorized />} />
        </CustomRoutes>,
      ],
    };
  }, [declared]);
  return (
    <AddressesContext value={addresses}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        routerProvider={routerProvider}
        store={store}
        lightTheme={lightTheme}
        darkTheme={darkTheme}
        defaultTheme="light"
      >
        <PagesContext value={pages}>
          <MistakesContext value={mistakes}>
            <CoreAdminUI
              layout={ConsoleLayout}
              catchAll={NotFound}
              accessDenied={Unauthorized}
              error={Broken}
              disableTelemetry
            >
              {children}
            </CoreAdminUI>
          </MistakesContext>
        </PagesContext>
      </AdminContext>
    </AddressesContext>
  );
}

const sourceOf = (one: DeclaredResource) =>
  one.resource ?? { resource: one.head.name, bring: () => bringResource(one) };

/**
 * A declaration as react-admin knows it. Its pages are among the routes above, at the addresses that staff know; at
 * '/{name}', where react-admin would look for them, there is no page (APP-01, APP-04).
 */
const resourceElement = ({ name, actions = {}, shows, recordRoute }: ResourceHead) => (
  <Resource
    key={name}
    name={name}
    list={NotFound}
    hasCreate={actions.create !== undefined}
    hasEdit={actions.edit !== undefined}
    hasShow={shows === true || recordRoute !== undefined}
  />
);
