import type { TooltipProps } from '@mui/material/Tooltip';
import {
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { later, Nothing } from './later.ts';

export interface TipPopupProps {
  id: string;
  title: ReactNode;
  placement: NonNullable<TooltipProps['placement']>;
  anchor: Element | null;
  /** The pointer is on the words themselves, which then stay. */
  onEnter: () => void;
  onLeave: () => void;
}

/** What places the words is heavy, and not needed before somebody points at something. Without it they are left out. */
export const TipPopup = later<'TipPopup', TipPopupProps>(
  () => import('./TipPopup.tsx'),
  'TipPopup',
  { otherwise: Nothing },
);

type Pointed = DOMAttributes<HTMLElement>;

/** Milliseconds: until the words stand, until they go, and how long a finger has to rest. */
export const LEAVE = 100;
const PRESS = 700;
const AFTER_PRESS = 1500;

/** Did the focus come by a key? Browsers that cannot tell count every one. */
function seenFocus(target: EventTarget): boolean {
  try {
    return target instanceof Element && target.matches(':focus-visible');
  } catch {
    return true;
  }
}

/**
 * Words beside a control while it is pointed at, has the focus of the keyboard or is pressed for long; Escape takes them
 * away (UI-12). They name the control, or with `describeChild` say more of it. As MUI's Tooltip, which comes with the
 * first words that are shown.
 */
export function Tip({
  title,
  placement = 'bottom',
  enterDelay = 100,
  describeChild = false,
  open: given,
  onOpen,
  onClose,
  children,
}: {
  title: ReactNode;
  placement?: TipPopupProps['placement'];
  enterDelay?: number;
  describeChild?: boolean;
  open?: boolean;
  onOpen?: () => void;
  onClose?: () => void;
  children: ReactElement<Pointed>;
}) {
  const id = useId();
  const [own, setOwn] = useState(false);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = (given ?? own) && title !== '';
  const touched = useRef(false);
  const turn = (next: boolean) => {
    clearTimeout(timer.current);
    if (!next) touched.current = false;
    setOwn(next);
    if (next) onOpen?.();
    else onClose?.();
  };
  const soon = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => turn(next), delay);
  };
  const close = () => soon(false, LEAVE);
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  const { props } = children;
  const heard =
    <Name extends keyof DOMAttributes<HTMLElement>>(
      name: Name,
      then: (event: SyntheticEvent<HTMLElement>) => unknown,
    ) =>
    (event: SyntheticEvent<HTMLElement>) => {
      (props[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
      setAnchor(event.currentTarget);
      then(event);
    };
  const words = typeof title === 'string' && title !== '' ? title : undefined;
  const said = describeChild
    ? { title: open ? undefined : words, 'aria-describedby': open ? id : undefined }
    : { 'aria-label': words };
  return (
    <>
      {cloneElement(children, {
        ...said,
        ...props,
        // A finger's tap is followed by what looks like a mouse.
        onMouseOver: heard('onMouseOver', () => touched.current || soon(true, enterDelay)),
        onMouseLeave: heard('onMouseLeave', close),
        onFocus: heard('onFocus', ({ target }) => {
          if (seenFocus(target)) turn(true);
        }),
        onBlur: heard('onBlur', close),
        // Whoever opens it by a press has it beside what was pressed.
        onClick: heard('onClick', () => {}),
        onTouchStart: heard('onTouchStart', () => {
          touched.current = true;
          soon(true, PRESS);
        }),
        onTouchEnd: heard('onTouchEnd', () => soon(false, AFTER_PRESS)),
        // The finger scrolls the page.
        onTouchCancel: heard('onTouchCancel', () => turn(false)),
      } as Pointed)}
      {open && (
        <Suspense fallback={null}>
          <TipPopup
            id={id}
            title={title}
            placement={placement}
            anchor={anchor}
            onEnter={() => clearTimeout(timer.current)}
            onLeave={close}
          />
        </Suspense>
      )}
    </>
  );
}
