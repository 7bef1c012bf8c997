import { useRef, useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import type { Failure } from '#http/failure.ts';
import type { Text } from '#i18n/useText.ts';
import { isReadable } from '#ui/pickedFiles.ts';
import { uploadCsv } from './actions.ts';
import type { Inspected } from './inspect.ts';
import { inspectAside } from './inspectAside.ts';
import type { MailList } from './mailList.ts';

/** What is known of the chosen file; `broken`: looking through it failed, which is no reason against it. */
export type Look = { kind: 'looking'; share: number } | { kind: 'broken' } | Inspected;

/** How its upload stands (MAIL-02). */
export type UploadState =
  | { kind: 'idle'; cancelled?: boolean }
  | { kind: 'uploading'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; failure: Failure };

/** A file as it was uploaded from this page; `list` is null where it was not looked through as a whole. */
export interface Uploaded {
  name: string;
  list: MailList | null;
}

const wholeList = (look: Look | null): MailList | null =>
  look?.kind === 'list' && look.whole ? look.list : null;

/** The chosen file, its preview and its upload. `onUploaded` hears the name. */
export function useCsvUpload(onUploaded: (name: string) => void) {
  const { run, whyNot, running } = useAction(uploadCsv);
  const [file, setFile] = useState<File | null>(null);
  const [look, setLook] = useState<Look | null>(null);
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const [uploaded, setUploaded] = useState<Uploaded | null>(null);
  const [rechecking, setRechecking] = useState(false);
  const looking = useRef<AbortController | null>(null);
  const uploading = useRef<AbortController | null>(null);

  const choose = async (next: File | null) => {
    looking.current?.abort();
    setFile(next);
    setRechecking(false);
    setState({ kind: 'idle' });
    setLook(next && { kind: 'looking', share: 0 });
    if (!next) return;
    const abort = new AbortController();
    looking.current = abort;
    const show = (found: Look) => {
      if (!abort.signal.aborted) setLook(found);
    };
    try {
      const onShare = (share: number) => show({ kind: 'looking', share });
      show(await inspectAside(next, { signal: abort.signal, onShare }));
    } catch {
      show({ kind: 'broken' });
    }
  };

  /** Checks another column; what was found stays in sight meanwhile. */
  const checkColumn = async (column: number) => {
    if (!file) return;
    looking.current?.abort();
    const abort = new AbortController();
    looking.current = abort;
    setRechecking(true);
    const done = state.kind === 'done';
    const found = await inspectAside(file, {
      signal: abort.signal,
      onShare: () => {},
      column,
    }).catch((): Look => ({ kind: 'broken' }));
    if (abort.signal.aborted) return;
    setRechecking(false);
    setLook(found);
    if (done) setUploaded({ name: file.name, list: wholeList(found) });
  };

  const upload = async () => {
    if (!file || uploading.current) return;
    const abort = new AbortController();
    uploading.current = abort;
    setState({ kind: 'uploading', share: 0 });
    try {
      if (!(await isReadable(file))) {
        setLook({ kind: 'gone' });
        return setState({ kind: 'idle' });
      }
      const ended = await run(file, undefined, {
        signal: abort.signal,
        onProgress: (share) => setState({ kind: 'uploading', share }),
      });
      if (ended.kind === 'confirmed') {
        setState({ kind: 'done' });
        setUploaded({ name: file.name, list: wholeList(look) });
        onUploaded(file.name);
      } else if (ended.kind !== 'refused' && ended.kind !== 'unknown') setState({ kind: 'idle' });
      else if (ended.failure.kind === 'aborted') setState({ kind: 'idle', cancelled: true });
      else setState({ kind: 'failed', failure: ended.failure });
    } finally {
      uploading.current = null;
    }
  };

  const reason = (): Text | null => {
    if (!file) return { key: 'mail.why.none' };
    if (look?.kind === 'looking' || rechecking) return { key: 'mail.why.looking' };
    if (look?.kind === 'refused' || look?.kind === 'gone') return { key: 'mail.why.refused' };
    if (state.kind === 'done') return { key: 'mail.why.done' };
    return whyNot(file, undefined) ?? (running(file) ? { key: 'actions.alreadyRunning' } : null);
  };

  return {
    file,
    look,
    state,
    uploaded,
    rechecking,
    reason: reason(),
    choose,
    checkColumn,
    upload,
    cancel: () => uploading.current?.abort(),
  };
}
