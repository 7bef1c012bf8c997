import { useText } from '#i18n/useText.ts';
import { TABS } from '#resources/picks/questions/tabs.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useTab } from '#ui/useTab.ts';

/** A tab without questions, and where they come from (PIC-03). */
export function NoQuestions() {
  const t = useText();
  const [tab] = useTab(TABS);
  return (
    <EmptyState
      title={t('picks.questions.none')}
      message={t(tab === 'active' ? 'picks.questions.noneActive' : 'picks.questions.noneInactive')}
    />
  );
}
