import { useListContext } from 'ra-core';
import { useContext } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PicksReport } from '#contract/picks.ts';
import type { Text } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { Summary } from '#resources/picks/report/Summary.tsx';
import type { ReportedTeam } from '#resources/picks/report/teams.ts';
import { Sentence } from '#resources/verdicts/Sentence.tsx';
import type { Judged } from '#resources/verdicts/verdictField.ts';
import { answerTexts, sentenceOf, teamBecause } from '#resources/verdicts/words.ts';
import { readMoment } from '#rules/dates.ts';
import { sameNumber } from '#rules/decimal.ts';
import { isNonzero } from '#rules/money.ts';
import { gameCode } from '#rules/settlement.ts';
import { isBlank } from '#rules/text.ts';
import { addressId } from '#rules/userId.ts';
import { tally } from '#rules/verdicts/tally.ts';
import { TimeZoneContext } from '#ui/TimeZone.ts';

type Team = ReportedTeam & Judged;

/** What came of a user's picks in one sentence, above the sums of the report (WHY-02, PIC-06). */
export function UserSummary({ resource }: { resource: Resource }) {
  const { data = [], meta } = useListContext<Team>();
  const report = meta?.answer as PicksReport | undefined;
  return (
    <>
      {report && data.length > 0 && <PicksSentence report={report} teams={data} />}
      <Summary resource={resource} />
    </>
  );
}

/** The rupees are those of the whole report, the verdicts those of the page that is shown. */
function PicksSentence({ report, teams }: { report: PicksReport; teams: readonly Team[] }) {
  const timeZone = useContext(TimeZoneContext);
  const [query] = useSearchParams();
  const userId = addressId(useParams().userId);
  const { totalTeams, totalEntryFees, totalWinningsDistributed } = report.summary ?? {};
  // A fee that came back without being winnings is in none of the sums.
  const hidden = teams.some(
    ({ verdict, winnings }) => verdict.kind === 'refunded' && !isNonzero(winnings),
  );
  const sentence = sentenceOf(
    { staked: totalEntryFees, returned: hidden ? null : totalWinningsDistributed },
    tally(teams),
    { onPage: !sameNumber(totalTeams, teams.length) },
  );
  const day = (name: string) => ({ day: query.get(name), timeZone });
  const title: Text = { key: 'why.answer.picks', params: { from: day('from'), to: day('to') } };
  return (
    <Sentence
      sentence={sentence}
      texts={(ids) =>
        answerTexts(
          ids ? { key: 'why.answer.ofUserAlone', params: { title, user: userId } } : title,
          sentence,
          teams.map((team) => ({
            what: nameOf(team, timeZone),
            id: team._id,
            verdict: team.verdict,
            because: teamBecause(team, team.verdict),
          })),
          ids,
        )
      }
    />
  );
}

/** The game of a team by its sides and day; nothing where the report does not name it. */
function nameOf({ game }: Team, timeZone: string): Text | string | null {
  if (!game || isBlank(game.home_team_code) || isBlank(game.away_team_code)) return null;
  const code = gameCode(game);
  if (readMoment(game.game_date) === null) return code;
  return {
    key: 'why.answer.game',
    params: { game: code, date: { day: game.game_date, timeZone } },
  };
}
