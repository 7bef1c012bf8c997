import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** One of a field's choices, or all, as what a list is filtered by (UI-09). */
export function ChoiceFilter({
  field,
  value,
  onChange,
}: {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}) {
  const t = useText();
  const label = useLabel();
  return (
    <TextField
      select
      label={label(field.searchLabel ?? field.label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{t('fields.all')}</MenuItem>
      {(field.choices ?? []).map((choice) => (
        <MenuItem key={choice.id} value={choice.id}>
          {label(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}
