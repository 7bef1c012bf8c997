import { parseDecimal, sameNumber } from '../decimal.ts';
import { figure, notTold, some, type Verdict } from './verdict.ts';

/** A team of the picks report, as far as its verdict rests on it; amounts in rupees. */
export interface JudgedTeam {
  readonly entry_fee?: unknown;
  readonly winnings?: unknown;
  readonly pnl?: unknown;
  readonly picks_correct?: unknown;
  readonly picks_selected?: unknown;
  /** The game that the report names for it. */
  readonly game?: { readonly status?: string | null | undefined } | null | undefined;
}

/** Statuses of a picks game that has no result yet. */
const NOT_OVER = ['new', 'active', 'inprogress'];

/** Of a cancelled game: did the entry fee come back, as winnings or without? */
function feeCameBack({ entry_fee, winnings, pnl }: JudgedTeam): boolean {
  const change = parseDecimal(pnl);
  return change === null ? sameNumber(winnings, entry_fee) : change.eq(0);
}

/** What became of a team: what it was paid, and what the game that it was in says (WHY-01). */
export function picksVerdict(team: JudgedTeam): Verdict {
  const status = team.game?.status ?? '';
  const winnings = figure(team.winnings);
  if (status === 'cancelled') return feeCameBack(team) ? { kind: 'refunded' } : notTold('refund');
  if (some(winnings)) return { kind: 'won', partly: false };
  if (NOT_OVER.includes(status)) return { kind: 'open', partly: false };
  if (winnings === null) return notTold('paid');
  if (!team.game) return notTold('game');
  if (status !== 'completed') return notTold('status');
  const all = some(figure(team.picks_selected));
  if (all && sameNumber(team.picks_correct, team.picks_selected)) return notTold('allCorrect');
  return { kind: 'lost', partly: false };
}
