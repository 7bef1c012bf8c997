import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOption,
  draftOf,
  maySaveQuestion,
  moveOption,
  newQuestion,
  type QuestionDraft,
  removeOption,
  toChoices,
  twinOptions,
  writeOption,
} from './questionEditor.ts';

/** A question with these options typed in, row by row. */
const typed = (question: string, ...choices: string[]): QuestionDraft =>
  choices.reduce(
    (draft, choice, index) =>
      writeOption(index === 0 ? draft : addOption(draft), String(index + 1), choice),
    { ...newQuestion(), question },
  );
const stored = draftOf({
  question: 'Who wins?',
  choices: [
    { _id: 'c1', choice: 'India' },
    { _id: 7, choice: 'Australia' },
    { _id: 'c3', choice: null },
  ],
});
const texts = (draft: QuestionDraft) => draft.options.map((option) => option.choice);

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
    expect(maySaveQuestion(writeOption(stored, '3', 'Draw'))).toBe(true);
  });

  it('warns of options that differ by capitals alone, and lets staff decide [PRD-03]', () => {
    const draft = typed('Who wins?', 'Team A', ' team  a ', '', 'Team B');
    expect(twinOptions(draft)).toEqual(['2']);
    expect(maySaveQuestion(draft)).toBe(true);
    expect(twinOptions(typed('Who?', 'A', 'B'))).toEqual([]);
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
    const draft = writeOption(addOption(moveOption(stored, '2', -1)), '4', 'Draw');
    expect(toChoices(draft, 'edit')).toEqual([
      { id: 7, choice: 'Australia' },
      { id: 'c1', choice: 'India' },
      { choice: 'Draw' },
    ]);
  });
});

describe('rows', () => {
  it('removes the row meant, also after another was removed, and no two share a key [PRD-03]', () => {
    const draft = typed('Who?', 'A', 'B', 'C');
    const without = removeOption(draft, '2');
    expect(texts(without)).toEqual(['A', 'C']);
    const again = writeOption(addOption(without), '4', 'D');
    expect(texts(again)).toEqual(['A', 'C', 'D']);
    expect(toChoices(again, 'add').map((choice) => choice.id)).toEqual(['1', '3', '4']);
  });

  it('does not remove an option that the service has [PRD-03]', () => {
    expect(removeOption(stored, '1')).toEqual(stored);
  });

  it.each([
    ['1', 1, ['B', 'A', 'C']],
    ['3', -1, ['A', 'C', 'B']],
    ['1', -1, ['A', 'B', 'C']],
    ['3', 1, ['A', 'B', 'C']],
    ['9', 1, ['A', 'B', 'C']],
  ] as const)('moves row %s by %d: %j [PRD-03]', (key, by, expected) => {
    expect(texts(moveOption(typed('Who?', 'A', 'B', 'C'), key, by))).toEqual(expected);
  });

  it('loses and doubles no option by moving, whatever the moves [PRD-03]', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom(-1, 1)));
    fc.assert(
      fc.property(moves, (steps) => {
        const draft = steps.reduce(
          (now, [key, by]) => moveOption(now, key, by === 1 ? 1 : -1),
          typed('Who?', 'A', 'B', 'C', 'D'),
        );
        expect([...texts(draft)].sort()).toEqual(['A', 'B', 'C', 'D']);
      }),
    );
  });
});
