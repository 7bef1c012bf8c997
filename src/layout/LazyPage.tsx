import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '#http/chunks.ts';
import { restOfTexts } from '#i18n/texts.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { forgetFailedParts } from '#ui/later.ts';
import type { Page } from '#ui/page.ts';

const loaded = new Map<string, ComponentType>();

const failed = new Set<string>();

/** One lazy component per page, made once: another one would lose what was typed, or be loaded over and over. */
function componentOf({ name, load, texts }: Page): ComponentType {
  const known = loaded.get(name);
  if (known) return known;
  const component = lazy(() =>
    loadChunk(name, texts === 'first' ? load : withTexts(load)).catch((error) => {
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
