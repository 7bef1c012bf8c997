import type { Match } from '#mocks/data/matches.ts';

/** A question as a game starts with it: its status, and whether its answer is saved. */
export interface TradesQuestionPlan {
  status: string;
  answered?: boolean;
}

/** What a trades game starts with. The nth question (from 1) has the nth of `cycle`, again and again. */
export interface TradesGamePlan {
  status: string;
  is_distribute?: unknown;
  /** Its winnings are distributed from the start. */
  paid?: boolean;
  /** Rupees of its first question that the payout leaves out, so that its books do not balance. */
  short?: number;
  questions: number;
  cycle: readonly TradesQuestionPlan[];
}

/** The game with 500 questions at scale 1; they are made when first asked for. */
export const LARGE_TRADES_GAME = 72003;

const active: TradesQuestionPlan = { status: 'active' };
const answered: TradesQuestionPlan = { status: 'inactive', answered: true };
const cancelled: TradesQuestionPlan = { status: 'cancelled' };
const settled = [answered, answered, answered, cancelled];

/** The plans that the questions of the large game take in turn. */
export const LARGE_TRADES_CYCLE = [active, active, active, answered, active, cancelled];

const PLANS: Record<string, TradesGamePlan> = {
  // ready to pay out
  70001: { status: 'reconciled', is_distribute: true, questions: 7, cycle: settled },
  // no flag, which counts as set; 2 of 5 questions have no answer
  70002: {
    status: 'reconciled',
    questions: 5,
    cycle: [answered, active, answered, active, cancelled],
  },
  70003: { status: 'reconciled', is_distribute: false, questions: 4, cycle: [answered] },
  // cancelled, and not refunded yet
  70004: { status: 'cancelled', questions: 5, cycle: [active, answered] },
  70005: { status: 'inactive', questions: 6, cycle: [answered] },
  // a status that the console knows nothing of
  70007: { status: 'under-review', questions: 4, cycle: [answered, active] },
  70008: { status: 'completed', questions: 4, cycle: settled },
  70009: { status: 'inactive', questions: 0, cycle: settled },
  // a flag that is neither true nor false counts as not set
  70010: { status: 'reconciled', is_distribute: 'yes', questions: 4, cycle: settled },
  // ready to pay out, and its books do not balance afterwards
  70011: {
    status: 'reconciled',
    is_distribute: true,
    questions: 3,
    cycle: [answered],
    short: 12.5,
  },
  // paid out, and its books do not balance
  70013: { status: 'inactive', paid: true, questions: 2, cycle: [answered], short: 0.01 },
  71001: { status: 'inprogress', questions: 8, cycle: [active, answered] },
  71003: { status: 'halted', questions: 3, cycle: [active] },
  72001: { status: 'active', questions: 12, cycle: [active, active, answered, cancelled] },
  // a question of unknown status
  72002: { status: 'active', questions: 3, cycle: [active, { status: 'paused' }] },
  [LARGE_TRADES_GAME]: { status: 'active', questions: 0, cycle: [active] },
};

const USUAL: Record<Match['phase'], TradesGamePlan> = {
  live: { status: 'inprogress', questions: 4, cycle: [active, answered] },
  upcoming: { status: 'active', questions: 2, cycle: [active] },
  completed: { status: 'inactive', paid: true, questions: 2, cycle: [answered] },
};

/** What the trades game of a match starts with: its own plan, else the usual one of its phase. */
export const tradesPlanOf = ({ id, phase }: Pick<Match, 'id' | 'phase'>): TradesGamePlan =>
  PLANS[String(id)] ?? USUAL[phase];

const TEXTS = [
  ['Will the home side win?', 'Yes', 'No'],
  ['Will the first wicket fall before over 4.3?', 'Yes', 'No'],
  ['Total of the first innings above 164.5?', 'Yes', 'No'],
  ['A score of 100 by any batter?', 'Yes', 'No'],
  ['क्या मैच सुपर ओवर तक जाएगा?', 'हाँ', 'नहीं'],
  ['Who takes the first catch: a fielder in the ring, or <i>on the rope</i>?', 'Ring', 'Rope'],
] as const;

/** `trd-70001-q3`, with the options `trd-70001-q3-o1` and `-o2`: ids that tests can name. */
export const tradesQuestionId = (game: string | number, nth: number): string =>
  `trd-${game}-q${nth}`;

/** The nth question (from 1) of a game. Without an answer it is missing, null or empty, one after the other. */
export function tradesQuestionOf(
  game_id: string | number,
  nth: number,
  { status, answered: hasAnswer = false }: TradesQuestionPlan,
  idsOf: string | number = game_id,
) {
  const _id = tradesQuestionId(idsOf, nth);
  const [text, ...values] = TEXTS[(nth - 1) % TEXTS.length] ?? TEXTS[0];
  const round = Math.ceil(nth / TEXTS.length);
  const unanswered = [{}, { answer: null }, { answer: '' }][nth % 3];
  return {
    _id,
    game_id,
    question_en: round === 1 ? text : `${text} (${round})`,
    options: values.map((value, index) => ({ _id: `${_id}-o${index + 1}`, value })),
    ...(hasAnswer ? { answer: `${_id}-o${1 + (nth % 2)}` } : unanswered),
    status,
  };
}
