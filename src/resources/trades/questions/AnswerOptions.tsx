import { useId } from 'react';
import type { TradesQuestion } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { optionTellings } from '#rules/trades.ts';
import { PlainIcon } from '#ui/PlainIcon.tsx';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

type Option = TradesQuestion['options'][number];

/**
 * The options of a question, the stored answer marked; to choose from with `onChoose`. `chosen` is what is
 * chosen and not saved. Options that read the same are told apart by their ids. `cardSheet` draws them.
 */
export function AnswerOptions({
  question,
  chosen,
  onChoose,
}: {
  question: TradesQuestion;
  chosen: Id | undefined;
  onChoose?: ((option: Id) => void) | undefined;
}) {
  const t = useText();
  const name = useId();
  const { options, answer } = question;
  if (options.length === 0) return <div className="tq-none">{t('trades.questions.noOptions')}</div>;
  const tellings = optionTellings(options);
  const label = (option: Option, index: number) => (
    <OptionText
      option={option}
      stored={sameId(option._id, answer)}
      telling={tellings[index] ?? ''}
    />
  );
  const listed = withKeys(options, ({ _id }) => _id);
  if (!onChoose)
    return (
      <ul aria-label={t('trades.questions.options')} className="tq-options">
        {listed.map(({ key, item: option }, index) => (
          <li key={key}>{label(option, index)}</li>
        ))}
      </ul>
    );
  const selected = options.findIndex(({ _id }) => sameId(_id, chosen ?? answer));
  return (
    <div role="radiogroup" aria-label={t('trades.questions.options')} className="tq-options">
      {listed.map(({ key, item: option }, index) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            checked={index === selected}
            onChange={() => onChoose(option._id)}
          />
          {label(option, index)}
        </label>
      ))}
    </div>
  );
}

function OptionText({
  option,
  stored,
  telling,
}: {
  option: Option;
  stored: boolean;
  /** What tells it apart from an option that looks alike. */
  telling: string;
}) {
  const t = useText();
  return (
    <span className={stored ? 'tq-option stored' : 'tq-option'}>
      {stored && <PlainIcon name="checkCircle" />}
      <Text value={option.value} limit={80} />
      {telling !== '' && <bdi>({visibleCharacters(telling)})</bdi>}
      {stored && <small>{t('trades.questions.stored')}</small>}
    </span>
  );
}
