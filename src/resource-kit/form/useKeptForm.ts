import { useLayoutEffect, useState } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { readDraft } from '#authProvider/drafts.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import { fromDraft } from '#fields/rules.ts';

/**
 * A form that starts with `start`, and with what was typed under this name before the session ran out
 * (APP-08). `start` counts once: what is read later never overwrites what is typed (UI-10). `check` stands
 * for the fields' own rules.
 */
export function useKeptForm(
  name: string,
  start: FormValues,
  check?: Resolver<FormValues>,
): UseFormReturn<FormValues> {
  const [{ defaults, draft }] = useState(() => ({ defaults: start, draft: readDraft(name) }));
  const form = useForm<FormValues>({
    defaultValues: defaults,
    ...(check && { resolver: check }),
  });
  const { reset } = form;
  useLayoutEffect(() => {
    if (typeof draft === 'object' && draft !== null)
      reset({ ...defaults, ...known(draft, defaults) }, { keepDefaultValues: true });
  }, [defaults, draft, reset]);
  return form;
}

/** What a draft holds of this form's fields: it may be of an older one. */
const known = (draft: object, defaults: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(draft)
      .filter(([name]) => Object.hasOwn(defaults, name))
      .map(([name, value]) => [name, fromDraft(value)]),
  );
