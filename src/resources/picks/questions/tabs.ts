import type { PicksQuestion } from '#contract/picks.ts';
import type { PicksTab } from '#rules/picks.ts';

/** The tabs of the questions; `other` is there only for statuses that are not known (PIC-03, NET-11). */
export const TABS = ['inactive', 'active', 'other'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that a question of that status is on. */
export const tabOfStatus = ({ status }: Pick<PicksQuestion, 'status'>): Tab =>
  status === 'inactive' || status === 'active' ? status : 'other';

/** The questions apart by their tabs. */
export function byTab(questions: readonly PicksQuestion[]): Record<Tab, PicksQuestion[]> {
  const tabs: Record<Tab, PicksQuestion[]> = { inactive: [], active: [], other: [] };
  for (const question of questions) tabs[tabOfStatus(question)].push(question);
  return tabs;
}

export const isPicksTab = (tab: Tab): tab is PicksTab => tab !== 'other';
