import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir: '../../dist-floor',
    emptyOutDir: true,
    chunkSizeWarningLimit: 3000,
    // The list and the plain rows are built apart: they would share files.
    rolldownOptions: { input: `bench/floor/${process.env.FLOOR ?? 'index'}.html` },
  },
});
