import { useEvent } from 'ra-core';
import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Gives all values of a form to `keep` at every change: of what is typed at once, of rows that come, go or move right
 * after they are drawn (UI-10). They are copies: the form changes its own in place.
 */
export function useEveryChange<Values extends FieldValues>(
  { subscribe }: UseFormReturn<Values>,
  keep: (values: Values) => void,
): void {
  const take = useEvent(keep);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => take(structuredClone(values)),
      }),
    [subscribe, take],
  );
}
