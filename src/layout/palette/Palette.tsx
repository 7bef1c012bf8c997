import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { PaletteDialog } from '#layout/frameParts.ts';
import { isModalOpen } from '#ui/isModalOpen.ts';
import { keyOf } from '#ui/keyOf.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { Tip } from '#ui/Tip.tsx';
import { useOwnPage } from '#ui/useOwnPage.ts';

/** Who types on as if the palette had opened must not press 'Yes' by it (UI-01). */
const leaveYes = () => {
  const question = document.activeElement?.closest('[role=alertdialog]');
  if (document.activeElement instanceof HTMLButtonElement)
    question?.querySelector<HTMLElement>('[data-answer=no]')?.focus();
};

/** What is typed from the press on until the palette stands: its box begins with it. */
function useTypedMeanwhile(open: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!open) return;
    typed.current = '';
    const note = (event: globalThis.KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isInDialog(event.target)) return;
      if (event.key.length === 1) typed.current += event.key;
      else if (event.key === 'Backspace') typed.current = typed.current.slice(0, -1);
      // Who means to choose a line must not press the button that still has the focus (UI-01).
      else if (event.key !== 'Enter') return;
      event.preventDefault();
    };
    addEventListener('keydown', note, true);
    return () => removeEventListener('keydown', note, true);
  }, [open]);
  return useCallback(() => typed.current, []);
}

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog]') !== null;

/** The command palette and its button: Ctrl/Cmd+K from anywhere (APP-14, WRK-03). */
export function Palette() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const stands = useOwnPage(open, close);
  const typedMeanwhile = useTypedMeanwhile(stands);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (keyOf(event) !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // What stands over the page has to be answered first, and stays as it is; the palette itself is closed by it.
      const covered = isModalOpen();
      if (covered) leaveYes();
      setOpen((before) => !before && !covered);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Tip title={t('palette.open')}>
        <IconButton color="inherit" aria-label={t('palette.open')} onClick={() => setOpen(true)}>
          <SearchIcon />
        </IconButton>
      </Tip>
      <OnceOpen open={stands} onClose={close}>
        {stands && <PaletteDialog typed={typedMeanwhile} onClose={close} />}
      </OnceOpen>
    </>
  );
}
