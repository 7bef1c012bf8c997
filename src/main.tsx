import './storageFallback.ts';
import { askConfig } from '#config/askConfig.ts';

const config = askConfig();
// Whoever reads it hears of its failure.
config.catch(() => {});

// The rest is a part of its own, so that the line above comes before every library.
void import('./start.tsx').then(
  ({ start }) => start(config),
  () => {
    const root = document.getElementById('root');
    if (root)
      root.textContent =
        'The console could not be loaded. A new version may have been released: reload the page.';
  },
);
