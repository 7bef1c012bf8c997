import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { beginningOf } from '#fields/beginning.ts';
import { type Entry, entriesOf, mapOf } from '#fields/entries/entriesOf.ts';
import type { Field } from '#fields/field.ts';
import { isKept } from '#fields/rules.ts';
import { useTypedField } from '#fields/useTypedField.ts';
import { useText } from '#i18n/useText.ts';
import { sameJson } from '#rules/writeJson.ts';
import { Text } from '#ui/Text.tsx';

/** Keys and their values, added and removed; what cannot be a map is refused and stays as it was typed (CFG-09). */
export function MapInput({ field }: { field: Field }) {
  const t = useText();
  const { id, input, label, required, locked, error, message } = useTypedField(field);
  // While it is typed the order is the one that is seen: an object would put '2' before '10' and drop what is empty.
  const [own, setOwn] = useState<{ entries: readonly Entry[]; value: unknown } | null>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  const entries = own && sameJson(own.value, input.value) ? own.entries : entriesOf(input.value);
  const count = entries.length;
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    box.current
      ?.querySelectorAll<HTMLElement>('[data-entry]')
      [count - 1]?.querySelector('input')
      ?.focus();
  }, [count]);
  const change = (next: readonly Entry[]) => {
    const value = mapOf(next, field);
    setOwn({ entries: next, value });
    input.onChange(value);
  };
  const set = (place: number, part: Partial<Entry>) =>
    change(entries.map((entry, nth) => (nth === place ? { ...entry, ...part } : entry)));
  return (
    <Box
      ref={box}
      component="fieldset"
      aria-describedby={id}
      sx={{
        m: 0,
        mb: 1.5,
        p: 1.5,
        minWidth: 0,
        border: 1,
        borderColor: error ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {label}
        {required && ' *'}
      </Box>
      {isKept(field, input.value) ? (
        <Text value={beginningOf(input.value).text} />
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
          {entries.map((entry, place) => (
            <Box
              key={String(place)}
              data-entry
              sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <TextField
                value={entry.key}
                onChange={({ target }) => set(place, { key: target.value })}
                onBlur={input.onBlur}
                label={t('kit.map.key')}
                sx={{ flex: 1 }}
                slotProps={{
                  htmlInput: {
                    readOnly: locked,
                    'aria-label': t('kit.map.keyOf', { n: place + 1 }),
                  },
                }}
              />
              <ValueInput
                field={field}
                entry={entry}
                place={place}
                locked={locked}
                onChange={(text) => set(place, { text })}
              />
              <IconButton
                size="small"
                disabled={locked}
                aria-label={t('kit.map.remove', { key: entry.key || String(place + 1) })}
                onClick={() => change(entries.filter((_, nth) => nth !== place))}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Box>
          ))}
          <Box>
            <Button
              size="small"
              startIcon={<Add />}
              disabled={locked}
              aria-label={t('kit.map.add', { label })}
              onClick={() => {
                added.current = true;
                change([...entries, { key: '', text: '', stored: null }]);
              }}
            >
              {t('kit.rows.addShort')}
            </Button>
          </Box>
        </Box>
      )}
      <FormHelperText id={id} error={error}>
        {message}
      </FormHelperText>
    </Box>
  );
}

function ValueInput({
  field: { values = 'text' },
  entry: { key, text, stored },
  place,
  locked,
  onChange,
}: {
  field: Field;
  entry: Entry;
  place: number;
  locked: boolean;
  onChange: (text: string) => void;
}) {
  const t = useText();
  const name = t('kit.map.valueOf', { key: key || String(place + 1) });
  // An object within the map is none of what can be typed.
  const nested = typeof stored === 'object' && stored !== null && text.startsWith('{');
  return values === 'boolean' && !nested ? (
    <TextField
      select
      label={t('kit.map.value')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: 1 }}
      slotProps={{ input: { readOnly: locked }, select: { inputProps: { 'aria-label': name } } }}
    >
      <MenuItem value="">—</MenuItem>
      <MenuItem value="true">{t('fields.yes')}</MenuItem>
      <MenuItem value="false">{t('fields.no')}</MenuItem>
    </TextField>
  ) : (
    <TextField
      label={t('kit.map.value')}
      value={text}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: 1 }}
      slotProps={{
        htmlInput: {
          readOnly: locked || nested,
          'aria-label': name,
          ...(values === 'number' && { inputMode: 'decimal' }),
        },
      }}
    />
  );
}
