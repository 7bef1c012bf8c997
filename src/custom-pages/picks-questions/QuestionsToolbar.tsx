import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Performed } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import { leftOut, useLeftOut } from '#custom-pages/picks-questions/leftOut.ts';
import {
  type MarkedQuestions,
  markActive,
  markGameActive,
  markInactive,
} from '#custom-pages/picks-questions/markActions.ts';
import { questionNames } from '#custom-pages/picks-questions/questionWords.ts';
import type { LineDrafts } from '#custom-pages/picks-questions/useLineDrafts.ts';
import type { useTicks } from '#custom-pages/picks-questions/useTicks.ts';
import { useText } from '#i18n/useText.ts';
import type { QuestionedGame } from '#resources/picks/games/picksGame.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { PicksTab } from '#rules/picks.ts';
import { selectAllState, tickedNow } from '#rules/ticks.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { LeftOut } from '#ui/LeftOut.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';

/** Select-all of the tab, what is ticked, and what can be done with it; 'Mark Game Active' (PIC-03, PIC-04, UI-16). */
export function QuestionsToolbar({
  game,
  tab,
  shown,
  ticks,
  drafts,
  unread,
}: {
  game: QuestionedGame;
  tab: PicksTab;
  /** The questions of the tab. */
  shown: readonly PicksQuestion[];
  ticks: ReturnType<typeof useTicks>;
  drafts: LineDrafts;
  /** The questions could not be read again: nobody knows which of them were marked. */
  unread: boolean;
}) {
  const t = useText();
  const ids = shown.map(({ _id }) => _id);
  const { present, gone } = tickedNow(ticks.ticked, ids);
  const state = selectAllState(ids, present);
  const to = tab === 'inactive' ? 'active' : 'inactive';
  const mark = to === 'active' ? markActive : markInactive;
  const { run, whyNot } = useAction(mark);
  const { sent, settle, dismiss } = useLeftOut(game.gameId);
  const left = sent?.kind === 'mark' && sent.to === to ? leftOut(sent, game.questions) : [];
  const unsavedOf = (questions: readonly PicksQuestion[]): number =>
    questions.filter(({ _id, line }) => {
      const typed = drafts.get(String(_id));
      return typed !== undefined && !sameNumber(typed, line);
    }).length;
  const marked = (marks: ReadonlySet<string>): MarkedQuestions => {
    const questions = shown.filter(({ _id }) => marks.has(String(_id)));
    return { ...game, all: game.questions, questions, unsaved: unsavedOf(questions) };
  };
  const ended = (result: Performed, { questions }: MarkedQuestions) =>
    ticks.clear(settle(result, { kind: 'mark', ids: questions.map(({ _id }) => _id), to }));
  const ticked = marked(new Set(present.map(String)));
  const again = marked(new Set(left.map(({ _id }) => String(_id))));
  const reason = whyNot(again, undefined);
  return (
    <>
      <Toolbar
        label={t('picks.questions.toolbar')}
        actions={
          <>
            <ActionButton
              action={mark}
              subject={ticked}
              extra={undefined}
              inRow
              onDone={(result) => ended(result, ticked)}
            />
            <ActionButton
              action={markGameActive}
              subject={{ ...game, unsaved: unsavedOf(game.questions) }}
              extra={tab}
            />
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
      <LeftOut
        title={t(unread ? 'picks.leftOut.unknown' : `picks.leftOut.${to}`, {
          smart_count: left.length,
        })}
        names={left.map(questionNames(t, game.questions))}
        retry={t('picks.leftOut.again', { smart_count: left.length })}
        reason={unread ? t('picks.leftOut.unread') : reason ? t(reason) : undefined}
        onRetry={async () => ended(await run(again, undefined), again)}
        onClose={dismiss}
      />
    </>
  );
}
