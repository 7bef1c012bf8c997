import { createContext, useContext, useEffect } from 'react';
import { isolated } from '#rules/direction.ts';

/** Turns the title of a page into that of the browser tab: adds the console's name and environment. */
export const DocumentTitleContext = createContext((title: string) => title);

/** Names the browser tab after the page and its record (APP-16). */
export function useDocumentTitle(title: string): void {
  const complete = useContext(DocumentTitleContext);
  const whole = complete(isolated(title));
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
