import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servicesPlugin } from '#mocks/http.ts';
import { retailHandlers } from '#mocks/retail/handlers.ts';
import { retailConfig } from '#mocks/retail/plugin.ts';
import { deployedHeaders } from './deploy/preview.ts';

/** Heavy and seldom needed: a file of its own, fetched with the page that shows it. */
const SELDOM = /x-charts|d3-|papaparse|react-zoom|react-dropzone|[\\/]i18n[\\/]hindi|[\\/]hi\.ts/;
const shared = (id: string): boolean => !SELDOM.test(id);

/** `--mode retail`: the example docs/examples/retail.json, with the service that it is for. */
const RETAIL = 'retail';

export default defineConfig(async ({ mode }) => ({
  plugins: [
    react(),
    servicesPlugin(mode === RETAIL ? await retailHandlers() : []),
    deployedHeaders(),
    mode === RETAIL && retailConfig(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        // Else each small part that two pages share is a file of its own, and compresses worse.
        codeSplitting: {
          groups: [
            // By itself, so that it is told how to work before the first schema is made (withoutEval.ts).
            { name: 'schemas', test: /node_modules[\\/]zod[\\/]|withoutEval/, priority: 2 },
            // What most pages share: one file instead of fifty small ones, each a request of its own.
            { name: 'parts', test: shared, minShareCount: 4 },
          ],
        },
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, host: '127.0.0.1', cors: false },
}));
