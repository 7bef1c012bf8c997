import type { QuestionPlan } from '#mocks/data/predictionQuestions.ts';

/** What a prediction game starts with. The nth question (from 1) has the nth of `cycle`, again and again. */
export interface GamePlan {
  status: string;
  questions: number;
  cycle: readonly QuestionPlan[];
}

/** The game with 200 questions at scale 1; its questions and leagues are made when first asked for. */
export const LARGE_PREDICTION_GAME = 72007;

const fresh: QuestionPlan = { leagues: ['inactive', 'inactive'] };
const mixed: QuestionPlan = { leagues: ['active', 'inactive', 'cancelled'] };
const open: QuestionPlan = { leagues: ['active', 'active'] };
const none: QuestionPlan = { leagues: [] };
const declared: QuestionPlan = { leagues: ['declared', 'declared'], answered: true };
const paid: QuestionPlan = { leagues: ['completed', 'completed', 'cancelled'], answered: true };
const refunded: QuestionPlan = { leagues: ['cancelled', 'cancelled'] };

/** The plans that the questions of the large game take in turn. */
export const LARGE_CYCLE: readonly QuestionPlan[] = [
  { leagues: ['inactive'] },
  { leagues: ['active', 'inactive'] },
  { leagues: [] },
  { leagues: ['active'] },
];

const PLANS: Record<string, GamePlan> = {
  // 71001 played without a reconciled result yet, 71002 likewise and half answered
  71001: { status: 'inactive', questions: 8, cycle: [open, mixed] },
  71002: { status: 'inprogress', questions: 8, cycle: [declared, open] },
  // a status that the console knows nothing of
  71003: { status: 'under-review', questions: 6, cycle: [declared, open] },
  // ready to pay out
  70001: { status: 'reconciled', questions: 8, cycle: [declared] },
  // 2 of 8 questions without an answer, leagues inactive and active
  70002: { status: 'reconciled', questions: 8, cycle: [declared, declared, declared, mixed] },
  70003: { status: 'completed', questions: 10, cycle: [paid] },
  70004: { status: 'cancelled', questions: 6, cycle: [refunded] },
  // a league of unknown status in every question
  70005: {
    status: 'reconciled',
    questions: 4,
    cycle: [{ leagues: ['declared', 'on-hold'], answered: true }],
  },
  72001: { status: 'active', questions: 8, cycle: [mixed, fresh, open, none] },
  72002: { status: 'active', questions: 6, cycle: [fresh] },
  72003: { status: 'inactive', questions: 5, cycle: [open, declared, refunded] },
  72004: { status: 'active', questions: 60, cycle: [mixed, fresh, open, none] },
  72005: { status: 'active', questions: 9, cycle: [fresh, open] },
  72009: { status: 'active', questions: 9, cycle: [fresh, open] },
  72010: { status: 'inactive', questions: 0, cycle: [none] },
  72013: { status: 'active', questions: 9, cycle: [fresh, open] },
};

/** Games that are not named here are active and have no questions yet. */
export const planOf = (game: string | number): GamePlan =>
  PLANS[String(game)] ?? { status: 'active', questions: 0, cycle: [none] };
