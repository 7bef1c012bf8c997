import { valueAt } from '#dataProvider/paths.ts';
import { fillTemplate, namesIn, withoutNames } from '#dataProvider/template.ts';
import type { Text, Words } from '#i18n/useText.ts';
import { problem } from '#resource-kit/plain/mistake.ts';
import { isolated } from '#rules/direction.ts';
import { ExactNumber } from '#rules/exactJson.ts';

/** What is wrong with a template, or null: braces that do not pair, a name that the record does not have. */
export function templateProblem(template: string, known: ReadonlySet<string>): Text | null {
  if (/[{}]/.test(withoutNames(template))) return problem('brace');
  const unknown = namesIn(template).find((name) => !known.has(name));
  return unknown === undefined ? null : problem('noFieldNamed', { name: unknown });
}

/** Words to be read by a person with the record's values, in both languages: no value turns those around it (NET-12). */
export function fillWords(template: Words, record: Record<string, unknown>): Words {
  const of = (words: string) => fillTemplate(words, record, isolated);
  if (typeof template === 'string') return of(template);
  return { en: of(template.en), ...(template.hi !== undefined && { hi: of(template.hi) }) };
}

/** A JSON value with every template in it filled. A text that is one `{source}` becomes the value itself, so that a number stays one. */
export function fillValue(template: unknown, record: Record<string, unknown>): unknown {
  if (typeof template === 'string') {
    const whole = /^\{([^{}]+)\}$/.exec(template)?.[1];
    return whole === undefined ? fillTemplate(template, record) : valueAt(record, whole);
  }
  if (template instanceof ExactNumber) return template;
  if (Array.isArray(template)) return template.map((item) => fillValue(item, record));
  if (typeof template === 'object' && template !== null)
    return Object.fromEntries(
      Object.entries(template).map(([key, value]) => [key, fillValue(value, record)]),
    );
  return template;
}

/** Every text inside a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}
