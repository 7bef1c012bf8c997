import { describe, expect, it } from 'vitest';
import { addOption, newQuestion, writeOption } from '#rules/questionEditor.ts';
import { aQuestion } from '#testing/predictionQuestions.ts';
import { isOvertaken, isStored, isTouched, openDraft, openEditors, rebased } from './drafts.ts';

const stored = aQuestion('q1');
const typed = (text: string) => {
  const kept = openDraft(stored);
  return { ...kept, draft: { ...kept.draft, question: text } };
};

describe('a kept draft', () => {
  it('is touched once it differs from what is stored [UI-10]', () => {
    expect(isTouched(openDraft(stored))).toBe(false);
    expect(isTouched(typed('Another question?'))).toBe(true);
    expect(isTouched(typed('Question q1?'))).toBe(false);
  });

  it('of a new question is touched once anything is typed, not by empty rows [UI-10]', () => {
    const empty = { draft: addOption(newQuestion()), base: '' };
    expect(isTouched(empty)).toBe(false);
    expect(isTouched({ ...empty, draft: writeOption(empty.draft, '2', 'Yes') })).toBe(true);
  });

  it('is overtaken when someone else saved the question, an option or their order [UI-10]', () => {
    const kept = typed('Mine?');
    expect(isOvertaken(kept, stored)).toBe(false);
    expect(isOvertaken(kept, { ...stored, question: 'Theirs?' })).toBe(true);
    expect(isOvertaken(kept, { ...stored, choices: [...stored.choices].reverse() })).toBe(true);
    expect(isOvertaken(kept, { ...stored, answer: 'q1-yes' })).toBe(false);
  });

  it('kept as mine holds what was typed and the options that others added [UI-10, PRD-03]', () => {
    const now = {
      ...stored,
      question: 'Theirs?',
      choices: [...stored.choices, { _id: 'q1-tie', choice: 'Tie' }],
    };
    const mine = rebased(typed('Mine?'), now);
    expect(mine.draft.question).toBe('Mine?');
    expect(mine.draft.options.map(({ id, choice }) => [id, choice])).toEqual([
      ['q1-yes', 'Yes'],
      ['q1-no', 'No'],
      ['q1-tie', 'Tie'],
    ]);
    expect(isOvertaken(mine, now)).toBe(false);
    expect(isTouched(mine)).toBe(true);
  });

  it('is stored once the question reads as it would be sent, whatever the ids [UI-10, NET-06]', () => {
    const kept = typed(' Mine? ');
    const { draft } = kept;
    const more = { ...kept, draft: writeOption(addOption(draft), '3', 'Tie') };
    expect(isStored(kept, stored)).toBe(false);
    expect(isStored(kept, { ...stored, question: 'Mine?' })).toBe(true);
    expect(isStored(more, { ...stored, question: 'Mine?' })).toBe(false);
    const choices = [...stored.choices, { _id: 'new', choice: 'Tie' }];
    expect(isStored(more, { ...stored, question: 'Mine?', choices })).toBe(true);
  });

  it('comes back as it was kept; anything else is no draft [APP-08]', () => {
    const kept = typed('Mine?');
    const read = openEditors.read(JSON.parse(JSON.stringify([['q1', kept]])), 1234);
    expect([...(read ?? [])]).toEqual([['q1', { ...kept, restoredAt: 1234 }]]);
    for (const odd of [undefined, null, 'text', [['q1']], [['q1', { draft: {} }]], { q1: kept }])
      expect(openEditors.read(odd, 1234)).toBeUndefined();
  });
});
