import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: {
    // As Node resolves it for react-admin: with two copies of the router a test has two addresses.
    alias: [
      {
        find: /^react-router$/,
        replacement: fileURLToPath(
          new URL('node_modules/react-router/dist/development/index.mjs', import.meta.url),
        ),
      },
    ],
  },
  test: {
    include: ['{src,mocks,scripts,docs,deploy}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // One more than there are processors: a screen's test waits for timers a seventh of its time.
    maxWorkers: availableParallelism() + 1,
    // Screens make much that is thrown away at once: with the usual young generation a fifth of the time is its clearing.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: ['src/testing/patience.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
