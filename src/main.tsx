import './storageFallback.ts';
import { askConfig } from '#config/askConfig.ts';
import { bringAreaAt } from '#resources/ahead.ts';

bringAreaAt(location.pathname);
const config = askConfig();
// Whoever reads it hears of its failure.
config.catch(() => {});

/** Says so in plain elements: what draws pages may be what is missing (NET-09). */
function tell(): void {
  const said = document.createElement('p');
  said.textContent =
    'The console could not be loaded. A new version may have been released: reload the page.';
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.onclick = () => location.reload();
  document.getElementById('root')?.replaceChildren(said, reload);
}

// The rest is a part of its own, so that the line above comes before every library.
void import('./start.tsx').then(({ start }) => start(config)).catch(tell);
