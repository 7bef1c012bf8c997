import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import { sessionState } from '#authProvider/session.ts';

type KeptText = [text: string, setText: Dispatch<SetStateAction<string>>];

/** Text that is typed under a name (place and field) and outlives the end of the session; empty text is none (APP-08). */
export function useKeptText(name: string, start = ''): KeptText {
  const [text, setText] = useState(() => {
    if (start !== '') return start;
    const draft = readDraft(name);
    return typeof draft === 'string' ? draft : '';
  });
  useEffect(() => {
    if (text === '') dropDraft(name);
    else keepDraft(name, text);
  }, [name, text]);
  return [text, setText];
}

/** The same for a dialog: kept over the end of the session and for nothing else, so that it is empty when opened anew. */
export function useTextOfDialog(name: string, start?: string): KeptText {
  useEffect(
    () => () => {
      if (sessionState().status !== 'ended') dropDraft(name);
    },
    [name],
  );
  return useKeptText(name, start);
}
