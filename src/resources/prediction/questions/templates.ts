import type { PredictionGame, QuestionTemplate } from '#contract/prediction.ts';
import type { TextKey } from '#i18n/useText.ts';
import type { Id } from '#rules/ids.ts';
import { fillPlaceholders, hasPlaceholders } from '#rules/placeholders.ts';
import { draftOf, maySaveQuestion } from '#rules/questionEditor.ts';
import { isBlank } from '#rules/text.ts';

/** A template as it will read in the game. */
export interface FilledTemplate {
  question: string;
  choices: readonly { _id: Id; choice: string }[];
}

const namesOf = ({ home_team, away_team }: PredictionGame) => ({
  home: home_team?.name,
  away: away_team?.name,
});

/** The texts of a template with the names of the game's teams (PRD-04). */
export function filledTemplate(template: QuestionTemplate, game: PredictionGame): FilledTemplate {
  const named = (text: string | null | undefined) => fillPlaceholders(text ?? '', namesOf(game));
  return {
    question: named(template.question),
    choices: template.choices.map(({ _id, choice }) => ({ _id, choice: named(choice) })),
  };
}

/** Does a template name a team that has no name in this game? A name that looks like a placeholder is a name. */
export function isUnfilled(template: QuestionTemplate, game: PredictionGame): boolean {
  const { home, away } = namesOf(game);
  const known = (name: string | null | undefined) => (isBlank(name) ? undefined : 'x');
  const names = { home: known(home), away: known(away) };
  return [template.question, ...template.choices.map(({ choice }) => choice)].some((text) =>
    hasPlaceholders(fillPlaceholders(text ?? '', names)),
  );
}

/** Why a template cannot become a question of this game, or null. */
export function whyUnusable(template: QuestionTemplate, game: PredictionGame): TextKey | null {
  if (maySaveQuestion(draftOf(filledTemplate(template, game))) !== true)
    return 'prediction.incomplete';
  return isUnfilled(template, game) ? 'prediction.unfilled' : null;
}
