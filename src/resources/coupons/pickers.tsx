import { useRead } from '#cache/useRead.ts';
import { listCouponLeagues, listCouponLeagueTemplates } from '#contract/coupons.ts';
import type { Field } from '#fields/field.ts';
import { TargetPicker } from '#resources/coupons/TargetPicker.tsx';

/** A league of the game (CPN-03). */
export function LeaguePicker({ field, gameId }: { field: Field; gameId: string }) {
  const read = useRead(listCouponLeagues, { query: { game_id: gameId } });
  return <TargetPicker field={field} targets={{ ...read, options: read.data?.league }} />;
}

/** A league template (CPN-03). */
export function TemplatePicker({ field }: { field: Field }) {
  const read = useRead(listCouponLeagueTemplates, {});
  return <TargetPicker field={field} targets={{ ...read, options: read.data?.league_templates }} />;
}
