import { createServer } from 'node:http';
import { runTs } from './runTs.mjs';

// The embedded services by themselves, for a trial: node scripts/services.mjs [port]
const { handleServices } = await runTs('mocks/http.ts');
const port = Number(process.argv[2] ?? 8081);
createServer((req, res) => {
  handleServices(req, res).then(
    (handled) => {
      if (!handled) res.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    },
    () => res.destroy(),
  );
}).listen(port, () => console.log(`The embedded services answer on port ${port}.`));
