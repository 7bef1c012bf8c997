import { useListContext } from 'ra-core';
import { useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useQueryChange } from '#ui/useQueryChange.ts';

/** A game without questions, or without any that the open tab shows (PRD-02). */
export function NoQuestions() {
  const t = useText();
  const { meta } = useListContext();
  const change = useQueryChange();
  return (meta as WholeMeta | undefined)?.all.length === 0 ? (
    <EmptyState message={t('prediction.questionsEmpty')} />
  ) : (
    <EmptyState
      message={t('prediction.list.noMatch')}
      onClear={() => change((query) => query.delete('show'))}
    />
  );
}
