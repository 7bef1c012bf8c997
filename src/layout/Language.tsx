import { I18nContext, useLocaleState } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#actions/toasts.ts';
import { createI18nProvider } from '#i18n/i18nProvider.ts';
import { hasTexts, loadTexts, restOfTexts, speakTexts } from '#i18n/texts.ts';
import { whenIdle } from '#ui/whenIdle.ts';

/**
 * The texts in the person's language (APP-17). react-admin's own provider builds the whole page anew when the
 * language changes, and what was typed would be gone; here only the texts change, once they are there.
 */
export function Language({ children }: { children: ReactNode }) {
  const [chosen, setLocale] = useLocaleState();
  const locale = chosen ?? 'en';
  const [spoken, speak] = useState(hasTexts(locale) ? locale : 'en');
  const stored = useRef(locale);
  useEffect(() => {
    let left = false;
    const change = () => {
      if (left) return;
      speakTexts(locale);
      speak(locale);
    };
    const stay = () => {
      if (left) return;
      toast({
        tone: 'error',
        text: { key: 'layout.languageFailed' },
        duration: null,
        reload: true,
      });
      // The stored language is kept for the next start.
      if (locale !== stored.current) setLocale(spoken);
    };
    // All of them: a page may be open that shows more than the first.
    if (locale === spoken || hasTexts(locale, 'rest')) change();
    else loadTexts(locale).then(change, stay);
    return () => {
      left = true;
    };
  }, [locale, spoken, setLocale]);
  // What pages and notices may need next comes once there is something to see.
  useEffect(() => whenIdle(() => restOfTexts().catch(() => {})), []);
  const provider = useMemo(() => createI18nProvider(spoken), [spoken]);
  useEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return <I18nContext value={provider}>{children}</I18nContext>;
}
