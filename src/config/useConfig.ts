import { useSyncExternalStore } from 'react';
import { config, subscribeConfig } from '#config/current.ts';

/** The configuration in force, re-rendered when an operator changes it (APP-19). */
export const useConfig = () => useSyncExternalStore(subscribeConfig, config);
