import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, type RenderOptions, render, screen, waitFor } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import polyglot from 'ra-i18n-polyglot';
import reactAdmin from 'ra-language-english';
import { type ReactElement, type ReactNode, useState } from 'react';
import { expect, vi } from 'vitest';
import { english } from '#i18n/english.ts';
import { hindi } from '#i18n/hindi.ts';
import { ConsoleRoutes, createMemoryConsoleRouter } from '#ui/consoleRouter.tsx';

const theme = createTheme({ motion: { reducedMotion: 'always' } });

/** English (or Hindi) texts, a theme without motion, a router at `path`. */
export function Wrapper({
  children,
  locale = 'en',
  path = '/',
}: {
  children: ReactNode;
  locale?: 'en' | 'hi';
  path?: string;
}) {
  const [i18n] = useState(() =>
    polyglot(() => ({ ...reactAdmin, ...(locale === 'hi' ? hindi : english) }), locale),
  );
  const [router] = useState(() => createMemoryConsoleRouter({ initialEntries: [path] }));
  return (
    <I18nContextProvider value={i18n}>
      <ThemeProvider theme={theme}>
        <ConsoleRoutes router={router}>{children}</ConsoleRoutes>
      </ThemeProvider>
    </I18nContextProvider>
  );
}

/** `render` inside `Wrapper`. */
export const renderUi = (ui: ReactElement, options?: RenderOptions) =>
  render(ui, { wrapper: ({ children }) => <Wrapper>{children}</Wrapper>, ...options });

/** The texts of the files handed to the browser, in their order. */
export function savedFiles(): string[] {
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (!(file instanceof Blob)) return '';
    const reader = new FileReader();
    reader.onload = () => saved.push(String(reader.result));
    reader.readAsText(file);
    return 'blob:file';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  return saved;
}

/** The texts put on the clipboard, in their order. */
export function copiedTexts(): string[] {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  return copied;
}

/** Presses 'Copy rows' as soon as there are rows, and waits until they are in the clipboard. */
export async function copyRows(): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Copy rows' });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
  // Where the tools are icons it is its name that says so.
  const said = () => button.getAttribute('aria-label') ?? button.textContent;
  await waitFor(() => expect(said()).toBe('Copied'));
}
