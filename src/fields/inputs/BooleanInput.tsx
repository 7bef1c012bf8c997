import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import type { Field } from '#fields/field.ts';
import { useTypedField } from '#fields/useTypedField.ts';

/** A switch. */
export function BooleanInput({ field }: { field: Field }) {
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
