import './storageFallback.ts';
import './withoutEval.ts';

// The rest is a part of its own, so that the lines above come before every library.
void import('./start.tsx').then(
  ({ start }) => start(),
  () => {
    const root = document.getElementById('root');
    if (root)
      root.textContent =
        'The console could not be loaded. A new version may have been released: reload the page.';
  },
);
