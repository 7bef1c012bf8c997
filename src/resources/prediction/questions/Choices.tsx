import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { choiceTellings, correctChoice } from '#rules/prediction.ts';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

/** So many choices of a closed card stand in a line or two. */
const IN_LINE = 6;

/**
 * The choices of a question side by side; the correct one stands out by colour, icon and words (PRD-02). Of many a card
 * that is not open shows the first and the correct one, and how many more there are.
 */
export function Choices({ question, all }: { question: PredictionQuestion; all: boolean }) {
  const t = useText();
  const { choices } = question;
  const correct = correctChoice(question);
  const tellings = choiceTellings(choices);
  if (choices.length === 0) return <span className="pq-note">{t('prediction.noChoices')}</span>;
  const shown = all || choices.length <= IN_LINE ? choices.length : IN_LINE - 1;
  const left = choices.filter((choice, place) => place >= shown && choice !== correct).length;
  return (
    <ol className="pq-options">
      {withKeys(choices, ({ _id }) => _id).map(({ key, item: choice }, place) => {
        const right = choice === correct;
        if (place >= shown && !right) return null;
        return (
          <li key={key} className="pq-option" data-right={right || undefined}>
            <span>
              <Text value={choice.choice} limit={all ? 200 : 60} />
              <Telling text={tellings[place]} />
            </span>
            {right && <CorrectMark />}
          </li>
        );
      })}
      {left > 0 && (
        <li className="pq-note pq-left">{t('prediction.choicesLeft', { smart_count: left })}</li>
      )}
    </ol>
  );
}

/** What tells a choice apart from one that looks alike. */
export function Telling({ text }: { text: string | undefined }) {
  return text ? (
    <>
      {' '}
      <bdi>({visibleCharacters(text)})</bdi>
    </>
  ) : null;
}

/** 'Correct answer', with its icon. */
export function CorrectMark() {
  const t = useText();
  return (
    <span className="pq-correct">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m-2 15-5-5 1.4-1.4 3.6 3.6 7.6-7.6L19 8z" />
      </svg>
      {t('prediction.correct')}
    </span>
  );
}
