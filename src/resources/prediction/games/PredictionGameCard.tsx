import { useRecordContext } from 'ra-core';
import type { PredictionGame } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { RecordGameCard } from '#resources/games/RecordGameCard.tsx';
import { questionsAddress } from '#resources/prediction/addresses.ts';
import { MISSING } from '#rules/text.ts';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';

/** A prediction game with its leagues, name and value, that leads to its questions (PRD-01). */
export function PredictionGameCard() {
  const t = useText();
  const game = useRecordContext<PredictionGame>();
  if (!game) return null;
  return (
    <RecordGameCard to={questionsAddress}>
      {[...game.leagues].map(([name, value]) => (
        <div key={name}>
          <Text
            value={t('prediction.leagueValue', { name, value: plainText(value) ?? MISSING })}
            limit={80}
          />
        </div>
      ))}
    </RecordGameCard>
  );
}
