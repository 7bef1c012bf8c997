import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useContext } from 'react';
import { mayRole } from '#authProvider/access.ts';
import type { Role } from '#authProvider/roles.ts';
import { useRead } from '#cache/useRead.ts';
import type { AnswerOf, Endpoint, InputOf } from '#contract/endpoint.ts';
import { listPicksGames } from '#contract/picks.ts';
import { listPredictionGames } from '#contract/prediction.ts';
import { listTradesGames } from '#contract/trades.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { TextKey } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { BY_ID } from '#resource-kit/list/useList.ts';
import { bankVerifications } from '#resources/bank-verifications/resource.ts';
import { panVerifications } from '#resources/pan-verifications/resource.ts';
import { gamesAddress } from '#resources/picks/addresses.ts';
import { picksGames } from '#resources/picks/games/resource.ts';
import { PREDICTION } from '#resources/prediction/addresses.ts';
import { predictionGames } from '#resources/prediction/games/resource.ts';
import { TRADES } from '#resources/trades/addresses.ts';
import { tradesGames } from '#resources/trades/games/resource.ts';
import {
  pendingBank,
  predictionsToDistribute,
  tradesToDistribute,
  type Waiting,
  waitingOf,
  waitingRows,
} from '#rules/waiting.ts';
import { openingOf } from '#ui/page.ts';
import type { Reading } from '#ui/ReadView.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

/** What was read serves home for so long, in milliseconds; a write that makes it stale makes it be read again. */
export const SERVES = 60_000;

/** A kind of work that a service knows of. */
export interface ServiceWork {
  name: 'pan' | 'bank' | 'picks' | 'trades' | 'predictions';
  title: TextKey;
  /** Where it is done: the list, filtered to what waits where it can be. */
  to: string;
  /** How its oldest is told. */
  since: TextKey;
  read: Reading<unknown>;
  /** Undefined while nothing was read. */
  waiting: Waiting | undefined;
}

/** A list page of ours with what is looked for in it. */
const finding = (route: string, query: Record<string, string>): string =>
  `${route}?${new URLSearchParams(query)}`;

/** The first page of a list as the list itself asks for it, so that it opens with what home has read. */
function useFirstPage(resource: Resource, enabled: boolean) {
  const { retry, retryDelay } = useQueryClient().getDefaultOptions().queries ?? {};
  return useGetList<ResourceRecord>(
    resource.name,
    {
      pagination: { page: 1, perPage: resource.perPage ?? 10 },
      sort: resource.sort ?? BY_ID,
      filter: {},
    },
    {
      enabled,
      staleTime: SERVES,
      ...(retry !== undefined && { retry }),
      ...(retryDelay !== undefined && { retryDelay }),
    },
  );
}

/** A whole list as its page asks for it. */
const useWhole = <E extends Endpoint>(endpoint: E, input: InputOf<E>, enabled: boolean) =>
  useRead<E>(endpoint, input, { enabled, staleTime: SERVES });

/**
 * What waits for a role, as the services tell it, each read by itself. Only what the role may open is asked for
 * (WRK-01, APP-04).
 */
export function useServiceWork(role: Role): ServiceWork[] {
  const timeZone = useContext(TimeZoneContext);
  const may = (resource: Resource) => mayRole(role, openingOf(resource));
  const pan = useFirstPage(panVerifications, may(panVerifications));
  const bank = useFirstPage(bankVerifications, may(bankVerifications));
  const picks = useWhole(listPicksGames, { query: { status: 'new' } }, may(picksGames));
  const trades = useWhole(listTradesGames, { query: { status: 'inactive' } }, may(tradesGames));
  const predictions = useWhole(listPredictionGames, {}, may(predictionGames));

  const first = ({ data, total, pageInfo }: ReturnType<typeof useFirstPage>) =>
    data && { rows: data, total, more: pageInfo?.hasNextPage ?? false };
  const panPage = first(pan);
  const bankPage = first(bank);
  const played = (answer: AnswerOf<typeof listPredictionGames>) =>
    [...answer.games.values()].flat();
  const all: (ServiceWork & { resource: Resource })[] = [
    {
      name: 'pan',
      title: 'work.pan',
      to: panVerifications.route,
      since: 'work.oldest',
      resource: panVerifications,
      read: pan as Reading<unknown>,
      waiting: panPage && waitingRows(panPage, timeZone),
    },
    {
      name: 'bank',
      title: 'work.bank',
      to: bankVerifications.route,
      since: 'work.oldest',
      resource: bankVerifications,
      read: bank as Reading<unknown>,
      waiting: bankPage && pendingBank(bankPage, timeZone),
    },
    {
      name: 'picks',
      title: 'work.picks',
      to: gamesAddress('new'),
      since: 'work.firstGame',
      resource: picksGames,
      read: picks,
      waiting: picks.data && waitingOf(picks.data, timeZone),
    },
    {
      name: 'trades',
      title: 'work.trades',
      to: finding(TRADES.games, { tab: 'inactive', find: 'reconciled' }),
      since: 'work.firstGame',
      resource: tradesGames,
      read: trades,
      waiting: trades.data && tradesToDistribute(trades.data, timeZone),
    },
    {
      name: 'predictions',
      title: 'work.predictions',
      to: finding(PREDICTION.games, { find: 'reconciled' }),
      since: 'work.firstGame',
      resource: predictionGames,
      read: predictions,
      waiting: predictions.data && predictionsToDistribute(played(predictions.data), timeZone),
    },
  ];
  return all.filter(({ resource }) => may(resource));
}
