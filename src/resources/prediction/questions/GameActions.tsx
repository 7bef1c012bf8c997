import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAction } from '#actions/useAction.ts';
import type { PredictionLeague } from '#contract/prediction.ts';
import { type Text, type TextKey, useText } from '#i18n/useText.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import { activatePredictions } from '#resources/prediction/questions/actions/leagues.ts';
import {
  cancelGame,
  distributeWinning,
  populateLeaderboard,
} from '#resources/prediction/questions/actions/settle.ts';
import { sameId } from '#rules/ids.ts';
import {
  correctChoice,
  inactiveLeagueIds,
  mayAddLeagues,
  mayAddQuestions,
  mayDeleteLeague,
  mayDeleteQuestion,
  mayEditQuestion,
  mayUpdateAnswer,
  questionTexts,
} from '#rules/prediction.ts';
import { answerShown } from '#rules/predictionSettlement.ts';
import { type Allowed, firstReason, reason, refuseIf } from '#rules/reason.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { WhyNot } from '#ui/WhyNot.tsx';
import type { Answers } from './drafts.ts';

/** Why one of the leagues has no bin. */
const firstAgainst = (leagues: readonly PredictionLeague[]): Allowed =>
  leagues.map(mayDeleteLeague).find((may) => may !== true) ?? true;

const reasonOf = (allowed: Allowed): Text | null => (allowed === true ? null : allowed);

/** What can be done to the game; what cannot stays in sight and says why (PRD-13, UI-14). */
export function GameActions({
  state,
  answers,
  onAdd,
  onTemplates,
}: {
  state: GameState;
  /** Open answer choosers: is there one with something to save? */
  answers: Answers;
  onAdd: () => void;
  onTemplates: () => void;
}) {
  const t = useText();
  const { game, questions } = state;
  const toActivate = { ...state, leagues: inactiveLeagueIds(questions) };
  const activating = useAction(activatePredictions);
  const populating = useAction(populateLeaderboard);
  const distributing = useAction(distributeWinning);
  const cancelling = useAction(cancelGame);
  const leagues = questions.flatMap((question) => question.leagues);
  const texts = questionTexts(questions);
  const toSettle = {
    ...state,
    unsaved: questions.flatMap((question, place) => {
      const chosen = answers.get(String(question._id)) ?? null;
      if (chosen === null || sameId(question.answer, chosen)) return [];
      const choice = answerShown({ ...question, answer: chosen });
      return [{ question: texts[place] ?? '', choice }];
    }),
  };
  const mayDelete = leagues.length === 0 ? reason('noInactiveLeague') : firstAgainst(leagues);
  const offersSave = questions.some((question) => {
    const chosen = answers.get(String(question._id));
    return chosen !== undefined && (chosen ?? correctChoice(question)) !== undefined;
  });
  const maySave = firstReason(
    mayUpdateAnswer(game, { leagues }),
    refuseIf(!offersSave, reason('answerNotChosen')),
  );
  const mayAdd = reasonOf(mayAddQuestions(game));
  const reasons: readonly [TextKey, Text | null][] = [
    ['prediction.addQuestions', mayAdd],
    ['prediction.activateGame', activating.whyNot(toActivate, undefined)],
    ['prediction.populate', populating.whyNot(state, undefined)],
    ['prediction.distribute', distributing.whyNot(state, undefined)],
    ['prediction.cancelGame', cancelling.whyNot(state, undefined)],
    ['prediction.edit', reasonOf(mayEditQuestion(game))],
    ['prediction.addLeagues', reasonOf(mayAddLeagues(game))],
    ['prediction.saveAnswer', reasonOf(maySave)],
    ['prediction.deleteLeagueLabel', reasonOf(mayDelete)],
    ['prediction.deleteQuestion', reasonOf(mayDeleteQuestion(game))],
  ];
  const openers = [
    ['prediction.addQuestions', onAdd],
    ['prediction.addFromTemplates', onTemplates],
  ] as const;
  return (
    <Box
      role="group"
      aria-label={t('prediction.gameActions')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}
    >
      {openers.map(([label, open]) => (
        <ReasonTip key={label} reason={mayAdd ? t(mayAdd) : undefined}>
          <Button variant="outlined" size="small" onClick={open}>
            {t(label)}
          </Button>
        </ReasonTip>
      ))}
      <ActionButton inRow action={activatePredictions} subject={toActivate} extra={undefined} />
      <ActionButton inRow action={populateLeaderboard} subject={toSettle} extra={undefined} />
      <ActionButton inRow action={distributeWinning} subject={toSettle} extra={undefined} />
      <ActionButton inRow action={cancelGame} subject={state} extra={undefined} />
      <WhyNot
        actions={reasons.flatMap(([label, why]) =>
          why ? [{ label: t(label), reason: t(why) }] : [],
        )}
      />
    </Box>
  );
}
