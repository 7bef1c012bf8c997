import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import type { MailTemplate } from '#contract/mail.ts';
import { useText } from '#i18n/useText.ts';
import { shownDirections } from '#rules/direction.ts';
import { sameId } from '#rules/ids.ts';
import { templateName } from './actions.ts';

/** One of the templates, found by typing; those of one name are told apart by their ids (MAIL-04). */
export function TemplatePicker({
  templates,
  value,
  hint,
  onPick,
}: {
  templates: readonly MailTemplate[];
  value: MailTemplate | null;
  hint?: string | undefined;
  onPick: (template: MailTemplate | null) => void;
}) {
  const t = useText();
  return (
    <Autocomplete
      options={[...templates]}
      value={value}
      onChange={(_, picked) => onPick(picked)}
      getOptionLabel={(one) => shownDirections(`${templateName(one)} (${one.id})`)}
      getOptionKey={({ id }) => String(id)}
      isOptionEqualToValue={(one, other) => sameId(one.id, other.id)}
      noOptionsText={t('mail.noTemplate')}
      renderOption={({ key, ...props }, one) => (
        <Box component="li" key={key} {...props} sx={{ overflowWrap: 'anywhere' }}>
          <Box>
            <bdi>{shownDirections(templateName(one))}</bdi>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t('mail.templateId', { id: one.id })}
            </Box>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={t('mail.template')} helperText={hint} />
      )}
      sx={{ maxWidth: 480 }}
    />
  );
}
