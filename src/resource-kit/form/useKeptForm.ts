import { useEffect, useLayoutEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { fromDraft } from '#fields/rules.ts';
import { type Keeping, keptNow, useKeptChange } from '#ui/useKept.ts';

/** What is typed in a form; null while it is as it began. */
export const typedForm: Keeping<FormValues | null> = {
  start: null,
  isEmpty: (values) => values === null,
  read: (kept) =>
    typeof kept === 'object' && kept !== null && !Array.isArray(kept)
      ? Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, fromDraft(value)]))
      : undefined,
};

/**
 * A form that starts with `start`, and with what was typed under this name before (APP-08, UI-10). `start` counts
 * once: what is read later never overwrites what is typed. `check` stands for the fields' own rules.
 */
export function useKeptForm(
  name: string,
  start: FormValues,
  check?: Resolver<FormValues>,
): UseFormReturn<FormValues> {
  const [{ defaults, draft }] = useState(() => ({
    defaults: start,
    draft: keptNow(name, typedForm),
  }));
  const change = useKeptChange(name, typedForm);
  const form = useForm<FormValues>({
    defaultValues: defaults,
    ...(check && { resolver: check }),
  });
  const { reset, subscribe } = form;
  useLayoutEffect(() => {
    if (draft) reset({ ...defaults, ...known(draft, defaults) }, { keepDefaultValues: true });
  }, [defaults, draft, reset]);
  useEffect(
    () =>
      subscribe({
        formState: { isDirty: true, values: true },
        callback: ({ isDirty, values }) => change(() => (isDirty ? { ...values } : null)),
      }),
    [subscribe, change],
  );
  return form;
}

/** What a draft holds of this form's fields: it may be of an older one. */
const known = (draft: FormValues, defaults: FormValues): FormValues =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(defaults, name)));
