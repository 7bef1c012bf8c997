import { useText } from '#i18n/useText.ts';
import type { GameAndUser } from './GameUserFilter.tsx';
import { IdText } from './IdText.tsx';

/** The game and the user that a page is about, each to be copied. */
export function GameUserIds({ gameId, userId }: GameAndUser) {
  const t = useText();
  return (
    <>
      {t('ui.filters.gameId')} <IdText value={gameId} what={t('ui.filters.gameId')} />{' '}
      {t('ui.filters.userId')} <IdText value={userId} what={t('ui.filters.userId')} />
    </>
  );
}
