import { decimalText, parseDecimal } from './decimal.ts';
import { hasId, type Id } from './ids.ts';
import { addRupees, formatEntry, multiplyRupees } from './money.ts';
import { choiceText, correctChoice, isOpen, LEAGUE_STATUSES, questionTexts } from './prediction.ts';
import { counted, reason } from './reason.ts';
import type { Fact, SettlementCheck } from './settlement.ts';
import { MISSING } from './text.ts';
import { labelsApart } from './twins.ts';

interface League {
  readonly _id: Id;
  readonly status: string;
  readonly entry?: unknown;
  readonly max_entries?: unknown;
}

interface Question {
  readonly _id: Id;
  readonly question?: string | null | undefined;
  readonly choices: readonly { readonly _id: Id; readonly choice?: string | null | undefined }[];
  readonly answer?: unknown;
  readonly leagues: readonly League[];
}

export interface PredictionSettlementCheck extends SettlementCheck {
  /** How many leagues have each status, unknown ones included. */
  readonly leagues: ReadonlyMap<string, number>;
  /** Leagues neither completed nor cancelled: those that a settlement or a refund concerns. */
  readonly openLeagues: number;
  /**
   * Rupees at most in those leagues: the sum of entry × max slots, as decimal text. What is booked only the
   * services know. Null when an entry or a number of slots is missing.
   */
  readonly atMost: string | null;
  /** When this session populated the leaderboard, in milliseconds; null: not known here. */
  readonly populatedAt: number | null;
}

/**
 * What is open before Distribute Winning and the other irreversible actions (PRD-15, PRD-18). That nobody
 * can tell whether the leaderboard is populated is said by `populatedAt`, but is no open point by itself.
 */
export function settlementCheck(
  questions: readonly Question[],
  { populatedAt = null }: { populatedAt?: number | null } = {},
): PredictionSettlementCheck {
  const leagues = questions.flatMap((question) => question.leagues);
  const byStatus = new Map<string, number>();
  for (const { status } of leagues) byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
  const unanswered = questions.filter((question) => correctChoice(question) === undefined).length;
  const unknown = leagues.filter(({ status }) => !LEAGUE_STATUSES.includes(status)).length;
  const running = leagues.filter(isOpen);
  return {
    questions: questions.length,
    unanswered,
    leagues: byStatus,
    openLeagues: running.length,
    atMost: addRupees(running.map((league) => multiplyRupees(league.entry, league.max_entries))),
    populatedAt,
    open: [
      ...(questions.length === 0 ? [reason('noQuestions')] : []),
      ...counted('questionsUnanswered', unanswered),
      ...counted('leaguesInactive', byStatus.get('inactive') ?? 0),
      ...counted('leaguesActive', byStatus.get('active') ?? 0),
      ...counted('leaguesStatusUnknown', unknown),
    ],
  };
}

const leaguesApart = (leagues: readonly League[]): string[] =>
  labelsApart(
    leagues,
    ({ entry }) => formatEntry(entry),
    ({ _id }) => _id,
  );

/** The answer of a question as it is told. */
export const answerShown = ({ choices, answer }: Omit<Question, 'leagues'>): string =>
  choiceText(choices, answer) ?? (hasId(answer) ? String(answer) : MISSING);

/** The same number has one text, however it came. */
function numberText(value: unknown): string {
  const number = parseDecimal(value);
  return number === null ? String(value ?? '') : decimalText(number);
}

function leagueFacts(question: string, league: League, named: string): Fact[] {
  const { _id, status, entry, max_entries } = league;
  const key = `league ${_id}`;
  return [
    {
      key,
      kind: 'leagueStatus',
      label: `${question} · ${named}`,
      state: status,
      shown: status || MISSING,
    },
    {
      key: `price ${_id}`,
      kind: 'league',
      label: question,
      state: `${numberText(entry)} × ${numberText(max_entries)}`,
      shown: `${formatEntry(entry)} × ${numberText(max_entries) || MISSING}`,
      beside: key,
    },
  ];
}

/** What the re-read between 'Yes' and the sending compares: ids, texts, options, answers, statuses and prices. */
export function predictionFacts(
  game: { readonly status: string },
  questions: readonly Question[],
): Fact[] {
  const { status } = game;
  const labels = questionTexts(questions);
  return [
    { key: 'game', kind: 'gameStatus', label: '', state: status, shown: status || MISSING },
    ...questions.flatMap((question, place): Fact[] => {
      const { _id, answer, choices } = question;
      const text = question.question ?? '';
      const label = labels[place] ?? '';
      const leagues = leaguesApart(question.leagues);
      const key = `answer ${_id}`;
      return [
        {
          key,
          kind: 'answer',
          label,
          state: hasId(answer) ? String(answer) : '',
          shown: answerShown(question),
        },
        {
          key: `question ${_id}`,
          kind: 'question',
          label,
          state: text,
          shown: text || MISSING,
          beside: key,
        },
        ...choices.map(
          ({ _id: option, choice }): Fact => ({
            key: `option ${_id} ${option}`,
            kind: 'option',
            label,
            state: choice ?? '',
            shown: choice || MISSING,
            beside: key,
          }),
        ),
        ...question.leagues.flatMap((league, nth) =>
          leagueFacts(label, league, leagues[nth] ?? ''),
        ),
      ];
    }),
  ];
}
