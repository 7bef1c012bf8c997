import { inspect } from './inspect.ts';

// A file of 200,000 rows takes longer than a page may stand still: it is looked through beside it.
addEventListener('message', ({ data }: MessageEvent<File>) => {
  inspect(data, (share) => postMessage({ share })).then((done) => postMessage({ done }));
});
