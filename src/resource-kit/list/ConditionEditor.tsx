import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import type { Condition } from '#dataProvider/conditions.ts';
import type { Field } from '#fields/field.ts';
import { inputOf } from '#fields/inputs.tsx';
import { useText } from '#i18n/useText.ts';
import {
  comparesAs,
  type How,
  howOf,
  howsOf,
  readCondition,
  type Spot,
} from '#resource-kit/list/conditions.ts';
import type { Label } from '#ui/page.ts';
import { useLabel } from '#ui/useLabel.ts';

const WAIT_MS = 300;

interface Typed {
  value: unknown;
  to: unknown;
}

/** What was typed as a condition, or undefined while it is none. */
function made(field: Field, how: How, { value, to }: Typed): Condition | undefined {
  if (how === 'empty' || how === 'filled') return { null: how === 'empty' };
  return readCondition(field, how === 'between' ? { gte: value, lte: to } : { [how]: value });
}

const startOf = ({ eq, gte, lte, in: any, contains }: Condition = {}): unknown =>
  any ?? eq ?? gte ?? lte ?? contains ?? null;

/**
 * Asks for one condition. What is typed counts 300 ms after the last key, at once on Enter, and takes the place of
 * what was typed before; what is chosen counts at once, and Back takes it back (CFG-06, UI-09).
 */
export function ConditionEditor({
  field,
  condition,
  at,
  onChange,
  onClose,
}: {
  field: Field;
  condition: Condition | undefined;
  at: Spot;
  onChange: (condition: Condition | undefined, how: { replace: boolean }) => void;
  onClose: () => void;
}) {
  const t = useText();
  const label = useLabel();
  const [how, setHow] = useState(() => howOf(field, condition));
  const form = useForm<{ value: unknown; to: unknown }>({
    defaultValues: { value: startOf(condition), to: condition?.lte ?? null },
  });
  const typed = ['text', 'number', 'day'].includes(comparesAs(field));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const give = (as: How = how) => {
    clearTimeout(timer.current);
    onChange(made(field, as, form.getValues()), { replace: typed });
  };
  const newest = useRef(give);
  useEffect(() => {
    newest.current = give;
  });
  const { subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => newest.current(), typed ? WAIT_MS : 0);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [subscribe, typed]);
  const close = () => {
    if (typed) give();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
    if (target.type === 'checkbox' || target.getAttribute('role') === 'combobox') return;
    event.preventDefault();
    close();
  };
  const hows = howsOf(field);
  const name = label(field.label);
  const asked = how !== 'empty' && how !== 'filled';
  const day = comparesAs(field) === 'day';
  return (
    <Popover
      open
      anchorReference="anchorPosition"
      anchorPosition={at}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('kit.filters.edit', { field: name }),
          sx: { p: 2, width: 320, maxWidth: 'calc(100vw - 32px)' },
        },
      }}
    >
      <FormProvider {...form}>
        <Box onKeyDown={onKeyDown} sx={{ display: 'grid', gap: 1.5 }}>
          <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{name}</Box>
          {hows.length > 1 && (
            <TextField
              select
              label={t('kit.filters.condition')}
              value={how}
              onChange={({ target }) => {
                const next = target.value as How;
                setHow(next);
                give(next);
              }}
            >
              {hows.map((one) => (
                <MenuItem key={one} value={one}>
                  {t(day && isOfDays(one) ? `kit.filters.days.${one}` : `kit.filters.hows.${one}`)}
                </MenuItem>
              ))}
            </TextField>
          )}
          {asked && <Values field={field} how={how} />}
          <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
            <Button variant="contained" size="small" onClick={close}>
              {t('kit.filters.done')}
            </Button>
          </Box>
        </Box>
      </FormProvider>
    </Popover>
  );
}

const isOfDays = (how: How): how is 'eq' | 'gte' | 'lte' | 'between' =>
  ['eq', 'gte', 'lte', 'between'].includes(how);

/** The inputs of a condition: those that the field's kind has in a form. */
function Values({ field, how }: { field: Field; how: How }) {
  const kind = comparesAs(field);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>('input, [role=combobox]')?.focus();
  }, []);
  const Input = inputOf(kind === 'text' ? 'text' : kind === 'day' ? 'date' : field.type);
  const input = (source: string, label: Label) => (
    <Input field={{ ...bare(field), ...(kind === 'day' && { day: true }), source, label }} />
  );
  return (
    <Box ref={box} sx={{ display: 'grid', '& .MuiFormHelperText-root': { minHeight: 0 } }}>
      {how === 'in' ? (
        <Choices field={field} />
      ) : kind === 'yesNo' ? (
        <YesNo field={field} />
      ) : how === 'between' ? (
        <>
          {input('value', 'kit.filters.from')}
          {input('to', 'kit.filters.to')}
        </>
      ) : (
        input('value', 'kit.filters.value')
      )}
    </Box>
  );
}

/** Without the rules of a form. */
const bare = ({ type, ...field }: Field): Omit<Field, 'source' | 'label'> => ({
  type,
  creates: false,
  ...Object.fromEntries(
    KEPT.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]])),
  ),
});

/** What of a field its input needs to be the same one. */
const KEPT = [
  'reference',
  'searchBy',
  'integer',
  'day',
  'choices',
  'currency',
  'decimals',
  'fraction',
] as const;

/** Several of the choices. */
function Choices({ field }: { field: Field }) {
  const label = useLabel();
  const { value } = useWatch<{ value: unknown }>();
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const { setValue } = useFormContext();
  return (
    <FormGroup
      role="group"
      aria-label={label(field.label)}
      sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}
    >
      {(field.choices ?? []).map((choice) => (
        <FormControlLabel
          key={choice.id}
          label={label(choice.label)}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(choice.id)}
              onChange={(_, on) =>
                setValue(
                  'value',
                  on ? [...chosen, choice.id] : chosen.filter((id) => id !== choice.id),
                )
              }
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** Yes or no: nothing stands for neither, as a switch would. */
function YesNo({ field }: { field: Field }) {
  const t = useText();
  const label = useLabel();
  const { value } = useWatch<{ value: unknown }>();
  const { setValue } = useFormContext();
  return (
    <RadioGroup
      row
      aria-label={label(field.label)}
      value={value === null ? '' : String(value)}
      onChange={(_, next) => setValue('value', next === 'true')}
    >
      <FormControlLabel value="true" label={t('fields.yes')} control={<Radio size="small" />} />
      <FormControlLabel value="false" label={t('fields.no')} control={<Radio size="small" />} />
    </RadioGroup>
  );
}
