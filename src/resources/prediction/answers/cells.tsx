import type { ReactNode } from 'react';
import type { UserLeague } from '#contract/prediction.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { choiceText, correctChoice } from '#rules/prediction.ts';
import { type ChoiceMade, choicesMade } from '#rules/predictionStats.ts';
import { Count } from '#ui/Count.tsx';
import { Rupees } from '#ui/Rupees.tsx';
import { Text } from '#ui/Text.tsx';

type Cell = { record: ResourceRecord };

const leagueOf = (record: ResourceRecord) => record as unknown as UserLeague;

/** The correct answer of the league's question, or that there is none yet. */
export function Correct({ record }: Cell) {
  const t = useText();
  const { question } = leagueOf(record);
  const correct = question ? correctChoice(question) : undefined;
  if (!correct) return t('prediction.noAnswer');
  return <Text value={choiceText(question?.choices ?? [], correct._id)} limit={120} />;
}

/** The text of a choice, or which one it is that the question does not have. */
export function ChoiceName({ made: { choice, choiceId } }: { made: ChoiceMade }) {
  const t = useText();
  if (choice === null) return t('prediction.unknownChoice', { id: choiceId });
  return <Text value={choice} limit={160} />;
}

/** Something of each choice made, a line each. */
function Lines({ record, children }: Cell & { children: (made: ChoiceMade) => ReactNode }) {
  return choicesMade(leagueOf(record)).map((made) => (
    <div key={made.choiceId}>{children(made)}</div>
  ));
}

export function Choices({ record }: Cell) {
  return <Lines record={record}>{(made) => <ChoiceName made={made} />}</Lines>;
}

export function Investments({ record }: Cell) {
  // The total below the list is of no league.
  if (!('userChoices' in record)) return <Rupees value={record.investment} />;
  return <Lines record={record}>{({ investment }) => <Rupees value={investment} />}</Lines>;
}

export function Slots({ record }: Cell) {
  if (!('userChoices' in record)) return <Count value={record.slots} />;
  return <Lines record={record}>{({ slots }) => <Count value={slots} />}</Lines>;
}
