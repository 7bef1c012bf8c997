import { useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';

/** How long it is said whether a copy worked, in milliseconds. */
const SAID_MS = 2000;

/** Copies a text to the clipboard, and words for two seconds whether that worked (UI-17); `said` is '' else. */
export function useCopy() {
  const t = useText();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: () => string | Promise<string>) => {
    try {
      await navigator.clipboard.writeText(await text());
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return {
    copy,
    copied: result === 'copied',
    said: result === null ? '' : t(result === 'copied' ? 'common.copied' : 'ui.copy.failed'),
  };
}
