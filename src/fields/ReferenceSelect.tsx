import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type Identifier, useGetMany, useInfiniteGetList } from 'ra-core';
import { type HTMLAttributes, type Key, type Ref, useEffect, useRef, useState } from 'react';
import { shortName } from '#fields/names.ts';
import { referredOf } from '#fields/referred.ts';
import { useNameOf } from '#fields/useNameOf.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { sameId } from '#rules/ids.ts';
import { foldCase, trimInvisible } from '#rules/text.ts';
import { labelsApart } from '#rules/twins.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';
import { plainText } from '#ui/plainText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** Records that are offered at a time. */
const OFFERED = 25;
/** After the last key the service is asked, in milliseconds. */
const WAIT_MS = 300;

type Referred = Record<string, unknown> & { id: Identifier };

/** A record to choose, or what stands below them. */
interface Option {
  kind: 'record' | 'more' | 'new';
  id: Identifier;
  name: string;
}

/** A sheet of its own above the form, in the size of what is typed. */
const POPUP = {
  paper: { sx: { border: 1, borderColor: 'divider', boxShadow: 3 } },
  listbox: { sx: { typography: 'body2' } },
} as const;

export interface ReferenceSelectProps {
  /** The resource that is chosen from. */
  resource: string;
  /** An id, or with `many` a list of them. */
  value: unknown;
  onChange: (value: Identifier | Identifier[] | null) => void;
  label: string;
  many?: boolean;
  /** The query name that the service is searched by; default: that of the resource's search box. */
  searchBy?: string | undefined;
  /** May a new one be made here, where the person may? */
  creates?: boolean;
  id?: string;
  name?: string;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  locked?: boolean;
  error?: boolean;
  message?: string;
}

const idsIn = (value: unknown): Identifier[] =>
  (Array.isArray(value) ? value : [value]).filter((id) => plainText(id) !== null);

/** What is typed, once no key was pressed for a while. */
function useSought(typed: string): string {
  const [sought, setSought] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSought(trimInvisible(typed)), typed === '' ? 0 : WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return sought;
}

/** What of a resource can be chosen now: searched at the service where it can, else among what was read (CFG-07). */
function useOffered(resource: string, searchBy: string | undefined, typed: string, open: boolean) {
  const { searchAs = null, sort } = referredOf(resource) ?? {};
  const searched = searchBy ?? searchAs;
  const sought = useSought(typed);
  const list = useInfiniteGetList<Referred>(
    resource,
    {
      pagination: { page: 1, perPage: OFFERED },
      sort: sort ?? { field: 'id', order: 'ASC' },
      filter: sought !== '' && searched !== null ? { [searched]: sought } : {},
    },
    { enabled: open },
  );
  const read = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const here = searched === null ? foldCase(typed) : '';
  return { ...list, read, here, total: list.data?.pages.at(-1)?.total };
}

/**
 * Chooses records of another resource by their names. It reads when it is opened, searches at the service, goes on page
 * by page, and names what is chosen although it is not among what was read (CFG-07).
 */
