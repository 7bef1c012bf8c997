import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillText, fillValue, templateProblem } from '#resource-kit/plain/template.ts';

const record = { id: 7, user: { id: '0042' }, name: 'A$$ & $1 Kings', gone: null };

describe('templates', () => {
  it('puts values in as they are, whatever signs they hold [CFG-03]', () => {
    expect(fillText('Close {name} of {user.id}: {gone}', record)).toBe(
      'Close A$$ & $1 Kings of 0042: ',
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
          expect(fillText(text, record)).toBe(text);
        },
      ),
    );
  });
});
