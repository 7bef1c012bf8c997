import type { UserLeague } from '#contract/prediction.ts';
import type { useText } from '#i18n/useText.ts';
import { rupeesCell } from '#rules/money.ts';
import { choiceText } from '#rules/prediction.ts';
import { choicesMade } from '#rules/predictionStats.ts';

/** What a user played as rows of a sheet, headings first: a row per choice made, amounts as numbers (UI-17). */
export function userLeagueRows(
  t: ReturnType<typeof useText>,
  leagues: readonly UserLeague[],
): readonly (readonly unknown[])[] {
  const headings = [
    t('prediction.leagueId'),
    t('prediction.question'),
    t('prediction.correct'),
    t('prediction.entry'),
    t('prediction.status'),
    t('prediction.leagueWinnings'),
    t('prediction.choices'),
    t('prediction.investment'),
    t('prediction.slotsBooked'),
  ];
  return [
    headings,
    ...leagues.flatMap((league) => {
      const { _id, question, entry, status, winnings } = league;
      const answer = question && choiceText(question.choices, question.answer);
      const common = [_id, question?.question, answer, entry, status, rupeesCell(winnings)];
      const made = choicesMade(league);
      if (made.length === 0) return [[...common, '', '', '']];
      return made.map(({ choice, choiceId, investment, slots }) => [
        ...common,
        choice ?? t('prediction.unknownChoice', { id: choiceId }),
        rupeesCell(investment),
        slots,
      ]);
    }),
  ];
}
