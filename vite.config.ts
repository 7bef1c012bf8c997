import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servicesPlugin } from '#mocks/http.ts';
import { deployedHeaders } from './deploy/preview.ts';

export default defineConfig({
  plugins: [react(), servicesPlugin(), deployedHeaders()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
  },
  server: { port: 5173 },
  preview: { port: 4173, host: '127.0.0.1', cors: false },
});
