import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { useAction } from '#actions/useAction.ts';
import { valueAt, withValueAt } from '#dataProvider/paths.ts';
import type { FormAction, FormValues, ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { kindOf } from '#fields/kinds.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { FormFields } from '#resource-kit/form/FormFields.tsx';
import { missingFields, startValues, typedFields } from '#resource-kit/form/formValues.ts';
import { KeptInput } from '#resource-kit/form/KeptInput.tsx';
import { backFrom, listQuery } from '#resource-kit/form/startedWith.ts';
import { useKeptForm } from '#resource-kit/form/useKeptForm.ts';
import { useGranted } from '#resource-kit/granted.ts';
import { MISSING } from '#rules/text.ts';
import { MaybeSaved, useMaybeSaved } from '#ui/MaybeSaved.tsx';
import { SAVED } from '#ui/saved.ts';
import { useLabel } from '#ui/useLabel.ts';

/**
 * What is typed for a record: its fields, Save, Cancel. Save waits for the required fields; a failed save
 * keeps what was typed and says why (UI-10); after a save it goes back to the list, unless it was left
 * meanwhile.
 */
export function RecordForm({
  resource: declared,
  record,
  action,
  given = NOTHING,
  cloned,
  onSaved,
  onCancel,
}: {
  resource: Resource;
  /** Undefined: a new one. What is read of it later does not change the form. */
  record: ResourceRecord | undefined;
  action: FormAction;
  /** What stands in a new one, to be read only: the record that it belongs to (CFG-08). */
  given?: FormValues;
  /** A new one starts with the values of this one (CFG-12). */
  cloned?: ResourceRecord | undefined;
  /** Of a form in a dialog: what becomes of the answer, instead of going back to the list. */
  onSaved?: (answer: unknown) => void;
  onCancel?: () => void;
}) {
  const resource = useGranted(declared);
  const t = useText();
  const say = useSay();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { run, whyNot, running } = useAction(action);
  const [subject] = useState<ResourceRecord>(record ?? { id: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const draft = draftOf(resource, subject, given, cloned);
  const maybe = useMaybeSaved(draft);
  const fields = typedFields(resource.fields).map((field) =>
    Object.hasOwn(given, field.source) ? { ...field, readOnly: true } : field,
  );
  const { form, overtaken } = useKeptForm(
    draft,
    fields.map(({ source }) => source).filter((source) => !Object.hasOwn(given, source)),
    Object.entries(given).reduce<FormValues>(
      (values, [source, value]) => withValueAt(values, source, value),
      startValues(resource.fields, record ?? cloned),
    ),
  );
  const back = backFrom(state) ?? { pathname: resource.route, search: listQuery(search) };

  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  const submit = async (values: FormValues) => {
    setProblem(null);
    const result = await run(subject, values);
    if (result.kind === 'unknown' && record === undefined) maybe.note();
    if (!open.current) return;
    if (result.kind === 'confirmed') {
      form.reset(values);
      if (onSaved) return onSaved(result.answer);
      return void navigate(back, { state: SAVED });
    }
    if ('failure' in result) {
      const text = failureText(result.failure);
      setProblem(say(text));
    }
  };
  const reason = whyNot(subject, form.getValues());
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <KeptInput
          name={draft}
          form={form}
          onDiscard={maybe.forget}
          inDialog={onSaved !== undefined}
        />
        <FormFields name={resource.name} fields={fields} sections={resource.sections} />
        <Overtaken fields={fields} sources={overtaken} record={subject} />
        {problem && (
          <Alert severity="error" role="alert" sx={{ mb: 2 }}>
            {problem}
          </Alert>
        )}
        <MaybeSaved maybe={maybe} />
        {reason && (
          <Alert
            severity="info"
            role={reason.key === 'actions.throttled' ? 'timer' : 'alert'}
            sx={{ mb: 2 }}
          >
            {t(reason)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <SaveButton
            resource={resource}
            off={reason !== null || maybe.saved || running(subject)}
          />
          {onCancel ? (
            <Button onClick={onCancel}>{t('common.cancel')}</Button>
          ) : (
            <Button component={Link} to={back}>
              {t('common.cancel')}
            </Button>
          )}
        </Box>
      </form>
    </FormProvider>
  );
}

const NOTHING: FormValues = {};

/** A record for another parent, or like another one, is another draft. */
const draftOf = (
  { name }: Resource,
  { id }: ResourceRecord,
  given: FormValues,
  cloned: ResourceRecord | undefined,
): string =>
  [
    `${name}/${id}`,
    ...(Object.keys(given).length > 0 ? [JSON.stringify(given)] : []),
    ...(cloned ? [`clone ${cloned.id}`] : []),
  ].join('/');

/** Says which stored values changed since something else was typed for them: Save would replace them (UI-10). */
function Overtaken({
  fields,
  sources,
  record,
}: {
  fields: readonly Field[];
  sources: readonly string[];
  record: ResourceRecord;
}) {
  const t = useText();
  const label = useLabel();
  const { isDirty } = useFormState();
  if (!isDirty || sources.length === 0) return null;
  const values = fields
    .filter(({ source }) => sources.includes(source))
    .map((field) => {
      const text = kindOf(field.type).toText(valueAt(record, field.source), field);
      return t('resources.nowValue', { field: label(field.label), value: text || MISSING });
    });
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {t('resources.overtaken', { values: values.join('; ') })}
    </Alert>
  );
}

/** Off while a required field is empty, and says which (TIP-02). */
function SaveButton({ resource, off }: { resource: Resource; off: boolean }) {
  const t = useText();
  const label = useLabel();
  const hintId = useId();
  const missing = missingFields(resource.fields, useWatch());
  const fields = missing.map((field) => label(field.label)).join(', ');
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        disabled={off || missing.length > 0}
        aria-describedby={hintId}
      >
        {t('common.save')}
      </Button>
      <Box
        component="span"
        id={hintId}
        sx={{ order: 1, typography: 'caption', color: 'text.secondary' }}
      >
        {missing.length > 0 && t('resources.missing', { fields })}
      </Box>
    </>
  );
}
