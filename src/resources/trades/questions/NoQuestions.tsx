import { useListContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A game without questions, or without any of the open tab's kind (TRD-02). */
export function NoQuestions() {
  const t = useText();
  const { meta } = useListContext();
  const none = (meta as WholeMeta | undefined)?.all.length === 0;
  return (
    <EmptyState
      title={t('trades.questions.none')}
      message={t(none ? 'trades.questions.noneHint' : 'trades.questions.noneOfKind')}
    />
  );
}
