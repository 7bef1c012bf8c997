import { useRead } from '#cache/useRead.ts';
import { listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import type { Targets } from '#resources/coupons/TargetPicker.tsx';

/** What a coupon of this type is chosen for: leagues of the game, or league templates; nothing for a match (CPN-03). */
export function useTargets(gameId: string, type: unknown): Targets {
  const leagues = useRead(
    listCouponLeagues,
    { query: { game_id: gameId } },
    { enabled: type === 'league' },
  );
  const templates = useRead(listCouponLeagueTemplates, {}, { enabled: type === 'template' });
  return type === 'template'
    ? { ...templates, options: templates.data?.league_templates }
    : { ...leagues, options: type === 'league' ? leagues.data?.league : undefined };
}
