import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { config } from '#config/current.ts';
import type { Field } from '#fields/field.ts';
import { Refused } from '#fields/rules.ts';
import { TextFieldInput } from '#fields/TextFieldInput.tsx';
import { useText } from '#i18n/useText.ts';
import { localMoment, momentLike } from '#rules/moments.ts';

/** A moment is picked in the configured zone, and sent in the form in which it came; 'Now' is one press away. */
export function DateTimeInput({ field }: { field: Field }) {
  const t = useText();
  const { timeZone } = config();
  const { getValues } = useFormContext();
  // A field that was emptied in between still knows in which form its service wants a moment.
  const [like] = useState<unknown>(() => getValues(field.source));
  const shown = (value: unknown) => localMoment(value, timeZone);
  const read = (typed: string) =>
    typed === '' ? null : (momentLike(typed, like, timeZone) ?? new Refused(typed, 'notMoment'));
  return (
    <TextFieldInput
      field={field}
      type="datetime-local"
      shown={shown}
      read={read}
      end={(set, locked) => (
        <Button
          size="small"
          disabled={locked}
          onClick={() => set(momentLike(shown(Date.now()), like, timeZone))}
        >
          {t('records.now')}
        </Button>
      )}
    />
  );
}
