import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '#fields/ChoiceInput.tsx';
import type { Field } from '#fields/field.ts';
import { inputOf } from '#fields/inputs.tsx';
import { couponFields } from '#resources/coupons/fields.ts';
import { LeaguePicker, TemplatePicker } from '#resources/coupons/pickers.tsx';

/** The declared fields of a coupon; league and template each only for their type, and forgotten with it (CPN-03). */
export function CouponFields({ gameId }: { gameId: string }) {
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'type' });
  const forget = () => {
    for (const name of ['league_id', 'league_template_id'])
      setValue(name, null, { shouldDirty: true });
  };
  return couponFields.map((field: Field) => {
    const key = field.source;
    if (key === 'type') return <ChoiceInput key={key} field={field} onChosen={forget} />;
    if (key === 'league_id')
      return type === 'league' && <LeaguePicker key={key} field={field} gameId={gameId} />;
    if (key === 'league_template_id')
      return type === 'template' && <TemplatePicker key={key} field={field} gameId={gameId} />;
    const Input = inputOf(field.type);
    return <Input key={key} field={field} />;
  });
}
