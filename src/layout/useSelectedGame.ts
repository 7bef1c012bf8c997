import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { gameSources, type ListedGame } from '#layout/gameSources.ts';
import type { OpenPage } from '#layout/useOpenPage.ts';

/** How long the page has to read the game by itself before the bar asks for it, in milliseconds. */
const PATIENCE = 1000;

/** The game of the open page's route, or null while it is not known; never fails, never waits (APP-11). */
export function useSelectedGame(open: OpenPage | null): ListedGame | null {
  const client = useQueryClient();
  const gameId = open?.params.gameId;
  const sources = useMemo(
    () => (open ? gameSources(open.page.path, open.params, open.role) : []),
    [open],
  );
  const held = useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => {
      for (const source of sources) {
        const game = source.held(client);
        if (game) return game;
      }
      return null;
    },
  );
  const [kept, setKept] = useState<{ gameId: string; game: ListedGame } | null>(null);
  if (held && gameId !== undefined && kept?.game !== held) setKept({ gameId, game: held });
  const known = held ?? (kept?.gameId === gameId ? (kept?.game ?? null) : null);
  const unknown = known === null;

  useEffect(() => {
    if (!unknown) return;
    let gone = false;
    const ask = async () => {
      for (const source of sources) {
        if (gone) return;
        await source.read(client).catch(() => {});
        if (source.held(client)) return;
      }
    };
    const timer = setTimeout(ask, PATIENCE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [client, sources, unknown]);

  return known;
}
