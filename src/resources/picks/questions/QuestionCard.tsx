import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext } from 'ra-core';
import { type ReactNode, useId, useMemo } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { categoryKey } from '#resources/picks/categoryKey.ts';
import { CurrentValue } from '#resources/picks/questions/CurrentValue.tsx';
import { LineHistory } from '#resources/picks/questions/LineHistory.tsx';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { questionNames } from '#resources/picks/questions/questionWords.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';
import type { Id } from '#rules/ids.ts';
import { mayEditLine, mayMarkQuestion } from '#rules/picks.ts';
import { IdText } from '#ui/IdText.tsx';
import { initials } from '#ui/initials.ts';
import { SafeImage } from '#ui/SafeImage.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';

/** A question on a player: who, what, its lines, and the box that ticks it (PIC-03). */
export function QuestionCard() {
  const question = useRecordContext<ShownQuestion>();
  return question ? <Shown question={question} /> : null;
}

type ShownQuestion = PicksQuestion & { id: Id };

function Shown({ question }: { question: ShownQuestion }) {
  const t = useText();
  const headingId = useId();
  const { open, unread, whole } = useQuestionedGame();
  const nameOf = useMemo(() => questionNames(t, whole?.questions ?? []), [t, whole]);
  const { selectedIds, onToggleItem } = useListContext();
  const ticked = selectedIds.includes(question.id);
  const { name, image, team_code, position } = question.player_data ?? {};
  const category = categoryKey(question.picks_category);
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '36px minmax(0, 1fr)',
          md: '36px minmax(0, 2.4fr) 88px 192px minmax(128px, 1.3fr)',
          lg: '36px minmax(0, 2.4fr) 120px 208px minmax(0, 1.3fr)',
        },
        gap: { xs: 1, md: 2 },
        alignItems: 'start',
        px: 1.5,
        py: 1.25,
        ...(ticked && { bgcolor: 'surface.selected' }),
      }}
    >
      {mayMarkQuestion(question) === true ? (
        <Checkbox
          checked={ticked}
          onChange={() => onToggleItem(question.id)}
          slotProps={{
            input: { 'aria-label': t('picks.questions.tick', { question: nameOf(question) }) },
          }}
          sx={{ p: 0.75 }}
        />
      ) : (
        <span />
      )}
      <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
        <SafeImage
          src={image}
          alt={name ? t('picks.card.photo', { name }) : ''}
          fallback={name ? initials(name) : '?'}
          width={44}
          height={44}
          round
        />
        <Box sx={{ minWidth: 0 }}>
          <Box id={headingId} component="h2" sx={{ m: 0, typography: 'subtitle2' }}>
            <Text value={name} limit={60} />
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            <Text value={[team_code, position].filter(Boolean).join(' · ')} limit={60} />
          </Box>
          <Box sx={{ typography: 'body2', py: 0.5 }}>
            <Text value={question.question} />
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              typography: 'caption',
              color: 'text.secondary',
            }}
          >
            <StatusChip status={question.status} />
            <Text value={category ? t(category) : question.picks_category} limit={40} />
            <IdText value={question._id} what={t('picks.card.questionId')} />
          </Box>
        </Box>
      </Box>
      <Part label={t('picks.card.source')}>
        <Box component="span" sx={tabular}>
          {lineText(question.source_prediction)}
        </Box>
      </Part>
      {mayEditLine(question) === true ? (
        <Box sx={{ gridColumn: { xs: '2', md: 'auto' } }}>
          <CurrentValue asked={{ open, question }} unread={unread} />
        </Box>
      ) : (
        <Part label={t('picks.card.current')}>
          <Box component="span" sx={{ ...tabular, fontWeight: 600 }}>
            {lineText(question.line)}
          </Box>
        </Part>
      )}
      <Part label={t('picks.card.history')}>
        <LineHistory history={question.lines_history} />
      </Part>
    </Card>
  );
}

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ gridColumn: { xs: '2', md: 'auto' }, typography: 'body2', minWidth: 0 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{label}</Box>
      {children}
    </Box>
  );
}
