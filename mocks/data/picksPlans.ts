import { PICKS_CATEGORIES } from '#contract/assumptions.ts';
import type { Match } from '#mocks/data/matches.ts';
import { type Player, squad } from '#mocks/data/teams.ts';

/** What a picks game starts with: how many questions, and the status of the nth (from 1) of them. */
export interface PicksPlan {
  status: string;
  questions: number;
  cycle: readonly string[];
  /** Its players are asked for by `playerlist-{id}`. */
  withoutPlayers?: boolean;
}

/** The game with 60 questions at scale 1. */
export const LARGE_PICKS_GAME = 72007;

const PLANS: Record<string, PicksPlan> = {
  70001: { status: 'completed', questions: 6, cycle: ['active'] },
  70002: { status: 'inactive', questions: 4, cycle: ['active', 'inactive'] },
  70003: { status: 'cancelled', questions: 4, cycle: ['inactive'] },
  70005: { status: 'inactive', questions: 0, cycle: [] },
  71001: { status: 'inprogress', questions: 8, cycle: ['active'] },
  // a status that the console knows nothing of: under no tab
  71003: { status: 'suspended', questions: 4, cycle: ['active', 'inactive'] },
  // may be marked active
  72001: { status: 'new', questions: 8, cycle: ['inactive', 'inactive', 'inactive', 'active'] },
  72002: { status: 'new', questions: 0, cycle: [] },
  // no active question yet, and no players beside it
  72003: { status: 'new', questions: 3, cycle: ['inactive'], withoutPlayers: true },
  // a question of unknown status
  72004: { status: 'active', questions: 12, cycle: ['active', 'inactive', 'active', 'locked'] },
  72005: { status: 'new', questions: 4, cycle: ['active', 'inactive'] },
  [LARGE_PICKS_GAME]: { status: 'new', questions: 60, cycle: ['inactive', 'inactive', 'active'] },
  72009: { status: 'active', questions: 6, cycle: ['active', 'inactive'] },
  72010: { status: 'cancelled', questions: 0, cycle: [] },
};

const USUAL: Record<Match['phase'], PicksPlan> = {
  live: { status: 'inprogress', questions: 2, cycle: ['active'] },
  upcoming: { status: 'new', questions: 0, cycle: [] },
  completed: { status: 'completed', questions: 0, cycle: [] },
};

/** What the picks game of a match starts with: its own plan, else the usual one of its phase. */
export const picksPlanOf = ({ id, phase }: Match): PicksPlan => PLANS[String(id)] ?? USUAL[phase];

/** The players of both teams, with their photos. */
export const playersOf = (match: Match): Player[] => [...squad(match.home), ...squad(match.away)];

const ASKS: Record<string, (name: string) => string> = {
  runs: (name) => `How many runs will ${name} score?`,
  'strike-rate': (name) => `What will the strike rate of ${name} be?`,
  economy: (name) => `How many runs an over will ${name} give away?`,
  wicket: (name) => `How many wickets will ${name} take?`,
};

/** What a picks question asks of a player. */
export const questionText = (category: string, name: string): string =>
  ASKS[category]?.(name) ?? name;

const LINES: Record<string, number> = {
  runs: 24.5,
  'strike-rate': 132.75,
  economy: 7,
  wicket: 1.5,
};

/** Former lines, the present one last: none, with moments, bare, or with one that is not known. */
function history(nth: number, line: number, now: number): unknown[] {
  const lines = [line - 1, line - 0.5, line];
  const at = (index: number) => new Date(now - (3 - index) * 3_600_000).toISOString();
  return [
    [],
    lines.map((value, index) => ({ value, updatedAt: at(index) })),
    lines,
    [...lines.slice(0, 2), { value: line, updatedAt: null }],
  ][nth % 4] as unknown[];
}

/** `pk-72001-q3`; where `players` are fewer than the questions, each is asked about again. */
export function picksQuestionOf(match: Match, nth: number, status: string, now: number) {
  const players = playersOf(match);
  const player = players[(nth - 1) % players.length];
  const picks_category = PICKS_CATEGORIES[(nth - 1) % 4] ?? 'runs';
  const line = (LINES[picks_category] ?? 1) + (nth % 3) / 2;
  const { name, image, team_code, position } = player ?? {};
  return {
    _id: `pk-${match.id}-q${nth}`,
    game_id: match.id,
    player_id: player?.id,
    question: questionText(picks_category, name ?? ''),
    player_data: nth === 11 ? null : { name, image, team_code, position },
    picks_category,
    source_prediction: nth % 7 === 5 ? null : line + 0.35,
    line: nth === 3 ? line.toFixed(2) : line,
    lines_history: history(nth, line, now),
    status,
  };
}
