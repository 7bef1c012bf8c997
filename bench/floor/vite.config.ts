import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  build: { outDir: '../../dist-floor', emptyOutDir: true, chunkSizeWarningLimit: 3000 },
});
