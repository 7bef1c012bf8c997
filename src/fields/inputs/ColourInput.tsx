import Box from '@mui/material/Box';
import type { Field } from '#fields/field.ts';
import { safeColour } from '#fields/rules.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { useText } from '#i18n/useText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** '#0a7' as '#00aa77', which is all that a browser's picker takes. */
const longOf = (colour: string): string =>
  colour.length < 6
    ? `#${[...colour.slice(1, 4)].map((digit) => digit + digit).join('')}`
    : colour.slice(0, 7);

/** Digits, or the browser's picker. */
export function ColourInput({ field }: { field: Field }) {
  const t = useText();
  const label = useLabel();
  return (
    <TextFieldInput
      field={field}
      end={(set, locked, value) => (
        <Box
          component="input"
          type="color"
          aria-label={t('records.pickColour', { label: label(field.label) })}
          disabled={locked}
          value={longOf(safeColour(value) ?? '#000000')}
          onChange={(event: { target: { value: string } }) => set(event.target.value)}
          sx={{ width: 32, height: 28, p: 0, border: 0, bgcolor: 'transparent', flexShrink: 0 }}
        />
      )}
    />
  );
}
