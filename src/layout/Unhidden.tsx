import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * A place beside the page that stays in the accessibility tree while a dialog is open: MUI hides every element
 * around its dialog, but for the few that must not be hidden, and a `slot` without a shadow tree is one of them and
 * has no box of its own (UI-12).
 */
export function Unhidden({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('slot'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
