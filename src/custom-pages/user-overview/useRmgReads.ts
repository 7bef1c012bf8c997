import { type UseQueryOptions, useQueries } from '@tanstack/react-query';
import { readKey } from '#cache/reads.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { type GameType, listRmgUserGames } from '#contract/rmg.ts';
import { call } from '#http/call.ts';
import { Failure } from '#http/failure.ts';

type Games = AnswerOf<typeof listRmgUserGames>;

/** The first page of the user's games of each type; `shared`: they are read elsewhere on the page. */
export function useRmgReads(types: readonly GameType[], userId: string, shared = false) {
  return useQueries({
    queries: types.map(({ id }): UseQueryOptions<Games, Failure> => {
      const input = { query: { game_type: id, page: 1, user_id: userId } };
      return {
        queryKey: readKey(listRmgUserGames, input),
        queryFn: ({
          signal,
        }: {
          signal: AbortSignal;
        }): Promise<AnswerOf<typeof listRmgUserGames>> => call(listRmgUserGames, input, { signal }),
        throwOnError: (error) => !(error instanceof Failure),
        ...(shared && { refetchOnMount: false }),
      };
    }),
  });
}
