import { matchPath } from 'react-router';
import { customPages } from '#custom-pages/pages.ts';
import { bringPage } from '#layout/LazyPage.tsx';
import { home } from '#layout/pages/home.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { pagesOf } from '#resource-kit/pagesOf.tsx';
import type { Page } from '#ui/page.ts';

/** Every page of the console: home, those of the resources, and what is more than a list or a form. */
export const consolePages = (resources: readonly Resource[]): Page[] => [
  home,
  ...resources.flatMap(pagesOf),
  ...customPages,
];

/** Brings what draws the page at a path, where there is one; asks no service for anything. Never rejects. */
export async function bringPageAt(pages: readonly Page[], pathname: string): Promise<void> {
  const page = pages.find(({ path }) =>
    matchPath({ path, caseSensitive: true, end: true }, pathname),
  );
  if (page) await bringPage(page);
}
