import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '#http/chunks.ts';
import { restOfTexts } from '#i18n/texts.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { forgetFailedParts } from '#ui/later.ts';
import type { Page } from '#ui/page.ts';

/** The pages that are here, by name, and those that were asked for: one component each, made once. */
const here = new Map<string, ComponentType>();
const loaded = new Map<string, ComponentType>();

const failed = new Set<string>();

const bring = ({ name, load, texts }: Page): Promise<{ default: ComponentType }> =>
  loadChunk(name, texts === 'first' ? load : withTexts(load)).then((module) => {
    here.set(name, module.default);
    return module;
  });

/** Brings a page ahead, so that it is drawn with the frame; one that cannot be had is told where it stands (NET-09). */
export const bringPage = (page: Page): Promise<unknown> => bring(page).catch(() => {});

/** Another component for the same page would lose what was typed, or be loaded over and over. */
function componentOf(page: Page): ComponentType {
  const { name } = page;
  const known = loaded.get(name);
  if (known) return known;
  const component =
    here.get(name) ??
    lazy(() =>
      bring(page).catch((error) => {
        failed.add(name);
        throw error;
      }),
    );
  loaded.set(name, component);
  return component;
}

/** A page shows no text before all of them are there; they come beside it. */
const withTexts = (load: Page['load']) => () =>
  Promise.all([load(), restOfTexts()]).then(([page]) => page);

/** Once the failure was seen and left, coming back tries again, also what of a page could not be had. */
export function forgetFailedPages(): void {
  forgetFailedParts();
  for (const name of failed) loaded.delete(name);
  failed.clear();
}

/** A page, loaded when it is first opened. */
export function LazyPage({ page }: { page: Page }) {
  const Loaded = componentOf(page);
  return (
    <Suspense
      fallback={
        <LoadingText>
          <CardSkeleton />
        </LoadingText>
      }
    >
      <Loaded />
    </Suspense>
  );
}
