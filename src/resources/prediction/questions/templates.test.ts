import { describe, expect, it } from 'vitest';
import { questionTemplate } from '#contract/prediction.ts';
import { aGame } from '#testing/predictionQuestions.ts';
import { filledTemplate, isUnfilled, whyUnusable } from './templates.ts';

const template = (question: string, ...choices: string[]) =>
  questionTemplate.parse({
    _id: 't1',
    question,
    choices: choices.map((choice, index) => ({ _id: `c${index}`, choice })),
  });

describe('a question template in a game', () => {
  it('reads with the names of the teams in every text, literally [PRD-04]', () => {
    const odd = aGame({ home_team: { name: '$& XI' }, away_team: { name: '{home_team}' } });
    expect(
      filledTemplate(
        template('{home_team} or <away_team>, {{home_team}}?', 'HOME_TEAM', 'AWAY_TEAM', 'Tie'),
        odd,
      ),
    ).toEqual({
      question: '$& XI or {home_team}, $& XI?',
      choices: [
        { _id: 'c0', choice: '$& XI' },
        { _id: 'c1', choice: '{home_team}' },
        { _id: 'c2', choice: 'Tie' },
      ],
    });
  });

  it('is unfilled only where a team that it names has no name [PRD-04]', () => {
    const nameless = aGame({ home_team: { name: ' ' } });
    const one = template('{home_team} wins?', 'Yes', 'No');
    const other = template('Who wins?', 'AWAY_TEAM', 'Tie');
    expect(isUnfilled(one, nameless)).toBe(true);
    expect(isUnfilled(other, nameless)).toBe(false);
    expect(isUnfilled(one, aGame({ home_team: { name: 'HOME_TEAM' } }))).toBe(false);
  });

  it.each([
    ['can be used', template('Who wins?', 'A', 'B'), null],
    ['has one option', template('Who wins?', 'A', ' '), 'prediction.incomplete'],
    ['has no text', template(' ', 'A', 'B'), 'prediction.incomplete'],
    ['names a nameless team', template('{away_team}?', 'A', 'B'), 'prediction.unfilled'],
  ])('%s [PRD-08]', (_name, one, why) => {
    expect(whyUnusable(one, aGame({ away_team: null }))).toBe(why);
  });
});
