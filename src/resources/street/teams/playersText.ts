import type { UserTeam } from '#contract/street.ts';
import { MISSING } from '#rules/text.ts';

/** 'IND: Asha, Bela; AUS: 3' */
export function playersText(value: unknown): string {
  const teams = value instanceof Map ? (value as UserTeam['playersPerTeam']) : [];
  return (
    [...teams]
      .map(([code, players]) => {
        const named = Array.isArray(players)
          ? players.map((player) => player?.name ?? MISSING).join(', ')
          : (players ?? MISSING);
        return `${code}: ${named}`;
      })
      .join('; ') || MISSING
  );
}
