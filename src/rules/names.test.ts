import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareNames, type NameSegment } from './names.ts';

/** 'Anita [K]': what differs in brackets. */
const marked = (segments: readonly NameSegment[]): string =>
  segments.map(({ text, same }) => (same ? text : `[${text}]`)).join('');
const long = 'Venkatanarasimharajuvaripeta Subrahmanyam Lakshminarayanan Krishnamurth';

describe('compareNames', () => {
  it.each([
    ['Anita K Rao', 'Anita K Rao', 'Anita K Rao', 'Anita K Rao', false],
    ['ANITA K. RAO', 'Anita K Rao', 'ANITA K. RAO', 'Anita K Rao', false],
    ['RAO ANITA K', 'Anita K Rao', 'RAO ANITA K', 'Anita K Rao', true],
    ['Anita  Rao', 'Anita Rao', 'Anita  Rao', 'Anita Rao', false],
    ['Anita Rao', 'Anita Roa', 'Anita R[ao]', 'Anita R[oa]', false],
    ['Anita Rao', 'Anita K Rao', 'Anita Rao', 'Anita [K] Rao', false],
    ['Anita', 'Sunil', '[Anita]', '[Sunil]', false],
    ['Rao Rao', 'Rao', 'Rao [Rao]', 'Rao', false],
    ['Jose\u0301', 'José', 'Jose\u0301', 'José', false],
    ['अनिता राव', 'अनीता राव', 'अ[नि]ता राव', 'अ[नी]ता राव', false],
    [`${long}a`, `${long}i`, `${long}[a]`, `${long}[i]`, false],
    ['Anita', '', '[Anita]', '', false],
  ])('%s | %s are marked %s | %s, other order: %s [PAN-02]', (a, b, left, right, otherOrder) => {
    const result = compareNames(a, b);
    expect([marked(result.left), marked(result.right)]).toEqual([left, right]);
    expect(result.otherOrder).toBe(otherOrder);
  });

  it.each([null, undefined, 7, {}])('takes %j as no name [PAN-02]', (name) => {
    const result = compareNames(name, 'Anita');
    expect(result.left).toEqual([]);
    expect(marked(result.right)).toBe('[Anita]');
  });

  it('shows both names in full, whatever they are [PAN-02]', () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string());
    fc.assert(
      fc.property(name, name, (a, b) => {
        const { left, right } = compareNames(a, b);
        expect(left.map((segment) => segment.text).join('')).toBe(a);
        expect(right.map((segment) => segment.text).join('')).toBe(b);
      }),
    );
  });

  it('marks nothing between a name and itself, whatever it is [PAN-02]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const { left, right, otherOrder } = compareNames(name, name);
        expect([...left, ...right].every((segment) => segment.same)).toBe(true);
        expect(otherOrder).toBe(false);
      }),
    );
  });
});
