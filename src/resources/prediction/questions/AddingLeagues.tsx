import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Id } from '#rules/ids.ts';

interface Adding {
  /** Ids of the questions that the picker of league templates is open for; null while it is closed. */
  to: readonly Id[] | null;
  addTo: (questions: readonly Id[] | null) => void;
}

const AddingContext = createContext<Adding>({ to: null, addTo: () => {} });

/** Cards and toolbar open the same picker, which is the toolbar's (PRD-05). */
export function AddingLeagues({ children }: { children: ReactNode }) {
  const [to, addTo] = useState<Adding['to']>(null);
  const adding = useMemo(() => ({ to, addTo }), [to]);
  return <AddingContext value={adding}>{children}</AddingContext>;
}

export const useAddingLeagues = (): Adding => useContext(AddingContext);
