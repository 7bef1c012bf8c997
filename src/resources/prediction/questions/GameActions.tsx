import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useMemo, useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import type { PredictionLeague } from '#contract/prediction.ts';
import { type Text, type TextKey, useText } from '#i18n/useText.ts';
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
import { BottomBar } from '#ui/BottomBar.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { WhyNot } from '#ui/WhyNot.tsx';
import type { Answers } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';

/** Why one of the leagues has no bin. */
const firstAgainst = (leagues: readonly PredictionLeague[]): Allowed =>
  leagues.map(mayDeleteLeague).find((may) => may !== true) ?? true;

const reasonOf = (allowed: Allowed): Text | null => (allowed === true ? null : allowed);

type Step = 'activate' | 'populate' | 'distribute';

/** The step that a game is to take next, by its status; the others stay quiet beside it. */
const NEXT: Readonly<Record<string, Step>> = {
  active: 'activate',
  inprogress: 'populate',
  reconciled: 'distribute',
};

/**
 * What can be done to the game, in sight at the lower edge: the steps up to the payout, and apart from them in red what
 * cancels it. What cannot be done stays in sight and says why; a phone folds all but the next step (PRD-13, UI-14).
 */
export const GameActions = memo(function GameActions({
  answers,
  onAdd,
  onTemplates,
}: {
  /** Open answer choosers: is there one with something to save? */
  answers: Answers;
  onAdd: () => void;
  onTemplates: () => void;
}) {
  const t = useText();
  const phone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [more, setMore] = useState(false);
  const { state } = useOpenGame();
  const { game, questions } = state;
  const toActivate = useMemo(
    () => ({ ...state, leagues: inactiveLeagueIds(questions) }),
    [state, questions],
  );
  const activating = useAction(activatePredictions);
  const populating = useAction(populateLeaderboard);
  const distributing = useAction(distributeWinning);
  const cancelling = useAction(cancelGame);
  const leagues = useMemo(() => questions.flatMap((question) => question.leagues), [questions]);
  const texts = useMemo(() => questionTexts(questions), [questions]);
  const toSettle = useMemo(
    () => ({
      ...state,
      unsaved: questions.flatMap((question, place) => {
        const chosen = answers.get(String(question._id)) ?? null;
        if (chosen === null || sameId(question.answer, chosen)) return [];
        const choice = answerShown({ ...question, answer: chosen });
        return [{ question: texts[place] ?? '', choice }];
      }),
    }),
    [state, questions, texts, answers],
  );
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
  // One step is the one to take, as far as the game is.
  const next = NEXT[game.status];
  const folded = phone && !more;
  const shows = (step: Step) => !folded || step === next;
  return (
    <BottomBar label={t('prediction.gameActions')}>
      {shows('activate') && (
        <ActionButton
          action={activatePredictions}
          subject={toActivate}
          extra={undefined}
          quiet={next !== 'activate'}
        />
      )}
      {shows('populate') && (
        <ActionButton
          action={populateLeaderboard}
          subject={toSettle}
          extra={undefined}
          quiet={next !== 'populate'}
        />
      )}
      {shows('distribute') && (
        <ActionButton
          action={distributeWinning}
          subject={toSettle}
          extra={undefined}
          quiet={next !== 'distribute'}
        />
      )}
      {!folded &&
        openers.map(([label, open]) => (
          <ReasonTip key={label} reason={mayAdd ? t(mayAdd) : undefined}>
            <Button variant="outlined" onClick={open}>
              {t(label)}
            </Button>
          </ReasonTip>
        ))}
      {!folded && (
        <WhyNot
          actions={reasons.flatMap(([label, why]) =>
            why ? [{ label: t(label), reason: t(why) }] : [],
          )}
        />
      )}
      {phone && (
        <Button variant="outlined" aria-expanded={more} onClick={() => setMore(!more)}>
          {t('prediction.moreActions')}
        </Button>
      )}
      {!folded && (
        <Box sx={{ ml: 'auto' }}>
          <ActionButton action={cancelGame} subject={state} extra={undefined} danger />
        </Box>
      )}
    </BottomBar>
  );
});
