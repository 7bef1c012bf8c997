import type { z } from 'zod';
import type en from '#i18n/mistakes/en.ts';
import type { Text } from '#i18n/useText.ts';

type Problem = keyof (typeof en)['problems'];
type ProblemKey = `mistakes.problems.${Problem}`;

/** What is wrong with a key of a plain resource, to be shown after the key's name. */
export const problem = (name: Problem, params?: Record<string, string | number>): Text => ({
  key: keyOf(name),
  ...(params && { params }),
});

/** What is wrong between keys, each with the key that it is said of; `idle`: it comes to nothing, and the rest works. */
export type Found = Generator<[key: string, problem: Text, idle?: true]>;

/** What harms nothing but itself. */
export function* idly(found: Found): Found {
  for (const [key, wrong] of found) yield [key, wrong, true];
}

/** The same as the message of a check in a schema. */
export const keyOf = (name: Problem): ProblemKey => `mistakes.problems.${name}`;

/** A plain resource that cannot be used, or a key of one that comes to nothing: which one, and why (CFG-03, CFG-13). */
export class ResourceMistake extends Error {
  override name = 'ResourceMistake';
  constructor(
    readonly resource: string,
    /** Dotted path, 'declaration' when it is not even an object, '' when `resources` as a whole is none. */
    readonly key: string,
    readonly problem: Text,
    /** What was found, or which keys there are (CFG-13). */
    readonly hint: Text | null = null,
    /** The key comes to nothing, and the resource works without it. */
    readonly idle = false,
  ) {
    super([`${resource}: ${key}`, problem.key, JSON.stringify(problem.params ?? {})].join(' '));
  }

  /** What to show. */
  get text(): Text {
    const { resource, key, problem, hint } = this;
    const told: Text =
      key === ''
        ? { key: 'mistakes.ofAll', params: { resource, problem } }
        : { key: 'mistakes.one', params: { resource, key, problem } };
    return hint === null ? told : { key: 'mistakes.withHint', params: { told, hint } };
  }
}

/** Thrown where a declaration must be right: all that is wrong with it, the first in front. */
export class DeclarationProblem extends Error {
  override name = 'DeclarationProblem';
  constructor(readonly mistakes: readonly ResourceMistake[]) {
    super(mistakes.map(({ message }) => message).join('; '));
  }
}

const isOurs = (message: string): message is ProblemKey => message.startsWith('mistakes.problems.');

/**
 * What a schema found; where one thing or another may stand, what is wrong with the one that was meant, as far as
 * its kind tells, or else with the first.
 */
export function meantIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union') return issue;
  const found = issue.errors.flatMap(([first]) => (first ? [meantIssue(first)] : []));
  const [meant = found[0]] = found.filter(
    ({ code, path }) => code !== 'invalid_type' || path.length > 0,
  );
  return meant ? { ...meant, path: [...issue.path, ...meant.path] } : issue;
}

const KINDS = ['string', 'number', 'int', 'boolean', 'object', 'array'] as const;

/** What a schema found; `value` is what stands there. */
export function problemOf(issue: z.core.$ZodIssue, value: unknown): Text {
  const { message } = issue;
  if (isOurs(message)) return { key: message };
  switch (issue.code) {
    case 'invalid_type': {
      if (value === undefined) return problem('missing');
      const kind = KINDS.find((known) => known === issue.expected);
      return problem(kind ?? 'invalid');
    }
    case 'invalid_value':
      return value === undefined
        ? problem('missing')
        : problem('oneOf', { values: issue.values.join(', ') });
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? problem('empty')
        : problem('atLeast', { least: Number(issue.minimum) });
    case 'too_big':
      return problem('atMost', { most: Number(issue.maximum) });
    default:
      return problem(value === undefined ? 'missing' : 'invalid');
  }
}