export function ReferenceSelect({
  resource,
  value,
  onChange,
  label,
  many = false,
  searchBy,
  creates = true,
  locked = false,
  ...shown
}: ReferenceSelectProps) {
  const t = useText();
  const say = useSay();
  const word = useLabel();
  const nameOf = useNameOf();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [unnamed, setUnnamed] = useState(false);
  const stays = useRef(false);
  const referred = referredOf(resource);
  const list = useOffered(resource, searchBy, typed ?? '', open);
  const ids = idsIn(value);
  const known = useGetMany<Referred>(resource, { ids }, { enabled: ids.length > 0 });

  const records = new Map(
    [...list.read, ...(known.data ?? [])].filter(Boolean).map((one) => [String(one.id), one]),
  );
  const all = [...records.values()];
  const apart = labelsApart(
    all,
    (record) => shownDirections(shortName(nameOf(resource, record))),
    ({ id }) => String(id),
  );
  const names = new Map(all.map(({ id }, place) => [String(id), apart[place] ?? String(id)]));
  const option = (id: Identifier): Option => ({
    kind: 'record',
    id,
    name: names.get(String(id)) ?? shownDirections(String(id)),
  });
  const chosen = ids.map(option);
  const found = list.read
    .map(({ id }) => option(id))
    .filter(({ name }) => foldCase(name).includes(list.here));
  const mayCreate = creates && referred?.mayCreate() === true;
  const options: Option[] = [
    ...found,
    ...(list.hasNextPage ? [{ kind: 'more' as const, id: '', name: moreText() }] : []),
    ...(mayCreate && referred
      ? [{ kind: 'new' as const, id: '', name: t('records.add', { one: word(referred.one) }) }]
      : []),
  ];

  function moreText(): string {
    const count = list.read.length;
    return list.total === undefined
      ? t('records.moreOf', { count })
      : t('records.more', { count, total: list.total });
  }
  const give = (next: readonly Option[]) => {
    const kept = next.filter(({ kind }) => kind === 'record').map(({ id }) => id);
    onChange(many ? kept : (kept.at(-1) ?? null));
  };
  const choose = (next: Option | Option[] | null) => {
    const picked = next === null ? [] : [next].flat();
    const last = picked.at(-1);
    if (last?.kind === 'more') {
      stays.current = true;
      return void list.fetchNextPage();
    }
    if (last?.kind === 'new') return setAdding(true);
    setUnnamed(false);
    setTyped(null);
    give(picked);
  };
  const problem = list.error
    ? t('records.notRead', {
        reason: say(problemText(list.error)),
      })
    : null;
  const NewRecord = referred?.NewRecord;
  const shared = {
    options,
    open,
    onOpen: () => {
      setOpen(true);
      if (list.error) void list.refetch();
    },
    onClose: () => {
      // 'Show more' is pressed like an option, and leaves the list open.
      if (stays.current) {
        stays.current = false;
        return;
      }
      setOpen(false);
      setTyped(null);
    },
    onInputChange: (_: unknown, text: string, reason: string) => {
      if (reason === 'input') setTyped(text);
      if (reason === 'clear') setTyped(null);
    },
    filterOptions: (given: Option[]) => given,
    getOptionLabel: ({ name }: Option) => name,
    getOptionKey: ({ kind, id }: Option) => `${kind} ${id}`,
    isOptionEqualToValue: (one: Option, other: Option) =>
      one.kind === other.kind && sameId(one.id, other.id),
    readOnly: locked,
    disabled: shown.disabled ?? false,
    loading: list.isFetching,
    loadingText: t('common.loading'),
    noOptionsText:
      problem ??
      (list.here === '' || !list.hasNextPage
        ? t('records.none')
        : t('records.nothingIn', { count: list.read.length })),
    openText: t('records.openPicker'),
    closeText: t('common.close'),
    clearText: t('common.clear'),
    slotProps: POPUP,
    ...(shown.onBlur && { onBlur: shown.onBlur }),
    ...(shown.id !== undefined && { id: shown.id }),
    renderOption: (
      { key, ...props }: HTMLAttributes<HTMLLIElement> & { key: Key },
      one: Option,
    ) => (
      <Box
        component="li"
        {...props}
        key={key}
        sx={one.kind === 'record' ? {} : { borderTop: 1, borderColor: 'divider', fontWeight: 550 }}
      >
        {one.name}
      </Box>
    ),
    renderInput: (params: AutocompleteRenderInputParams) => (
      <TextField
        {...params}
        name={shown.name}
        inputRef={shown.inputRef}
        label={label}
        required={shown.required ?? false}
        error={shown.error ?? false}
        helperText={unnamed && !shown.error ? t('records.made') : shown.message}
      />
    ),
  };
  return (
    <>
      {many ? (
        <Autocomplete<Option, true>
          {...shared}
          multiple
          value={chosen}
          inputValue={typed ?? ''}
          onChange={(_event, next) => choose(next)}
        />
      ) : (
        <Autocomplete<Option>
          {...shared}
          value={chosen[0] ?? null}
          inputValue={typed ?? chosen[0]?.name ?? ''}
          onChange={(_event, next) => choose(next)}
        />
      )}
      <OnceOpen open={adding} onClose={() => setAdding(false)}>
        {adding && NewRecord && (
          <NewRecord
            resource={resource}
            onClose={() => setAdding(false)}
            onMade={(id) => {
              setAdding(false);
              setTyped(null);
              if (id === null) setUnnamed(true);
              else give([...(many ? chosen : []), option(id)]);
            }}
          />
        )}
      </OnceOpen>
    </>
  );
}
