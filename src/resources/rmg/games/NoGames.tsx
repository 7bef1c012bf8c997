import { useSearchParams } from 'react-router';
import { useRead } from '#cache/useRead.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { useText } from '#i18n/useText.ts';
import { readFilters } from '#resources/rmg/addresses.ts';
import { sameId } from '#rules/ids.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** Why there are no games: the user has none of the type, or no such type is active (RMG-04). */
export function NoGames() {
  const t = useText();
  const { type } = readFilters(useSearchParams()[0]);
  const types = useRead(listGameTypes, {});
  const isType = types.data?.active.some(({ id }) => sameId(id, type)) ?? true;
  return <EmptyState title={isType ? t('rmg.empty') : t('rmg.noType', { type })} />;
}
