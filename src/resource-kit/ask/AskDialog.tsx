import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useSession } from '#authProvider/useSession.ts';
import type { FormValues } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { inputOf } from '#fields/inputs.tsx';
import { useText } from '#i18n/useText.ts';
import { filled, missingFields, shownFields, startValues } from '#resource-kit/form/formValues.ts';
import { typedForm } from '#resource-kit/form/typedForm.ts';
import { useKeptForm } from '#resource-kit/form/useKeptForm.ts';
import { grantedFields } from '#resource-kit/granted.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { Modal } from '#ui/Modal.tsx';
import { useKeptChange, useRestoredAt } from '#ui/useKept.ts';
import { useLabel } from '#ui/useLabel.ts';

export interface AskDialogProps {
  title: string;
  fields: readonly Field[];
  /** What is typed is kept under it until it was sent. */
  draft: string;
  onTyped: (values: FormValues) => void;
  onClose: () => void;
}

/** What an action asks for before it is sent: checked by the fields' own rules, kept until it was sent (CFG-12, UI-10). */
export function AskDialog({ title, fields: asked, draft, onTyped, onClose }: AskDialogProps) {
  const t = useText();
  const label = useLabel();
  const hint = useId();
  const role = useSession()?.role;
  const fields = grantedFields(asked, role).filter(({ withheld }) => !withheld);
  const { form } = useKeptForm(
    draft,
    fields.map(({ source }) => source),
    startValues(fields),
  );
  const restoredAt = useRestoredAt(draft, typedForm);
  const change = useKeptChange(draft, typedForm);
  const values = useWatch({ control: form.control });
  const missing = missingFields(fields, values);
  const shown = shownFields(fields, values);
  const go = (all: FormValues) => onTyped(filled({}, shownFields(fields, all), all));
  return (
    <Modal open title={title} onClose={onClose}>
      <FormProvider {...form}>
        <form noValidate onSubmit={form.handleSubmit(go)}>
          <DraftNote
            at={restoredAt}
            onDiscard={() => {
              form.reset();
              change(() => null);
            }}
          />
          <Box sx={{ display: 'grid', gap: 1, pt: 1 }}>
            {shown.map((field) => {
              const Input = inputOf(field.type);
              return <Input key={field.source} field={field} />;
            })}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              type="submit"
              variant="contained"
              disabled={missing.length > 0}
              aria-describedby={hint}
            >
              {t('records.go')}
            </Button>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Box component="span" id={hint} sx={{ typography: 'caption', color: 'text.secondary' }}>
              {missing.length > 0 &&
                t('resources.missing', {
                  fields: missing.map((field) => label(field.label)).join(', '),
                })}
            </Box>
          </Box>
        </form>
      </FormProvider>
    </Modal>
  );
}
