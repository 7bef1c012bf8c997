import type { Match } from '#mocks/data/matches.ts';
import { LEAGUE_TEMPLATES, QUESTION_TEXTS } from '#mocks/data/predictionTemplates.ts';
import { fillPlaceholders } from '#rules/placeholders.ts';

/** What a question of a game starts with: the statuses of its leagues, and whether its answer is saved. */
export interface QuestionPlan {
  leagues: readonly string[];
  answered?: boolean;
}

/** `prd-70001-q3`, and so on below: ids that tests can name. */
export const questionId = (game: string | number, nth: number): string => `prd-${game}-q${nth}`;
/** `prd-70001-q3-c1`; counted from 1. */
export const choiceId = (question: string | number, nth: number): string => `${question}-c${nth}`;
/** `prd-70001-q3-l1`; counted from 1. */
export const leagueId = (question: string | number, nth: number): string => `${question}-l${nth}`;

/** The nth question (from 1) of a game and its leagues, without anything left to chance. */
export function questionOf(
  match: Match,
  nth: number,
  { leagues, answered = false }: QuestionPlan,
  idsOf: string | number = match.id,
) {
  const _id = questionId(idsOf, nth);
  const [text, choices] = QUESTION_TEXTS[(nth - 1) % QUESTION_TEXTS.length] ?? ['', []];
  const round = Math.ceil(nth / QUESTION_TEXTS.length);
  const names = { home: match.home.name, away: match.away.name };
  const named = (template: string) => fillPlaceholders(template, names);
  return {
    question: {
      _id,
      game_id: match.id,
      question: named(round === 1 ? text : `${text} (${round})`),
      choices: choices.map((choice, index) => ({
        _id: choiceId(_id, index + 1),
        choice: named(choice),
      })),
      ...(answered ? { answer: choiceId(_id, 1 + (nth % choices.length)) } : {}),
    },
    leagues: leagues.map((status, index) => ({
      _id: leagueId(_id, index + 1),
      question_id: _id,
      game_id: match.id,
      ...(LEAGUE_TEMPLATES[(nth + index) % LEAGUE_TEMPLATES.length] ?? LEAGUE_TEMPLATES[0]),
      status,
    })),
  };
}
