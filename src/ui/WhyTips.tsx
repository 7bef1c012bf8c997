import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { LEAVE, TipPopup } from './Tip.tsx';

/** What a plain button may not be pressed for is named by it: `data-why`, beside a text for screen readers. */
const closed = ({ target }: SyntheticEvent): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-why]') : null;

/** A button and why it may not be pressed; null once it is gone, or may be. */
interface Shown {
  at: HTMLElement;
  why: string;
}
const shownOf = (at: HTMLElement | null): Shown | null =>
  at?.isConnected && at.dataset.why ? { at, why: at.dataset.why } : null;

/**
 * Says by hover, focus and tap why a plain button inside may not be pressed (UI-14). One for all of a list: a tip of its
 * own for each of thousands of buttons would cost more than the buttons (UI-13).
 */
export function WhyTips({ children, sx }: { children: ReactNode; sx: SxProps<Theme> }) {
  const id = useId();
  const [shown, setShown] = useState<Shown | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = shown?.at;
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    timer.current = setTimeout(() => setShown(null), LEAVE);
  };
  const show = (event: SyntheticEvent) => {
    const next = shownOf(closed(event));
    if (!next) return leave();
    stay();
    setShown(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!at) return;
    // The list may be drawn anew meanwhile: the button is gone, or has another reason.
    const watch = new MutationObserver(() => {
      setShown((now) => {
        const next = shownOf(at);
        return next?.why === now?.why ? now : next;
      });
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-why'] });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      watch.disconnect();
      document.removeEventListener('keydown', onKey);
    };
  }, [at]);
  return (
    <>
      <Box
        sx={sx}
        onMouseOver={show}
        onMouseLeave={leave}
        onFocus={show}
        onClick={show}
        onBlur={leave}
      >
        {children}
      </Box>
      {shown && (
        <Suspense fallback={null}>
          <TipPopup
            id={id}
            title={shown.why}
            placement="bottom"
            anchor={shown.at}
            onEnter={stay}
            onLeave={leave}
          />
        </Suspense>
      )}
    </>
  );
}
