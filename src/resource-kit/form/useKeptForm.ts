import { useEffect, useLayoutEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { Untyped } from '#fields/rules.ts';
import { type Typed, typedForm } from '#resource-kit/form/typedForm.ts';
import { sameJson } from '#rules/writeJson.ts';
import { keptNow, useKeptChange } from '#ui/useKept.ts';

/**
 * A form that starts with `start`, and with what was typed under this name before (APP-08, UI-10). `start` counts
 * once: what is read later never overwrites what is typed. Only fields that were typed in are kept, so that a
 * restored form does not give the others back what they were. `check` stands for the fields' own rules.
 * `overtaken`: the fields that were typed in before and have had another value since.
 */
export function useKeptForm(
  name: string,
  sources: readonly string[],
  start: FormValues,
  check?: Resolver<FormValues>,
): { form: UseFormReturn<FormValues>; overtaken: readonly string[] } {
  const [{ defaults, draft, own }] = useState(() => ({
    defaults: start,
    draft: keptNow(name, typedForm),
    own: sources,
  }));
  const change = useKeptChange(name, typedForm);
  const form = useForm<FormValues>({
    defaultValues: defaults,
    ...(check && { resolver: check }),
  });
  const { reset, subscribe } = form;
  useLayoutEffect(() => {
    if (draft) reset(restored(draft, own, defaults), { keepDefaultValues: true });
  }, [defaults, draft, own, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true, values: true },
        callback: ({ isDirty, values }) =>
          change(() => (isDirty && values ? typedIn(own, values, defaults) : null)),
      }),
    [subscribe, change, own, defaults],
  );
  const overtaken = Object.keys(draft?.before ?? {}).filter(
    (source) => own.includes(source) && !sameJson(draft?.before[source], valueAt(defaults, source)),
  );
  return { form, overtaken };
}

function typedIn(sources: readonly string[], values: FormValues, start: FormValues): Typed | null {
  const typed = sources.filter((source) => {
    const value = valueAt(values, source);
    return !(value instanceof Untyped) && !sameJson(value, valueAt(start, source));
  });
  if (typed.length === 0) return null;
  const of = (from: FormValues) =>
    Object.fromEntries(typed.map((source) => [source, valueAt(from, source) ?? null]));
  return { typed: of(values), before: of(start) };
}

/** A draft may be of an older form: what this one has not is left out. */
const restored = ({ typed }: Typed, sources: readonly string[], start: FormValues): FormValues =>
  sources
    .filter((source) => Object.hasOwn(typed, source))
    .reduce((values, source) => withValueAt(values, source, typed[source]), start);
