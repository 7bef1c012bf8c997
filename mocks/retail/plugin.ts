import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';

/** The configuration that declares the poster shop, in the place of the console's own. */
export function retailConfig(): Plugin {
  const serve =
    (root: string): Connect.NextHandleFunction =>
    (req, res, next) => {
      if (!/^\/config\.json(\?|$)/.test(req.url ?? '')) {
        next();
        return;
      }
      res.setHeader('content-type', 'application/json');
      res.end(readFileSync(join(root, 'docs/examples/retail.json')));
    };
  return {
    name: 'retail-config',
    configureServer: ({ middlewares, config }) => {
      middlewares.use(serve(config.root));
    },
    configurePreviewServer: ({ middlewares, config }) => {
      middlewares.use(serve(config.root));
    },
  };
}
