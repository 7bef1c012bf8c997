import type { PicksTeam } from '#contract/picks.ts';
import type { UserLeague } from '#contract/prediction.ts';
import type { Trade } from '#contract/trades.ts';
import { listed, type Text } from '#i18n/useText.ts';
import { codeText } from '#resources/verdicts/verdictField.ts';
import { parseDecimal } from '#rules/decimal.ts';
import { hasId, sameId } from '#rules/ids.ts';
import { formatCount, formatRupees, isNonzero } from '#rules/money.ts';
import { choiceText } from '#rules/prediction.ts';
import { statusWord } from '#rules/statusWord.ts';
import { isBlank, tidy } from '#rules/text.ts';
import { optionText } from '#rules/trades.ts';
import { slotsOnAnswer, stakeOf } from '#rules/verdicts/prediction.ts';
import type { Tally, Unpaid } from '#rules/verdicts/tally.ts';
import { figure, type Verdict, verdictCode } from '#rules/verdicts/verdict.ts';

/** Money of a game in rupees as the service has it; null where it is not told. */
export interface Money {
  staked: unknown;
  returned: unknown;
}

/** 'is reconciled', in the words of a status; null where it is not told. */
const stateOf = (status: unknown) =>
  typeof status === 'string' && !isBlank(status) ? statusWord(status) : null;

const reasonOf = (verdict: Verdict): Text[] =>
  verdict.kind === 'unknown' ? [{ key: `why.unknown.${verdict.reason}` }] : [];

const count = (
  key: 'why.sentence.slots' | 'why.sentence.slotsMore' | 'why.rests.booked',
  of: unknown,
): Text => ({
  key,
  params: { smart_count: formatCount(of) === '1' ? 1 : 2, count: formatCount(of) },
});

const rupees = (value: unknown): string | Text =>
  parseDecimal(value) === null ? { key: 'why.sentence.amountMissing' } : formatRupees(value);

/** How many lines ended how; what none did is left out, but for what was won. */
function countsOf(tally: Tally): Text | string {
  const some = (key: 'lost' | 'refunded' | 'unknown', of: number): Text[] =>
    of === 0 ? [] : [{ key: `why.sentence.${key}`, params: { count: formatCount(of) } }];
  const slots: Text[] = isNonzero(tally.unmatchedSlots)
    ? [
        count(
          tally.moreUnmatched ? 'why.sentence.slotsMore' : 'why.sentence.slots',
          tally.unmatchedSlots,
        ),
      ]
    : [];
  // Where lines have questions, those say what is open.
  const open: Text[] =
    tally.unanswered > 0
      ? [{ key: 'why.sentence.unanswered', params: { smart_count: tally.unanswered } }]
      : tally.open > 0
        ? [{ key: 'why.sentence.open', params: { count: formatCount(tally.open) } }]
        : [];
  return listed([
    {
      key: 'why.sentence.won',
      params: { won: formatCount(tally.won), all: formatCount(tally.lines) },
    },
    ...some('lost', tally.lost),
    ...slots,
    ...open,
    ...some('refunded', tally.refunded),
    ...some('unknown', tally.unknown),
  ]);
}

/** What explains that nothing was paid for what was won. */
export function unpaidText(why: Unpaid, status: unknown): Text {
  const state = stateOf(status);
  if (why === 'notDistributed' && state)
    return { key: 'why.unpaid.notDistributed', params: { status: state } };
  if (why === 'notKnown' && state) return { key: 'why.unpaid.notKnown', params: { status: state } };
  if (why === 'notKnown') return { key: 'why.unpaid.noStatus' };
  return { key: `why.unpaid.${why}` } as Text;
}

/** Everything in one sentence: 'Staked ₹351.10, returned ₹200.00. 2 of 6 won, 2 lost, 23 slots unmatched.' (WHY-02) */
export function sentenceOf(
  { staked, returned }: Money,
  tally: Tally,
  { unpaid = null, onPage = false }: { unpaid?: Text | null; onPage?: boolean } = {},
): Text {
  const money: Text = {
    key: 'why.sentence.money',
    params: { staked: rupees(staked), returned: rupees(returned) },
  };
  const counted = countsOf(tally);
  const counts: Text | string = onPage
    ? { key: 'why.sentence.page', params: { counts: counted } }
    : counted;
  const sentence: Text = { key: 'why.sentence.whole', params: { money, counts } };
  return unpaid ? { key: 'why.sentence.unpaid', params: { sentence, unpaid } } : sentence;
}

/** What somebody named something, on one line; null for nothing to read. */
const named = (value: unknown): string | null =>
  isBlank(value) ? null : [...tidy(String(value))].slice(0, 300).join('');

const NAMELESS: Text = { key: 'why.answer.noName' };

