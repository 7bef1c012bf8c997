import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillValue, fillWords, templateProblem } from '#resource-kit/plain/template.ts';

const record = { id: 7, user: { id: '0042' }, name: 'A$$ & $1 Kings', gone: null };

describe('templates', () => {
  it('puts values in as they are, whatever characters they hold [CFG-03]', () => {
    expect(fillWords('Close {name} of {user.id}: {gone}', record)).toBe(
      'Close A$$ & $1 Kings of 0042: ',
    );
  });

  it('lets no value turn the words around it [CFG-01, NET-12]', () => {
    const turning = { ...record, name: '\u05d0\u05d1', id: 7 };
    expect(fillWords('Pay {id} to {name}, 5 rupees', turning)).toBe(
      'Pay 7 to \u2068\u05d0\u05d1\u2069, 5 rupees',
    );
  });

  it('keeps a number a number when the text is one placeholder [CFG-03]', () => {
    expect(fillValue({ user_id: '{id}', deep: ['{user.id}', 'x{id}'], on: true }, record)).toEqual({
      user_id: 7,
      deep: ['0042', 'x7'],
      on: true,
    });
  });

  it('finds braces without partner and unknown names [CFG-03]', () => {
    const known = new Set(['id']);
    expect(templateProblem('a/{id}', known)).toBeNull();
    expect(templateProblem('a/{id', known)?.key).toContain('brace');
    expect(templateProblem('a/id}', known)?.key).toContain('brace');
    expect(templateProblem('a/{constructor}', known)?.params).toEqual({ name: 'constructor' });
  });

  it('changes nothing but placeholders [CFG-03]', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !/[{}]/.test(text)),
        (text) => {
          expect(fillWords(text, record)).toBe(text);
        },
      ),
    );
  });
});
