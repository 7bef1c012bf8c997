import { useContext, useState } from 'react';
import { useRead } from '#cache/useRead.ts';
import { PAGE_SIZE } from '#contract/assumptions.ts';
import { listBypass } from '#contract/bank.ts';
import { listPanRequests } from '#contract/pan.ts';
import { getPicksReport } from '#contract/picks.ts';
import { listGameTypes } from '#contract/rmg.ts';
import { listStreetGames } from '#contract/street.ts';
import { type Fact, type Facts, factsOf } from '#custom-pages/user-overview/compare/facts.ts';
import { type GameMoney, gameFact } from '#custom-pages/user-overview/compare/gameFact.tsx';
import { counted } from '#custom-pages/user-overview/counted.ts';
import { monthSoFar } from '#custom-pages/user-overview/monthSoFar.ts';
import { SumsControls } from '#custom-pages/user-overview/SumsControls.tsx';
import { useOwnRows } from '#custom-pages/user-overview/useOwnRows.ts';
import { useRmgReads } from '#custom-pages/user-overview/useRmgReads.ts';
import { type StreetSums, useStreetSums } from '#custom-pages/user-overview/useStreetSums.ts';
import { call } from '#http/call.ts';
import { statusText } from '#i18n/statusText.ts';
import { useText } from '#i18n/useText.ts';
import { streetGameAddress } from '#resources/street/addresses.ts';
import { readBankDetails } from '#rules/bankDetails.ts';
import { parseDecimal } from '#rules/decimal.ts';
import { sideBySide } from '#rules/direction.ts';
import { finishedFirst } from '#rules/finishedFirst.ts';
import { formatCount, formatRupees } from '#rules/money.ts';
import { capitalised } from '#rules/rmg.ts';
import { nonzeroSums, STREET_SUMS } from '#rules/street.ts';
import { MISSING } from '#rules/text.ts';
import { DateText } from '#ui/DateText.tsx';
import { IdText } from '#ui/IdText.tsx';
import { plainText } from '#ui/plainText.ts';
import { Text } from '#ui/Text.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';

const textFact = (key: string, label: Fact['label'], value: string): Fact => ({
  key,
  label,
  shown: <Text value={value} limit={120} />,
  value: value === MISSING ? null : value,
});

/** The street games of a user, of all stages; what was put in and got back is read on demand. */
export function useStreetFacts(userId: string): Facts {
  const t = useText();
  const all = useStreetSums(userId);
  const query = { user_id: userId };
  const reads = [
    useRead(listStreetGames, { path: { status: 'inactive' }, query }),
    useRead(listStreetGames, { path: { status: 'inprogress' }, query }),
    useRead(listStreetGames, { path: { status: 'active' }, query }),
  ];
  const facts = factsOf(reads, () =>
    finishedFirst(reads.flatMap(({ data }) => data?.games ?? [])).map((game) =>
      gameFact(
        game,
        streetGameAddress('index', userId, game.id),
        streetMoney(t, all.results.get(String(game.id))),
      ),
    ),
  );
  return {
    ...facts,
    refetch: () => Promise.all([facts.refetch(), all.phase === 'done' && all.start()]),
    controls: facts.facts && facts.facts.length > 0 && (
      <SumsControls all={all} label={t('why.user.readStreet')} />
    ),
  };
}

/** The sums of a street game in words; one that the service does not tell makes all of them not comparable. */
function streetMoney(
  t: ReturnType<typeof useText>,
  sums: StreetSums | undefined,
): GameMoney | undefined {
  if (!sums) return undefined;
  const told = nonzeroSums(sums).map(({ sum, amount }) =>
    t('why.user.streetSum', { sum: t(`street.sums.${sum}`), amount: formatRupees(amount) }),
  );
  const known = STREET_SUMS.every((sum) => parseDecimal(sums[sum]) !== null);
  return {
    shown: told.length > 0 ? sideBySide(told) : known ? t('street.nothingInvested') : MISSING,
    value: known ? told.join() : null,
  };
}

/** The picks of a user from the first of this month until today. */
export function usePicksFacts(userId: string): Facts {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const [days] = useState(() => monthSoFar(timeZone));
  const read = useRead(getPicksReport, { query: { ...days, page: 1, user_id: userId } });
  const summary = read.data?.summary;
  return factsOf([read], () => [
    textFact('teams', t('home.teams'), formatCount(summary?.totalTeams)),
    textFact('fees', t('home.fees'), formatRupees(summary?.totalEntryFees)),
    textFact('winnings', t('home.winnings'), formatRupees(summary?.totalWinningsDistributed)),
  ]);
}

/** How much a user played of each type of real-money game, and when last. */
export function useRmgFacts(userId: string): Facts {
  const t = useText();
  const types = useRead(listGameTypes, {});
  const active = types.data?.active ?? [];
  const reads = useRmgReads(active, userId);
  return factsOf([types, ...reads], () =>
    active.map(({ id, name }, nth) => {
      const games = reads[nth]?.data?.user_games ?? [];
      const [last] = games;
      const count = t(counted(games));
      return {
        key: String(id),
        label: <Text value={capitalised(name ?? String(id))} limit={60} />,
        shown: last ? (
          <>
            {count} · {t('home.last')} <DateText value={last.timestamp} />
          </>
        ) : (
          t('home.none.rmg')
        ),
        value: `${count} ${last?.timestamp ?? ''}`,
      };
    }),
  );
}

/** The pending PAN requests of a user: one PAN of both users stands in one line. */
export function usePanFacts(userId: string): Facts {
  const t = useText();
  const read = useOwnRows(userId, listPanRequests, {
    inputOf: (page) => ({ query: { page, limit: PAGE_SIZE, search: userId } }),
    read: (input, signal) => call(listPanRequests, input, { signal }),
  });
  return {
    ...factsOf([read], () =>
      (read.data?.own ?? []).map(({ pan, name_pan_card, status }) =>
        textFact(
          `pan/${pan}`,
          <IdText value={pan} what={t('home.panNumber')} />,
          sideBySide([plainText(name_pan_card) ?? MISSING, statusText(t, status)]),
        ),
      ),
    ),
    more: read.data?.known === false,
  };
}

/** A user's entries on the bypass list: one account of both users stands in one line. */
export function useBankFacts(userId: string): Facts {
  const t = useText();
  const read = useOwnRows(userId, listBypass, {
    inputOf: (page) => ({ query: { page, limit: PAGE_SIZE, user_id: userId } }),
    read: (input, signal) => call(listBypass, input, { signal }),
  });
  return {
    ...factsOf([read], () =>
      (read.data?.own ?? []).map(({ json, status }) => {
        const { account_name, account_number, account_ifsc } = readBankDetails(json);
        return textFact(
          `${account_number}/${account_ifsc}`,
          <>
            <IdText value={account_number} what={t('bank.accountNumber')} />{' '}
            <IdText value={account_ifsc} what={t('bank.ifsc')} />
          </>,
          sideBySide([plainText(account_name) ?? MISSING, statusText(t, status)]),
        );
      }),
    ),
    more: read.data?.known === false,
  };
}
