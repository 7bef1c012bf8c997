import { I18nContext, useLocaleState } from 'ra-core';
import { type ReactNode, useEffect, useMemo } from 'react';
import { createI18nProvider } from '#i18n/i18nProvider.ts';

/**
 * The texts in the person's language (APP-17). react-admin's own provider builds the whole page anew when the
 * language changes, and what was typed would be gone; here only the texts change.
 */
export function Language({ children }: { children: ReactNode }) {
  const [locale] = useLocaleState();
  const provider = useMemo(() => createI18nProvider(locale), [locale]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <I18nContext value={provider}>{children}</I18nContext>;
}
