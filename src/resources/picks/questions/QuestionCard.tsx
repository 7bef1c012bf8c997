import { useRecordContext } from 'ra-core';
import { memo, type ReactNode, useId } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { useText } from '#i18n/useText.ts';
import { CardTick } from '#resource-kit/list/ticksOfCards.tsx';
import { categoryKey } from '#resources/picks/categoryKey.ts';
import { CurrentValue } from '#resources/picks/questions/CurrentValue.tsx';
import { LineHistory } from '#resources/picks/questions/LineHistory.tsx';
import { lineText } from '#resources/picks/questions/lineText.ts';
import { useGameOfCard } from '#resources/picks/questions/OpenGame.tsx';
import type { Id } from '#rules/ids.ts';
import { mayEditLine, mayMarkQuestion } from '#rules/picks.ts';
import { IdText } from '#ui/IdText.tsx';
import { initials } from '#ui/initials.ts';
import { SafeImage } from '#ui/SafeImage.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';

/** A question on a player: who, what, its lines, and the box that ticks it (PIC-03). */
export function QuestionCard() {
  const question = useRecordContext<ShownQuestion>();
  return question ? <Shown question={question} /> : null;
}

type ShownQuestion = PicksQuestion & { id: Id };

/** Drawn again for what is its own: a tick elsewhere is not (UI-13). */
const Shown = memo(function Shown({ question }: { question: ShownQuestion }) {
  const t = useText();
  const headingId = useId();
  const { open, unread, nameOf } = useGameOfCard();
  const { name, image, team_code, position } = question.player_data ?? {};
  const category = categoryKey(question.picks_category);
  return (
    <article className="pc" aria-labelledby={headingId}>
      {mayMarkQuestion(question) === true ? (
        <CardTick
          id={question.id}
          label={t('picks.questions.tick', { question: nameOf(question) })}
        />
      ) : (
        <span />
      )}
      <div className="pc-who">
        <SafeImage
          src={image}
          alt={name ? t('picks.card.photo', { name }) : ''}
          fallback={name ? initials(name) : '?'}
          width={44}
          height={44}
          round
        />
        <div>
          <h2 id={headingId}>
            <Text value={name} limit={60} />
          </h2>
          <div className="pc-small">
            <Text value={[team_code, position].filter(Boolean).join(' · ')} limit={60} />
          </div>
          <div className="pc-asked">
            <Text value={question.question} />
          </div>
          <div className="pc-marks">
            <StatusChip status={question.status} />
            <Text value={category ? t(category) : question.picks_category} limit={40} />
            <IdText value={question._id} what={t('picks.card.questionId')} />
          </div>
        </div>
      </div>
      <Part label={t('picks.card.source')}>
        <span className="figure">{lineText(question.source_prediction)}</span>
      </Part>
      {mayEditLine(question) === true ? (
        <div className="pc-part">
          <CurrentValue open={open} question={question} unread={unread} />
        </div>
      ) : (
        <Part label={t('picks.card.current')}>
          <span className="figure pc-now">{lineText(question.line)}</span>
        </Part>
      )}
      <Part label={t('picks.card.history')}>
        <LineHistory history={question.lines_history} />
      </Part>
    </article>
  );
});

function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="pc-part">
      <div className="pc-label">{label}</div>
      {children}
    </div>
  );
}
