import { useContext } from 'react';
import type { Text } from '#i18n/useText.ts';
import { readMoment } from '#rules/dates.ts';
import { useRouteGame } from '#ui/routeGame.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/**
 * What an answer to a user is about: the game of the address by its teams and day, and with `ids` also by its id and
 * that of the user. A game that is not known has no other name than its id (WHY-03).
 */
export function useAnswerTitle(gameId: string, userId: string) {
  const timeZone = useContext(TimeZoneContext);
  const game = useRouteGame(gameId);
  return (key: 'why.answer.trades' | 'why.answer.predictions', ids: boolean): Text => {
    const dated = game !== null && readMoment(game.date) !== null;
    const name: Text | string = dated
      ? { key: 'why.answer.game', params: { game: game.name, date: { day: game.date, timeZone } } }
      : (game?.name ?? gameId);
    const title: Text = { key, params: { game: name } };
    return ids
      ? { key: 'why.answer.ofUser', params: { title, user: userId, game: gameId } }
      : title;
  };
}
