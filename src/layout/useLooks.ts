import { useLocaleState } from 'ra-core';
import { useTheme } from 'react-admin';
import { useText } from '#i18n/useText.ts';

/** A switch between two looks: what pressing it would give, and the press. */
export interface Look {
  label: string;
  change: () => void;
}

/** Dark or light, kept in this browser; light at first (APP-12). */
export function useThemeLook(): Look & { dark: boolean } {
  const t = useText();
  const [theme, setTheme] = useTheme('light');
  const dark = theme === 'dark';
  return {
    dark,
    label: t(dark ? 'layout.light' : 'layout.dark'),
    change: () => setTheme(dark ? 'light' : 'dark'),
  };
}

/** English or Hindi, kept in this browser (APP-17). The label is in the language it leads to. */
export function useLanguageLook(): Look & { lang: string } {
  const [locale, setLocale] = useLocaleState();
  const lang = locale === 'hi' ? 'en' : 'hi';
  return {
    lang,
    label: lang === 'hi' ? 'हिन्दी' : 'English',
    change: () => setLocale(lang),
  };
}
