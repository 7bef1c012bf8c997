import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Is the page being put on paper? What depends on it is drawn before the browser lays the sheets out. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const turn = (next: boolean) => flushSync(() => setPrinting(next));
    const before = () => turn(true);
    const after = () => turn(false);
    const paper = typeof matchMedia === 'function' ? matchMedia('print') : null;
    const changed = ({ matches }: MediaQueryListEvent) => turn(matches);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    paper?.addEventListener?.('change', changed);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
      paper?.removeEventListener?.('change', changed);
    };
  }, []);
  return printing;
}
