import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import { addLeagueTemplate } from '#custom-pages/prediction-questions/actions/templates.ts';
import { useText } from '#i18n/useText.ts';
import {
  EMPTY_LEAGUE_TEMPLATE,
  isLeagueTemplateFilled,
  type LeagueTemplateForm,
  leagueTemplateErrors,
  toLeagueTemplate,
} from '#rules/leagueTemplates.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { NumberInput } from '#ui/NumberInput.tsx';

/**
 * 'Create new league', collapsed or open: entry and max slot, both whole numbers (PRD-06). A number that is not
 * allowed is not changed into another one: it stays with its message, and nothing is sent.
 */
export function NewLeagueTemplate() {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button variant="outlined" startIcon={<Add />} sx={{ mt: 2 }} onClick={() => setOpen(true)}>
        {t('prediction.newLeague')}
      </Button>
    );
  return <OpenForm onClose={() => setOpen(false)} />;
}

function OpenForm({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [form, setForm] = useState<LeagueTemplateForm>(EMPTY_LEAGUE_TEMPLATE);
  const { run, running } = useAction(addLeagueTemplate);
  const errors = leagueTemplateErrors(form);
  const template = toLeagueTemplate(form);
  const busy = template !== null && running(template);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (template === null) return;
    const { kind } = await run(template, undefined);
    if (kind === 'confirmed') onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('prediction.newLeague')}
      onSubmit={create}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      {(['entry', 'max_entries'] as const).map((field) => {
        const error = form[field].trim() === '' ? undefined : errors[field];
        const read = parseTyped(form[field], { integer: true });
        return (
          <NumberInput
            key={field}
            label={t(field === 'entry' ? 'prediction.entry' : 'prediction.maxSlot')}
            integer
            required
            disabled={busy}
            value={read.ok ? read.value : null}
            onChange={() => {}}
            onTyped={(typed) => setForm((now) => ({ ...now, [field]: typed }))}
            invalid={error !== undefined}
            helperText={error && t(error)}
          />
        );
      })}
      <Button
        type="submit"
        variant="contained"
        disabled={!isLeagueTemplateFilled(form) || busy}
        aria-busy={busy}
      >
        {t('prediction.createLeague')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </Box>
  );
}
