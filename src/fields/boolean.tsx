import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { Field, FieldKind } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useText } from '#i18n/useText.ts';
import { MISSING } from '#rules/text.ts';

function YesNo({ value }: { value: unknown }) {
  const t = useText();
  if (typeof value !== 'boolean') return <span>{MISSING}</span>;
  return <span>{t(value ? 'fields.yes' : 'fields.no')}</span>;
}

function BooleanInput({ field }: { field: Field }) {
  const { id, input, label, locked, error, message } = useTypedField(field);
  return (
    <FormControl error={error}>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={input.value === true}
            onChange={(_, checked) => input.onChange(checked)}
            onBlur={input.onBlur}
            disabled={locked}
            slotProps={{ input: { 'aria-invalid': error, 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id}>{message}</FormHelperText>
    </FormControl>
  );
}

/** Yes or no; '—' for anything else. */
export const boolean: FieldKind = {
  Cell: ({ value }) => <YesNo value={value} />,
  toText: (value) => (typeof value === 'boolean' ? String(value) : ''),
  inFile: (value, _, { t }) =>
    typeof value === 'boolean' ? t(value ? 'fields.yes' : 'fields.no') : '',
  Input: BooleanInput,
  compares: 'yesNo',
};
