import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext } from 'ra-core';
import type { Performed } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import type { PicksQuestion } from '#contract/picks.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { useUntick } from '#resource-kit/list/bulkOutcome.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import type { QuestionedGame } from '#resources/picks/games/picksGame.ts';
import { useLeftOut } from '#resources/picks/questions/leftOut.ts';
import { useLineDrafts } from '#resources/picks/questions/lineDrafts.ts';
import {
  type MarkedQuestions,
  markActive,
  markGameActive,
  markInactive,
} from '#resources/picks/questions/markActions.ts';
import { questionNames } from '#resources/picks/questions/questionWords.ts';
import { isPicksTab, TABS, tabOfStatus } from '#resources/picks/questions/tabs.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';
import { sameNumber } from '#rules/decimal.ts';
import type { PicksTab } from '#rules/picks.ts';
import { selectAllState, tickedNow } from '#rules/ticks.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { LeftOut } from '#ui/LeftOut.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { useTab } from '#ui/useTab.ts';

/** Select-all of the tab, what is ticked, and what can be done with it; 'Mark Game Active' (PIC-03, PIC-04, UI-16). */
export function QuestionsToolbar() {
  const [tab] = useTab(TABS);
  const { whole, unread } = useQuestionedGame();
  const { meta } = useListContext();
  return whole && meta && isPicksTab(tab) ? (
    <TabToolbar game={whole} tab={tab} unread={unread} meta={meta as WholeMeta} />
  ) : null;
}

function TabToolbar({
  game,
  tab,
  unread,
  meta: { all, found },
}: {
  game: QuestionedGame;
  tab: PicksTab;
  /** The questions could not be read again: nobody knows which of them were marked. */
  unread: boolean;
  meta: WholeMeta;
}) {
  const t = useText();
  const { selectedIds, onSelect } = useListContext();
  const { drafts } = useLineDrafts(game.gameId);
  const onTab = all.filter((record) => tabOfStatus(asQuestion(record)) === tab);
  const ids = found.map(({ id }) => id);
  const listed = onTab.map(({ id }) => id);
  const { present, gone, outOfSight } = tickedNow(selectedIds, listed, ids);
  const state = selectAllState(ids, present);
  const here = new Set(ids);
  const elsewhere = selectedIds.filter((id) => !here.has(id));
  const untick = useUntick();
  const to = tab === 'inactive' ? 'active' : 'inactive';
  const mark = to === 'active' ? markActive : markInactive;
  const { run, whyNot } = useAction(mark);
  const outcome = useLeftOut(game.gameId, game.questions);
  const left = outcome.sent?.to === to ? outcome.left : [];
  const unsavedOf = (questions: readonly PicksQuestion[]): number =>
    questions.filter(({ _id, line }) => {
      const typed = drafts.get(String(_id));
      return typed !== undefined && !sameNumber(typed, line);
    }).length;
  const marked = (marks: ReadonlySet<string>): MarkedQuestions => {
    const questions = game.questions.filter(
      (question) => tabOfStatus(question) === tab && marks.has(String(question._id)),
    );
    return { ...game, all: game.questions, questions, unsaved: unsavedOf(questions) };
  };
  const ended = (result: Performed, { questions }: MarkedQuestions) =>
    untick(outcome.settle(result, { kind: 'mark', ids: questions.map(({ _id }) => _id), to }));
  const chosen = new Set(present);
  const ticked = marked(
    new Set(
      onTab.filter(({ id }) => chosen.has(id)).map((record) => String(asQuestion(record)._id)),
    ),
  );
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
              onChange={() => onSelect([...elsewhere, ...(state === 'all' ? [] : ids)])}
            />
          }
          label={t(
            ids.length < listed.length
              ? 'picks.questions.selectFound'
              : 'picks.questions.selectAll',
            { smart_count: ids.length },
          )}
        />
        <Box role="status" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('picks.questions.ticked', { smart_count: present.length })}
          {outOfSight > 0 && `, ${t('resources.outOfSight', { count: outOfSight })}`}
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
        onClose={outcome.dismiss}
      />
    </>
  );
}

const asQuestion = (record: ResourceRecord) => record as unknown as PicksQuestion;
