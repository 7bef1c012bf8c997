import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { PicksQuestion } from '#contract/picks.ts';
import type { QuestionedGame } from '#custom-pages/picks-games/picksGame.ts';
import {
  type MarkedQuestions,
  markActive,
  markGameActive,
  markInactive,
} from '#custom-pages/picks-questions/markActions.ts';
import type { LineDrafts } from '#custom-pages/picks-questions/useLineDrafts.ts';
import type { useTicks } from '#custom-pages/picks-questions/useTicks.ts';
import { useText } from '#i18n/useText.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { PicksTab } from '#rules/picks.ts';
import { selectAllState, tickedNow } from '#rules/ticks.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';

/** Select-all of the tab, what is ticked, and what can be done with it; 'Mark Game Active' (PIC-03, PIC-04). */
export function QuestionsToolbar({
  game,
  tab,
  shown,
  ticks,
  drafts,
}: {
  game: QuestionedGame;
  tab: PicksTab;
  /** The questions of the tab. */
  shown: readonly PicksQuestion[];
  ticks: ReturnType<typeof useTicks>;
  drafts: LineDrafts;
}) {
  const t = useText();
  const ids = shown.map(({ _id }) => _id);
  const { present, gone } = tickedNow(ticks.ticked, ids);
  const state = selectAllState(ids, present);
  const marks = new Set(present.map(String));
  const questions = shown.filter(({ _id }) => marks.has(String(_id)));
  const marked: MarkedQuestions = {
    ...game,
    questions,
    unsaved: questions.filter(({ _id, line }) => {
      const typed = drafts.get(String(_id));
      return typed !== undefined && !sameNumber(typed, line);
    }).length,
  };
  return (
    <Toolbar
      label={t('picks.questions.toolbar')}
      actions={
        <>
          <ActionButton
            action={tab === 'inactive' ? markActive : markInactive}
            subject={marked}
            extra={undefined}
            inRow
            onDone={({ kind }) => kind === 'confirmed' && ticks.clear(present)}
          />
          <ActionButton action={markGameActive} subject={game} extra={tab} />
        </>
      }
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={state === 'all'}
            indeterminate={state === 'some'}
            disabled={ids.length === 0}
            onChange={() => ticks.set(state === 'all' ? [] : ids)}
          />
        }
        label={t('picks.questions.selectAll', { smart_count: ids.length })}
      />
      <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('picks.questions.ticked', { smart_count: present.length })}
        {gone.length > 0 && ` · ${t('picks.questions.gone', { smart_count: gone.length })}`}
      </Box>
    </Toolbar>
  );
}
