import Add from '@mui/icons-material/Add';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { withValueAt } from '#dataProvider/paths.ts';
import { beginningOf } from '#fields/beginning.ts';
import type { Field } from '#fields/field.ts';
import { knownInput } from '#fields/knownKinds.ts';
import { Sum } from '#fields/rows/RowsTable.tsx';
import { type Row, rowsIn } from '#fields/rows/rowsIn.ts';
import { isKept } from '#fields/rules.ts';
import { useText } from '#i18n/useText.ts';
import { hiddenFromSight } from '#ui/HiddenText.tsx';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** What a new row begins with. */
const newRow = ({ fields = [] }: Field): Row =>
  fields.reduce<Row>(
    (row, { source, default: start }) => withValueAt(row, source, start ?? null),
    {},
  );

/**
 * The records of a list: added, removed and moved by buttons, moved by Alt and the arrows too. What a record has besides
 * its fields stays in it (CFG-09). A list that holds anything else is shown, and left as it is.
 */
export function RowsInput({ field }: { field: Field }) {
  const t = useText();
  const label = useLabel();
  const id = useId();
  const value: unknown = useWatch({ name: field.source });
  const { setValue } = useFormContext();
  const { isSubmitting } = useFormState();
  const kept = isKept(field, value);
  const locked = isSubmitting || kept || (field.readOnly ?? false);
  const hint = kept ? t('fields.keptAsIs') : field.hint && label(field.hint);
  const rows = rowsIn(value);
  return (
    <Box
      component="fieldset"
      aria-describedby={hint ? id : undefined}
      sx={{
        m: 0,
        mb: 1.5,
        p: 1.5,
        minWidth: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box component="legend" sx={{ px: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {label(field.label)}
        {field.required && ' *'}
      </Box>
      {kept ? (
        <Text value={beginningOf(value).text} />
      ) : rows ? (
        <Rows field={field} locked={locked} />
      ) : (
        <>
          <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 1 }}>
            {t('kit.rows.none')}
          </Box>
          <AddButton
            field={field}
            locked={locked}
            onAdd={() => setValue(field.source, [newRow(field)], { shouldDirty: true })}
          />
        </>
      )}
      {hint && <FormHelperText id={id}>{hint}</FormHelperText>}
    </Box>
  );
}

function AddButton({ field, locked, onAdd }: { field: Field; locked: boolean; onAdd: () => void }) {
  const t = useText();
  const label = useLabel();
  return (
    <Button
      size="small"
      startIcon={<Add />}
      disabled={locked}
      data-add
      aria-label={t('kit.rows.add', { label: label(field.label) })}
      onClick={onAdd}
    >
      {t('kit.rows.addShort')}
    </Button>
  );
}

function Rows({ field, locked }: { field: Field; locked: boolean }) {
  const t = useText();
  const label = useLabel();
  const { source, fields: inner = [] } = field;
  const { fields: rows, append, remove, move } = useFieldArray({ name: source, keyName: '#key' });
  const values = rowsIn(useWatch({ name: source })) ?? [];
  const box = useRef<HTMLDivElement>(null);
  const [said, say] = useState('');
  /** What has the focus once the rows are drawn as they now are. */
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useEffect(() => {
    if (rows) next.current?.()?.focus();
    next.current = null;
  }, [rows]);
  const nth = (place: number, part: string) => () =>
    box.current?.querySelectorAll('[data-inner-row]')[place]?.querySelector<HTMLElement>(part);

  const moveTo = (from: number, to: number, focused: Element | null) => {
    if (to < 0 || to >= rows.length) return;
    next.current = () => (focused instanceof HTMLElement ? focused : null);
    move(from, to);
    say(t('kit.rows.moved', { from: from + 1, to: to + 1 }));
  };
  const removeAt = (place: number) => {
    const after = Math.min(place, rows.length - 2);
    next.current =
      after < 0
        ? () => box.current?.querySelector<HTMLElement>('[data-add]')
        : nth(after, '[data-remove]');
    remove(place);
    say(t('kit.rows.removed', { n: place + 1 }));
  };
  const onKeyDown = (event: KeyboardEvent, place: number) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!event.altKey || by === 0 || locked) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(place, place + by, document.activeElement);
  };
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 1 }}>
      {rows.map((row, place) => {
        const n = place + 1;
        return (
          <Box
            key={row['#key']}
            role="group"
            data-inner-row
            aria-label={t('kit.rows.row', { label: label(field.label), n })}
            onKeyDownCapture={(event) => onKeyDown(event, place)}
            sx={{
              display: 'flex',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
              alignItems: 'flex-start',
              gap: 1,
              ...(place > 0 && { pt: 1, borderTop: 1, borderColor: 'divider' }),
            }}
          >
            <Box
              sx={{
                flex: 1,
                minWidth: 0,
                display: 'grid',
                columnGap: 1,
                gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
              }}
            >
              {inner.map((one) => {
                const Input = knownInput(one.type);
                const readOnly = locked || (one.readOnly ?? false);
                return (
                  <Input
                    key={one.source}
                    field={{ ...one, source: `${source}.${place}.${one.source}`, readOnly }}
                  />
                );
              })}
            </Box>
            {!locked && (
              <Box sx={{ display: 'flex', flex: 'none', pt: 0.25 }}>
                <IconButton
                  size="small"
                  aria-label={t('kit.rows.up', { n })}
                  disabled={place === 0}
                  onClick={({ currentTarget }) => moveTo(place, place - 1, currentTarget)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('kit.rows.down', { n })}
                  disabled={place === rows.length - 1}
                  onClick={({ currentTarget }) => moveTo(place, place + 1, currentTarget)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  data-remove
                  aria-label={t('kit.rows.remove', { n })}
                  onClick={() => removeAt(place)}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </Box>
            )}
          </Box>
        );
      })}
      {inner.some(({ total }) => total) && values.length > 0 && (
        <Box
          component="dl"
          sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'body2' }}
        >
          {inner
            .filter(({ total }) => total)
            .map((one) => (
              <Box key={one.source} sx={{ display: 'flex', gap: 1 }}>
                <Box component="dt" sx={{ color: 'text.secondary' }}>
                  {t('kit.rows.total', { label: label(one.label) })}
                </Box>
                <Box component="dd" sx={{ m: 0, fontWeight: 550 }}>
                  <Sum field={one} rows={values} />
                </Box>
              </Box>
            ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <AddButton
          field={field}
          locked={locked}
          onAdd={() => {
            next.current = nth(rows.length, 'input, [role=combobox]');
            append(newRow(field), { shouldFocus: false });
          }}
        />
        {rows.length > 1 && !locked && (
          <Box
            sx={{
              display: { xs: 'none', sm: 'block' },
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            {t('kit.rows.keys')}
          </Box>
        )}
      </Box>
      <Box role="status" sx={hiddenFromSight}>
        {said}
      </Box>
    </Box>
  );
}
