import { useEffect, useRef } from 'react';

/** Something that can be done on the open page, as the palette offers it (WRK-03). */
export interface PageCommand {
  kind: 'action' | 'setting';
  /** What it does, and to which record: 'Distribute Winning: IND v AUS'. */
  label: string;
  /** Why it may not be done now. */
  reason?: string | undefined;
  /** One of many of its kind, such as those of each row: offered once something is typed. */
  ofMany?: boolean;
  /** As its own control does it: what asks there asks. */
  run: () => void;
}

const offers = new Set<() => readonly PageCommand[]>();

/** Offers what a control of the page does to the palette, for as long as the control is in sight. */
export function useOffer(commands: () => readonly PageCommand[]): void {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const offer = () => latest.current();
    offers.add(offer);
    return () => void offers.delete(offer);
  }, []);
}

/** What the open page offers now. */
export const pageCommands = (): PageCommand[] => [...offers].flatMap((offer) => offer());
