import type { Field } from '#fields/field.ts';
import { TargetPicker } from '#resources/coupons/TargetPicker.tsx';
import { useTargets } from '#resources/coupons/useTargets.ts';

/** A league of the game (CPN-03). */
export function LeaguePicker({ field, gameId }: { field: Field; gameId: string }) {
  return <TargetPicker field={field} targets={useTargets(gameId, 'league')} />;
}

/** A league template (CPN-03). */
export function TemplatePicker({ field, gameId }: { field: Field; gameId: string }) {
  return <TargetPicker field={field} targets={useTargets(gameId, 'template')} />;
}
