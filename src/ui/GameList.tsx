import { type ReactNode, useContext } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { gameCode } from '#rules/settlement.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { found } from './findMatches.ts';
import { GrowingGrid } from './GrowingGrid.tsx';
import { gameListColumns, type ListedGame } from './gameListColumns.ts';
import { type Reading, ReadView } from './ReadView.tsx';
import { RowTools } from './RowTools.tsx';
import { SearchField } from './SearchField.tsx';
import { TimeZoneContext } from './TimeZone.ts';
import { useQueryChange } from './useQueryChange.ts';

/**
 * Games that came in one answer, as cards drawn by steps: found by team, tournament or id, which the address
 * keeps, and copied or saved as they are filtered (APP-15, UI-11, UI-13).
 */
export function GameList<Game extends ListedGame>({
  read,
  idOf,
  file,
  none,
  children,
}: {
  read: Reading<readonly Game[]>;
  idOf: (game: Game) => string | number;
  /** Name of the saved file without '.csv'. */
  file: string;
  /** What is said when there are none at all. */
  none: { title: string; message: string };
  /** The card of a game. */
  children: (game: Game) => ReactNode;
}) {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const [params] = useSearchParams();
  const change = useQueryChange();
  const sought = params.get('find') ?? '';
  // What is typed replaces the address, so that Back does not take it away key by key.
  const find = (next: string) =>
    change(
      (query) => {
        if (next === '') query.delete('find');
        else query.set('find', next);
      },
      { replace: true },
    );
  const shownOf = (games: readonly Game[]) =>
    found(games, (game) => [gameCode(game), game.tournament?.name, idOf(game)].join(' '), sought);
  return (
    <ReadView
      read={read}
      outline={<CardSkeleton />}
      bar={(games) =>
        games.length > 0 && (
          <>
            <SearchField label={t('ui.game.find')} value={sought} onChange={find} />
            <RowTools
              file={file}
              columns={gameListColumns<Game>(t, timeZone, idOf)}
              rows={shownOf(games)}
            />
          </>
        )
      }
    >
      {(games) => {
        const shown = shownOf(games);
        if (games.length === 0) return <EmptyState {...none} />;
        if (shown.length === 0) return <EmptyState onClear={() => find('')} />;
        return (
          <GrowingGrid key={sought} items={shown} keyOf={idOf}>
            {children}
          </GrowingGrid>
        );
      }}
    </ReadView>
  );
}
