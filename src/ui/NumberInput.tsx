import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type NumberInputProps, useNumberField } from './useNumberField.ts';

/** A number with a spinner; see `useNumberField`. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    required = false,
    disabled = false,
    readOnly = false,
    hiddenLabel = false,
    name,
  } = props;
  const { said, wrong, ofInput, ofDown, ofUp } = useNumberField(props);
  const { ref, value, onChange, onBlur, onKeyDown, ...ofHtml } = ofInput;
  return (
    <TextField
      label={hiddenLabel ? undefined : label}
      hiddenLabel={hiddenLabel}
      name={name}
      value={value}
      required={required}
      disabled={disabled}
      error={wrong}
      helperText={said}
      inputRef={ref}
      onChange={onChange}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      slotProps={{
        htmlInput: { ...ofHtml, ...(hiddenLabel && { 'aria-label': label }) },
        input: {
          readOnly,
          sx: { pr: 0.5, fontVariantNumeric: 'tabular-nums' },
          endAdornment: (
            <InputAdornment position="end" sx={{ ml: 0.5 }}>
              <IconButton disabled={disabled || readOnly} sx={STEP} {...ofDown}>
                <Remove />
              </IconButton>
              <IconButton disabled={disabled || readOnly} sx={STEP} {...ofUp}>
                <Add />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}

const STEP = { p: 0.5, '& .MuiSvgIcon-root': { fontSize: 16 } } as const;
