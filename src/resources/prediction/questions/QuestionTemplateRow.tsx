import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { PredictionGame, QuestionTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { removeQuestionTemplate } from '#resources/prediction/questions/actions/templates.ts';
import { MISSING } from '#rules/text.ts';
import { withTelling } from '#rules/twins.ts';
import { Text } from '#ui/Text.tsx';
import { Telling } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { filledTemplate, whyUnusable } from './templates.ts';

/** A template as it will read in the game, with its own text below where the two differ (PRD-04). */
export function QuestionTemplateRow({
  template,
  telling,
  game,
  ticked,
  onTick,
}: {
  template: QuestionTemplate;
  /** What tells it apart from a template that looks alike. */
  telling: string;
  game: PredictionGame;
  ticked: boolean;
  onTick: (on: boolean) => void;
}) {
  const t = useText();
  const filled = filledTemplate(template, game);
  const unusable = whyUnusable(template, game);
  const name = filled.question === '' ? MISSING : filled.question;
  const remove = t('prediction.deleteQuestionTemplate', {
    template: withTelling(template.question ?? MISSING, telling),
  });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Checkbox
        size="small"
        checked={ticked}
        disabled={unusable !== null}
        onChange={(_event, on) => onTick(on)}
        slotProps={{
          input: {
            'aria-label': t('prediction.tickTemplate', { template: withTelling(name, telling) }),
          },
        }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 550 }}>
          <Text value={name} limit={200} />
          <Telling text={telling} />
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          <Text value={filled.choices.map(({ choice }) => choice).join(' · ')} limit={160} />
        </Box>
        {filled.question !== template.question && (
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {t('prediction.template')}: <Text value={template.question} limit={160} />
          </Box>
        )}
        {unusable && <Box sx={{ color: 'error.main' }}>{t(unusable)}</Box>}
      </Box>
      <DeleteButton action={removeQuestionTemplate} subject={template} label={remove} />
    </Box>
  );
}
