import Box from '@mui/material/Box';
import { useRecordContext } from 'ra-core';
import type { QuestionTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { questionTemplates } from '#resources/prediction/question-templates/resource.ts';
import { MISSING } from '#rules/text.ts';
import { withTelling } from '#rules/twins.ts';
import { Text } from '#ui/Text.tsx';
import { Telling } from './Choices.tsx';
import { useOpenGame } from './OpenGame.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import { filledTemplate, whyUnusable } from './templates.ts';

/** The template around as it will read in the game, with its own text below where the two differ (PRD-04). */
export function QuestionTemplateRow({ telling }: { telling: string }) {
  const t = useText();
  const { game } = useOpenGame().state;
  const template = useRecordContext<QuestionTemplate & { id: string }>();
  if (!template) return null;
  const filled = filledTemplate(template, game);
  const unusable = whyUnusable(template, game);
  const name = filled.question === '' ? MISSING : filled.question;
  return (
    <TemplateRow
      tall
      resource={questionTemplates}
      name={withTelling(name, telling)}
      bin={t('prediction.deleteQuestionTemplate', {
        template: withTelling(template.question ?? MISSING, telling),
      })}
      usable={unusable === null}
    >
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
    </TemplateRow>
  );
}
