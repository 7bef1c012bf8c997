import { createContext } from 'react';
import type { ResourceMistake } from '#resource-kit/plain/mistake.ts';

/** What is wrong with resources of /config.json: those that are left out, and what comes to nothing in others. */
export const MistakesContext = createContext<readonly ResourceMistake[]>([]);
