import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,mocks,scripts,docs}/**/*.test.{ts,tsx}'],
    environment: 'node',
    restoreMocks: true,
  },
});
