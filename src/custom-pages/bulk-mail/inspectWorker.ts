import { inspect } from './inspect.ts';

// A file of 200,000 rows takes longer than a page may stand still: it is looked through beside it.
addEventListener('message', ({ data }: MessageEvent<{ file: File; column?: number }>) => {
  const onShare = (share: number) => postMessage({ share });
  inspect(data.file, onShare, data.column).then((done) => postMessage({ done }));
});