/** What the verdict of a trade rests on; with `ids`, options that look alike are told apart by them (WHY-01). */
export function tradeBecause(trade: Trade, verdict: Verdict, ids = true): Text[] {
  const { options, answer, option_id, totalQuantity: all, matched } = trade;
  const of = (id: unknown) =>
    named(ids ? optionText(options, id) : options.find((option) => sameId(option._id, id))?.value);
  const selected = of(option_id);
  const answered = hasId(answer) ? of(answer) : null;
  const slots = (key: 'unmatched' | 'cancelled'): Text[] =>
    isNonzero(trade[key])
      ? [{ key: `why.rests.${key}`, params: { count: formatCount(trade[key]) } }]
      : [];
  return [
    ...reasonOf(verdict),
    ...(selected !== null && answered !== null
      ? [{ key: 'why.rests.chose', params: { selected, answer: answered } } as const]
      : []),
    ...(selected !== null && !hasId(answer) && trade.status !== 'cancelled'
      ? [{ key: 'why.rests.choseOpen', params: { selected } } as const]
      : []),
    ...(figure(matched) === null
      ? []
      : figure(all) === null
        ? [{ key: 'why.rests.matched', params: { matched: formatCount(matched) } } as const]
        : [
            {
              key: 'why.rests.matchedOf',
              params: { matched: formatCount(matched), all: formatCount(all) },
            } as const,
          ]),
    ...slots('unmatched'),
    ...slots('cancelled'),
    { key: 'why.rests.staked', params: { amount: rupees(trade.amount) } },
  ];
}

/** What the verdict of a league rests on (WHY-01). */
export function leagueBecause(league: UserLeague, verdict: Verdict, ids = true): Text[] {
  const { question, status, winnings } = league;
  const answer = named(
    ids
      ? choiceText(question?.choices ?? [], question?.answer)
      : question?.choices.find(({ _id }) => sameId(_id, question.answer))?.choice,
  );
  const { right, all } = slotsOnAnswer(league);
  const state = stateOf(status);
  return [
    ...reasonOf(verdict),
    ...(answer !== null && right !== null && all !== null
      ? [
          {
            key: 'why.rests.onAnswer',
            params: { right: formatCount(right), all: formatCount(all), answer },
          } as const,
        ]
      : []),
    ...(question && !hasId(question.answer) && status !== 'cancelled'
      ? [{ key: 'why.rests.noAnswer' } as const]
      : []),
    ...(answer === null && all !== null ? [count('why.rests.booked', all)] : []),
    ...(state ? [{ key: 'why.rests.league', params: { status: state } } as const] : []),
    { key: 'why.rests.staked', params: { amount: rupees(stakeOf(league)) } },
    { key: 'why.rests.winnings', params: { amount: rupees(winnings) } },
  ];
}

/** What the verdict of a team rests on (WHY-01). */
export function teamBecause(
  team: PicksTeam & { game?: { status?: unknown } | null },
  verdict: Verdict,
): Text[] {
  const state = stateOf(team.game?.status);
  const { picks_correct: correct, picks_selected: selected } = team;
  return [
    ...reasonOf(verdict),
    ...(figure(correct) !== null && figure(selected) !== null
      ? [
          {
            key: 'why.rests.correct',
            params: { correct: formatCount(correct), selected: formatCount(selected) },
          } as const,
        ]
      : []),
    ...(state ? [{ key: 'why.rests.game', params: { status: state } } as const] : []),
    { key: 'why.rests.staked', params: { amount: rupees(team.entry_fee) } },
    { key: 'why.rests.winnings', params: { amount: rupees(team.winnings) } },
  ];
}

/** A line of the answer to a user, as far as it is worded here. */
export interface AnsweredLine {
  what: unknown;
  id: unknown;
  verdict: Verdict;
  because: readonly Text[];
}

/** The answer to a user: what it is about, the sentence, and a line for each verdict; `ids`: with internal ids (WHY-03). */
export function answerTexts(
  title: Text,
  sentence: Text,
  lines: readonly AnsweredLine[],
  ids: boolean,
): Text[] {
  return [
    title,
    sentence,
    ...lines.map(({ what, id, verdict, because }, nth): Text => {
      const line: Text = {
        key: 'why.answer.line',
        params: {
          nth: nth + 1,
          what:
            typeof what === 'object' && what !== null ? (what as Text) : (named(what) ?? NAMELESS),
          verdict:
            verdict.kind === 'unknown'
              ? { key: 'why.verdict.unknown' }
              : codeText(verdictCode(verdict)),
        },
      };
      const why = listed(because, 'semicolon');
      const told: Text =
        why === '' ? line : { key: 'why.answer.because', params: { line, because: why } };
      return ids && hasId(id)
        ? { key: 'why.answer.withId', params: { line: told, id: String(id) } }
        : told;
    }),
  ];
}
