import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceInput } from '#fields/ChoiceInput.tsx';
import type { Field } from '#fields/field.ts';
import { inputOf } from '#fields/inputs.tsx';
import { useText } from '#i18n/useText.ts';
import { couponFields } from '#resources/coupons/fields.ts';
import { LeaguePicker, TemplatePicker } from '#resources/coupons/pickers.tsx';
import { isBlank } from '#rules/text.ts';

const fieldOf = (source: string): Field | undefined =>
  couponFields.find((field) => field.source === source);

/** What the coupon is for, always in the same place: the fields around it do not move with the type (CPN-03). */
function Target({ type, gameId }: { type: unknown; gameId: string }) {
  const t = useText();
  const [league, template] = [fieldOf('league_id'), fieldOf('league_template_id')];
  return (
    <Box sx={{ minWidth: 0 }}>
      {type === 'league' && league ? (
        <LeaguePicker key="league" field={league} gameId={gameId} />
      ) : type === 'template' && template ? (
        <TemplatePicker key="template" field={template} gameId={gameId} />
      ) : (
        <TextField
          label={t('coupons.target')}
          value=""
          disabled
          fullWidth
          helperText={t(isBlank(type) ? 'coupons.typeFirst' : 'coupons.noTargetNeeded')}
        />
      )}
    </Box>
  );
}

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
    if (key === 'league_id') return <Target key={key} type={type} gameId={gameId} />;
    if (key === 'league_template_id') return null;
    const Input = inputOf(field.type);
    return <Input key={key} field={field} />;
  });
}
