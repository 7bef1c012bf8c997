import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { useAction } from '#actions/useAction.ts';
import type { LeagueTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { useWholeRows } from '#resource-kit/list/useWholeRows.ts';
import { addLeagueTemplate } from '#resources/prediction/league-templates/actions.ts';
import {
  EMPTY_LEAGUE_TEMPLATE,
  isLeagueTemplateFilled,
  type LeagueTemplateForm,
  leagueTemplateErrors,
  toLeagueTemplate,
} from '#rules/leagueTemplates.ts';
import { parseTyped } from '#rules/typedNumber.ts';
import { MaybeSaved } from '#ui/MaybeSaved.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { type Awaited, costsAs } from './arrived.ts';
import { useOpenGame } from './OpenGame.tsx';
import { useAwaited } from './useAwaited.ts';
import { useLeagueForm } from './useDrafts.ts';

/** What its action acts on: nothing that is there. */
const NEW = { id: '' };

/**
 * 'Create new league', collapsed or open: entry and max slot, both whole numbers (PRD-06). A number that is not
 * allowed is not changed into another one: it stays with its message, and nothing is sent. What is typed
 * outlives the picker around it (UI-10).
 */
export function NewLeagueTemplate() {
  const t = useText();
  const { form, write } = useLeagueForm(useOpenGame().gameId);
  if (!form)
    return (
      <Button
        variant="outlined"
        startIcon={<Add />}
        sx={{ mt: 2 }}
        onClick={() => write(EMPTY_LEAGUE_TEMPLATE)}
      >
        {t('prediction.newLeague')}
      </Button>
    );
  return <OpenForm form={form} onForm={write} onClose={() => write(null)} />;
}

function OpenForm({
  form,
  onForm,
  onClose,
}: {
  form: LeagueTemplateForm;
  onForm: (form: LeagueTemplateForm) => void;
  onClose: () => void;
}) {
  const t = useText();
  const { data: rows = [], error } = useWholeRows<LeagueTemplate>();
  const { run, running } = useAction(addLeagueTemplate);
  const errors = leagueTemplateErrors(form);
  const template = toLeagueTemplate(form);
  const busy = running(NEW);
  const { reason, maybe, before, ended } = useAwaited(
    'prediction/new league template',
    { rows, unread: error !== null },
    ([found]: readonly (Awaited<LeagueTemplate> & { form: LeagueTemplateForm })[]) => {
      if (found?.form.entry === form.entry && found.form.max_entries === form.max_entries)
        onClose();
    },
  );

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (template === null || reason) return;
    const sent = { before: before(), form, isIt: costsAs(template) };
    const result = await run(NEW, { ...form });
    ended(result, [sent]);
    if (result.kind === 'confirmed') onClose();
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('prediction.newLeague')}
      onSubmit={create}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 2 }}
    >
      <Box sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <MaybeSaved maybe={maybe} />
      </Box>
      {(['entry', 'max_entries'] as const).map((field) => {
        const wrong = form[field].trim() === '' ? undefined : errors[field];
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
            typed={form[field]}
            onTyped={(typed) => onForm({ ...form, [field]: typed })}
            invalid={wrong !== undefined}
            helperText={wrong && t(wrong)}
          />
        );
      })}
      <ReasonTip reason={reason ? t(reason) : undefined}>
        <Button
          type="submit"
          variant="contained"
          disabled={!isLeagueTemplateFilled(form) || busy}
          aria-busy={busy}
        >
          {t('prediction.createLeague')}
        </Button>
      </ReasonTip>
      <Button
        variant="outlined"
        disabled={busy}
        onClick={() => {
          maybe.forget();
          onClose();
        }}
      >
        {t('common.cancel')}
      </Button>
    </Box>
  );
}
