import { createContext } from 'react';
import { DEFAULT_TIME_ZONE } from '#rules/dates.ts';

/** The time zone in which moments are shown, from the configuration (APP-17). */
export const TimeZoneContext = createContext(DEFAULT_TIME_ZONE);
