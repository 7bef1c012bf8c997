import { useCallback, useContext } from 'react';
import { useLocale } from '#i18n/useText.ts';
import { formatDate, readMoment } from '#rules/dates.ts';
import { labelsApart } from '#rules/twins.ts';
import { TimeZoneContext } from './TimeZone.ts';

/** A game as far as it takes to name it among others. */
export interface GameToName {
  name: string;
  date: unknown;
  id: unknown;
}

/**
 * Names some games that are in sight together, in their order: those of the same two teams say their day too,
 * and their id where the day is the same.
 */
export function useGameLabels(): (games: readonly GameToName[]) => string[] {
  const timeZone = useContext(TimeZoneContext);
  const locale = useLocale();
  return useCallback(
    (games) =>
      labelsApart(
        games,
        ({ name }) => name,
        ({ date }) => (readMoment(date) === null ? '' : formatDate(date, { timeZone, locale })),
        ({ id }) => String(id ?? ''),
      ),
    [timeZone, locale],
  );
}
