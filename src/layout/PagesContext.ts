import { createContext, useContext } from 'react';
import type { Page } from '#ui/page.ts';

/** Every page of the console: the declared ones, the custom ones, those from /config.json. */
export const PagesContext = createContext<readonly Page[]>([]);

/** The pages of the console, for menu, palette and home. */
export const usePages = (): readonly Page[] => useContext(PagesContext);
