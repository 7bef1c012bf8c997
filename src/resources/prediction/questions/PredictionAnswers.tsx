import { type ComponentProps, useMemo } from 'react';
import { AnswerDesk } from '#resources/answer-desk/AnswerDesk.tsx';
import { type DeskQuestion, lazily } from '#resources/answer-desk/desk.ts';
import { saveAnswer } from '#resources/prediction/questions/actions/answer.ts';
import type { GameState } from '#resources/prediction/questions/actions/gameState.ts';
import type { QuestionState } from '#resources/prediction/questions/actions/questions.ts';
import { gameRecord } from '#resources/prediction/questions/game.ts';
import { keptChoices, useDrafts } from '#resources/prediction/questions/useDrafts.ts';
import { useQuestionedGame } from '#resources/prediction/questions/useQuestionedGame.ts';
import { choiceText, correctChoice, isOpen, mayUpdateAnswer } from '#rules/prediction.ts';
import { isBlank } from '#rules/text.ts';
import { tellingApart } from '#rules/twins.ts';
import { ReadView } from '#ui/ReadView.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { withKeys } from '#ui/withKeys.ts';

/** The answer desk of a prediction game (ANS-01). */
export function PredictionAnswers() {
  const { gameId, questions: asked, state, read } = useQuestionedGame();
  const { refetch, error } = read;
  const questions = useMemo(() => deskQuestions(state), [state]);
  const kept = useMemo(() => keptChoices(gameId), [gameId]);
  const game = gameRecord(state.game);
  const desk = useMemo(
    () => ({ gameId, game, questions, action: saveAnswer, kept, refetch, failure: error }),
    [gameId, game, questions, kept, refetch, error],
  );
  return asked.data ? (
    <AnswerDesk desk={desk} Leaving={Leaving} />
  ) : (
    <ReadView read={asked}>{() => null}</ReadView>
  );
}

/** What is typed on the cards is as unsaved as the choices of the desk. */
function Leaving({ when, onDiscard, ...props }: ComponentProps<typeof UnsavedInput>) {
  const { gameId } = useQuestionedGame();
  const { touched, dropAll } = useDrafts(gameId);
  return (
    <UnsavedInput
      {...props}
      when={when || touched}
      onDiscard={() => {
        onDiscard?.();
        dropAll();
      }}
    />
  );
}

type Question = GameState['questions'][number];

const textOf = ({ question, _id }: Question): string =>
  isBlank(question) ? String(_id) : (question ?? '');

/** Questions have no status here; it is their leagues that are played, paid out or refunded. */
function stateOf({ leagues }: Question): DeskQuestion['state'] {
  if (leagues.some(isOpen)) return 'active';
  const refunded = leagues.length > 0 && leagues.every(({ status }) => status === 'cancelled');
  return refunded ? 'cancelled' : 'other';
}

function deskQuestions({ game, questions }: GameState): DeskQuestion<QuestionState>[] {
  const tellings = tellingApart(questions, textOf, ({ _id }) => _id);
  return withKeys(questions, ({ _id }) => _id).map(({ key, item: question }, place) => {
    const { _id, choices, answer } = question;
    const allowed = mayUpdateAnswer(game, question);
    return {
      key,
      id: _id,
      n: place + 1,
      text: textOf(question),
      telling: tellings[place] ?? '',
      state: stateOf(question),
      options: lazily(() =>
        choices.map((choice) => ({
          id: choice._id,
          text: choiceText(choices, choice._id) ?? String(choice._id),
        })),
      ),
      stored: answer,
      answered: correctChoice(question) !== undefined,
      closed: allowed === true ? null : allowed,
      subject: { game, questions, question },
    };
  });
}
