import { describe, expect, it } from 'vitest';
import {
  draftOf,
  mayRemoveOption,
  maySaveQuestion,
  newOption,
  newQuestion,
  type QuestionDraft,
  toChoices,
  twinOptions,
} from './questionEditor.ts';

/** A question with these options typed in, row by row. */
const typed = (question: string, ...choices: string[]): QuestionDraft => ({
  question,
  options: choices.map((choice, index) => ({ key: String(index + 1), choice })),
});
const stored = draftOf({
  question: 'Who wins?',
  choices: [
    { _id: 'c1', choice: 'India' },
    { _id: 7, choice: 'Australia' },
    { _id: 'c3', choice: null },
  ],
});

it('starts with one empty option [PRD-03]', () => {
  expect(newQuestion()).toEqual({ question: '', options: [{ key: '1', choice: '' }] });
});

describe('maySaveQuestion', () => {
  it.each(['', ' ', '\u00A0', '\u200B', '\u3000', '\n\n', '\t', '\u2800'])(
    'is refused while the question is %j [PRD-03]',
    (question) => {
      expect(maySaveQuestion(typed(question, 'A', 'B'))).toEqual({ key: 'reasons.questionEmpty' });
    },
  );

  it.each([
    [['A']],
    [['A', '']],
    [['A', ' ', '\u200B']],
    [['A', 'A']],
    [['A  b', ' A b ']],
    [['']],
  ])('is refused with the options %j: two distinct ones are needed [PRD-03]', (options) => {
    expect(maySaveQuestion(typed('Who wins?', ...options))).toEqual({
      key: 'reasons.optionsTooFew',
    });
  });

  it.each([[['A', 'B']], [['A', '', 'B']], [['A', 'A', 'B']]])(
    'is allowed with the options %j [PRD-03]',
    (options) => {
      expect(maySaveQuestion(typed('Who wins?', ...options))).toBe(true);
    },
  );

  it('is refused while a stored option is emptied, which would lose it [PRD-03]', () => {
    expect(maySaveQuestion(stored)).toEqual({ key: 'reasons.optionEmptied' });
    const options = stored.options.map((option) => ({
      ...option,
      choice: option.choice || 'Draw',
    }));
    expect(maySaveQuestion({ ...stored, options })).toBe(true);
  });

  it('warns of options that differ by capitals alone, and lets staff decide [PRD-03]', () => {
    const draft = typed('Who wins?', 'Team A', ' team  a ', '', 'Team B');
    expect(twinOptions(draft.options)).toEqual(['2']);
    expect(maySaveQuestion(draft)).toBe(true);
    expect(twinOptions(typed('Who?', 'A', 'B').options)).toEqual([]);
  });
});

describe('what is sent', () => {
  it('has an id of its own for each new option and no empty one [PRD-03]', () => {
    expect(toChoices(typed('Who wins?', 'Team A', ' team a ', ''), 'add')).toEqual([
      { id: '1', choice: 'Team A' },
      { id: '2', choice: 'team a' },
    ]);
  });

  it('keeps the ids of stored options when editing, in their new order; a new one has none [PRD-03]', () => {
    const [first, second] = stored.options;
    const options = [second, first, { key: '4', choice: 'Draw' }].flatMap((option) => option ?? []);
    expect(toChoices({ ...stored, options }, 'edit')).toEqual([
      { id: 7, choice: 'Australia' },
      { id: 'c1', choice: 'India' },
      { choice: 'Draw' },
    ]);
  });
});

it('a new option has a key of its own, also after another was removed, and only a new one may be removed [PRD-03]', () => {
  const [a, , c] = typed('Who?', 'A', 'B', 'C').options;
  const left = [a, c].flatMap((option) => option ?? []);
  expect(newOption(left)).toEqual({ key: '4', choice: '' });
  expect([...stored.options, newOption(stored.options)].map(mayRemoveOption)).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
