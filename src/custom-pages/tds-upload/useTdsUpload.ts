import { useRef, useState } from 'react';
import type { Performed } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import type { Failure } from '#http/failure.ts';
import { isReadable } from '#ui/pickedFiles.ts';
import { uploadTds } from './actions.ts';
import { type Addition, addFiles, type Certificate, isSendable } from './certificates.ts';

/** Where the upload stands (TDS-01). `share`: null while the files are looked at; `cancelled`: idle after a cancel. */
export type Phase =
  | { kind: 'idle'; cancelled?: boolean }
  | { kind: 'uploading'; share: number | null }
  | { kind: 'success'; sent: number }
  | { kind: 'error'; failure: Failure; unknown: boolean };

/** Files are probed this many at a time, so that thousands do not open at once. */
const PROBED = 64;

/** The list of certificates and its upload. The files stay after a failure (TDS-02). */
export function useTdsUpload() {
  const { run, whyNot, running } = useAction(uploadTds);
  const [list, setList] = useState<readonly Certificate[]>([]);
  // A dropped folder is walked for a while, and files come and go meanwhile: changes start from the newest list.
  const newest = useRef(list);
  const change = (next: readonly Certificate[]) => {
    newest.current = next;
    setList(next);
  };
  const [addition, setAddition] = useState<Addition | null>(null);
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const cancelling = useRef<AbortController | null>(null);

  const upload = async () => {
    if (cancelling.current) return;
    const abort = new AbortController();
    cancelling.current = abort;
    setPhase({ kind: 'uploading', share: null });
    setAddition(null);
    try {
      const probed = await probe(newest.current);
      const known = new Map(probed.map((one) => [one.key, one]));
      change(newest.current.map((one) => known.get(one.key) ?? one));
      if (abort.signal.aborted || !probed.some(isSendable)) return setPhase({ kind: 'idle' });
      const ended = await run(probed, undefined, {
        signal: abort.signal,
        onProgress: (share) => setPhase({ kind: 'uploading', share }),
      });
      setPhase(phaseAfter(ended, probed.filter(isSendable).length));
      if (ended.kind !== 'confirmed') return;
      const sent = new Set(probed.filter(isSendable).map((one) => one.key));
      change(newest.current.filter((one) => !sent.has(one.key)));
    } finally {
      cancelling.current = null;
    }
  };

  return {
    list,
    addition,
    phase,
    reason: whyNot(list, undefined),
    busy: running(list),
    add: (files: readonly File[]) => {
      const next = addFiles(newest.current, files);
      change(next.list);
      setAddition(next);
      setPhase((now) => (now.kind === 'uploading' ? now : { kind: 'idle' }));
    },
    remove: (key: string) => change(newest.current.filter((one) => one.key !== key)),
    removeAll: () => {
      change([]);
      setAddition(null);
    },
    upload,
    cancel: () => cancelling.current?.abort(),
    back: () => setPhase({ kind: 'idle' }),
  };
}

function phaseAfter(ended: Performed, sent: number): Phase {
  if (ended.kind === 'confirmed') return { kind: 'success', sent };
  if (ended.kind !== 'refused' && ended.kind !== 'unknown') return { kind: 'idle' };
  if (ended.failure.kind === 'aborted') return { kind: 'idle', cancelled: true };
  return { kind: 'error', failure: ended.failure, unknown: ended.kind === 'unknown' };
}

/** A file that is gone would look like a broken network: each is looked at first. */
async function probe(list: readonly Certificate[]): Promise<readonly Certificate[]> {
  const probed: Certificate[] = [];
  for (let from = 0; from < list.length; from += PROBED) {
    const some = list.slice(from, from + PROBED).map(async (one) => ({
      ...one,
      unreadable: one.file.size > 0 && !(await isReadable(one.file)),
    }));
    probed.push(...(await Promise.all(some)));
  }
  return probed;
}
