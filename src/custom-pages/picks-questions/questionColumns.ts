import type { PicksQuestion } from '#contract/picks.ts';
import type { useText } from '#i18n/useText.ts';
import type { ExportColumn } from '#ui/exportRows.ts';

/** The questions of a game, of every status, as a copied table (UI-17). */
export const questionColumns = (t: ReturnType<typeof useText>): ExportColumn<PicksQuestion>[] => [
  { label: t('picks.card.questionId'), value: ({ _id }) => _id },
  { label: t('picks.report.pick.player'), value: ({ player_data }) => player_data?.name },
  { label: t('picks.report.pick.team'), value: ({ player_data }) => player_data?.team_code },
  { label: t('picks.report.pick.position'), value: ({ player_data }) => player_data?.position },
  { label: t('picks.report.pick.category'), value: ({ picks_category }) => picks_category },
  { label: t('picks.desk.question'), value: ({ question }) => question },
  { label: t('picks.card.source'), value: ({ source_prediction }) => source_prediction },
  { label: t('picks.card.current'), value: ({ line }) => line },
  { label: t('ui.game.status'), value: ({ status }) => status },
];
