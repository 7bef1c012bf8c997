import {
  type PredictionGame,
  type PredictionQuestion,
  predictionGame,
  predictionQuestion,
} from '#contract/prediction.ts';

/** A game between India and Australia, as the contract reads it. */
export const aGame = (fields: Record<string, unknown> = {}): PredictionGame =>
  predictionGame.parse({
    id: 7,
    status: 'reconciled',
    home_team_code: 'IND',
    away_team_code: 'AUS',
    home_team: { name: 'India' },
    away_team: { name: 'Australia' },
    ...fields,
  });

/** A question with two options and one active league of 10 rupees and 100 slots. */
export const aQuestion = (
  _id: string | number,
  fields: Record<string, unknown> = {},
): PredictionQuestion =>
  predictionQuestion.parse({
    _id,
    question: `Question ${_id}?`,
    choices: [
      { _id: `${_id}-yes`, choice: 'Yes' },
      { _id: `${_id}-no`, choice: 'No' },
    ],
    leagues: [{ _id: `${_id}-l1`, entry: 10, max_entries: 100, status: 'active' }],
    ...fields,
  });
