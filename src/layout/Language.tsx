import { I18nContext, useLocaleState } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { hasTexts, loadTexts, restOfTexts, speakTexts } from '#i18n/texts.ts';
import { whenIdle } from '#ui/whenIdle.ts';

/**
 * The texts in the person's language (APP-17). react-admin's own provider builds the whole page anew when the
 * language changes, and what was typed would be gone; here only the texts change, once they are there.
 */
export function Language({ children }: { children: ReactNode }) {
  const [locale] = useLocaleState();
  const [spoken, speak] = useState(hasTexts(locale) ? locale : 'en');
  useEffect(() => {
    let left = false;
    const change = () => {
      if (left) return;
      speakTexts(locale);
      speak(locale);
    };
    // A language that could not be loaded leaves the one that is there.
    if (hasTexts(locale)) change();
    else loadTexts(locale).then(change, () => {});
    return () => {
      left = true;
    };
  }, [locale]);
  // What pages and notices may need next comes once there is something to see.
  useEffect(() => whenIdle(() => restOfTexts().catch(() => {})), []);
  const provider = useMemo(() => createI18nProvider(spoken), [spoken]);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return <I18nContext value={provider}>{children}</I18nContext>;
}
