import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ListReadAt } from '#resource-kit/list/ListReadAt.tsx';
import { addressId } from '#rules/userId.ts';
import { GameUserFilter } from '#ui/GameUserFilter.tsx';
import { GameUserIds } from '#ui/GameUserIds.tsx';
import { LookUpLink } from '#ui/LookUpLink.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteUser } from '#ui/recent.ts';
import { useRouteGameName } from '#ui/routeGame.ts';

/** Whose answers these are, in which game, and the form that asks for both (PRD-16, TRD-05). */
export function UserAnswersHeading({
  title,
  titleOf,
  address,
  userAddress,
  link,
}: {
  /** While game or user are not known. */
  title: string;
  titleOf: (names: { user: string; game: string }) => string;
  address: (gameId: string, userId: string) => string;
  /** Where the user is found again among those looked up lately. */
  userAddress: (userId: string) => string;
  /** A way on from a user's answers. */
  link?: (userId: string) => ReactNode;
}) {
  const params = useParams();
  const navigate = useNavigate();
  const gameId = addressId(params.gameId);
  const userId = addressId(params.userId);
  const complete = gameId !== '' && userId !== '';
  const game = useRouteGameName(gameId);
  useNoteUser(complete ? userId : '', userAddress(userId));
  return (
    <>
      <PageTitle
        title={complete ? titleOf({ user: userId, game }) : title}
        note={complete && <GameUserIds gameId={gameId} userId={userId} />}
        actions={
          complete && (
            <>
              <ListReadAt />
              {link?.(userId)}
              <LookUpLink userId={userId} />
            </>
          )
        }
      />
      <GameUserFilter
        value={{ gameId, userId }}
        onApply={(both) => navigate(address(both.gameId, both.userId))}
      />
    </>
  );
}
