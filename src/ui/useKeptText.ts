import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';

/** Text that is typed under a name (place and field) and outlives the end of the session; empty text is none (APP-08). */
export function useKeptText(
  name: string,
): [text: string, setText: Dispatch<SetStateAction<string>>] {
  const [text, setText] = useState(() => {
    const draft = readDraft(name);
    return typeof draft === 'string' ? draft : '';
  });
  useEffect(() => {
    if (text === '') dropDraft(name);
    else keepDraft(name, text);
  }, [name, text]);
  return [text, setText];
}
