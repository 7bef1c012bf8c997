import { useEffect, useState } from 'react';
import { type Performed, wasSent } from '#actions/perform.ts';
import type { Text } from '#i18n/useText.ts';
import type { Id } from '#rules/ids.ts';
import { useMaybeSaved } from '#ui/MaybeSaved.tsx';
import { type Awaited, arrived, idsIn } from './arrived.ts';

/** The list in which something that was sent shows, as it was read last. */
export interface ShowingList<Row> {
  readonly rows: readonly Row[];
  /** It could not be read again. */
  readonly unread: boolean;
}

/**
 * For a form that adds something: after an end that is no success, what was sent is looked for in the list as it
 * is read since. What is found was added, and is not offered again; as long as the list cannot be read nothing is. A
 * form that was closed or loaded again since does not know what to look for: somebody has to (UI-10, NET-06).
 * `name`: under which that is kept.
 */
export function useAwaited<Row extends { readonly _id: Id }, One extends Awaited<Row>>(
  name: string,
  { rows, unread }: ShowingList<Row>,
  /** `left`: of how many the list does not show it. */
  onArrived: (found: readonly One[], left: number) => void,
) {
  const [awaited, setAwaited] = useState<readonly One[]>([]);
  const { saved, note, forget } = useMaybeSaved(name);
  const found = awaited.length === 0 || unread ? [] : arrived(awaited, rows);
  useEffect(() => {
    if (found.length === 0) return;
    setAwaited((now) => now.filter((one) => !found.includes(one)));
    forget();
    onArrived(found, awaited.length - found.length);
  });
  const lost = saved && awaited.length === 0;
  const unknown: Text | null =
    awaited.length > 0 && unread ? { key: 'prediction.bulk.unread' } : null;
  const reason: Text | null = lost ? { key: 'ui.maybeSaved.line' } : unknown;
  return {
    /** Why it may not be sent again now, or null. */
    reason,
    /** What was sent before this form was opened, of which nobody knows; to be told by it. */
    maybe: { saved: lost, note, forget },
    before: () => idsIn(rows),
    /** How the sending of these ended. */
    ended: (result: Performed, sent: readonly One[]) => {
      if (!wasSent(result)) return;
      setAwaited(result.kind === 'confirmed' ? [] : sent);
      if (result.kind === 'unknown') note();
      else forget();
    },
  };
}
