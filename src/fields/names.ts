import { valueAt } from '#dataProvider/paths.ts';
import { fillTemplate, namesIn } from '#dataProvider/template.ts';
import { isBlank, tidy } from '#rules/text.ts';
import { cutText } from '#ui/cutText.ts';
import type { Label } from '#ui/page.ts';
import { plainText } from '#ui/plainText.ts';

type Values = Readonly<Record<string, unknown>>;

/** How the records of a resource are called: a template such as '{first_name} {last_name}', or a function. */
export type NameRule = string | ((record: Values) => string | null);

/** Characters of a record's name in a dialog, a heading, a cell; the whole is there on demand (CFG-05). */
export const LONGEST_NAME = 80;

/** A template filled from a record; null where the record has none of what it names. */
export function filled(template: string, record: Values): string | null {
  const names = namesIn(template);
  if (names.length > 0 && names.every((name) => isBlank(plainText(valueAt(record, name)))))
    return null;
  const text = tidy(fillTemplate(template, { ...record }));
  return isBlank(text) ? null : text;
}

/** A record's own name: by the rule of its resource, else its name, title or label; null: it has none (CFG-05). */
export function ownName(record: Values, rule?: NameRule): string | null {
  const ruled =
    rule === undefined ? null : typeof rule === 'string' ? filled(rule, record) : rule(record);
  return (
    ruled ?? plainText(record.name) ?? plainText(record.title) ?? plainText(record.label) ?? null
  );
}

/** A name as long as a line has room for. */
export function shortName(name: string): string {
  const cut = cutText(name, LONGEST_NAME, 1);
  return cut === null ? name : `${cut}…`;
}

/** What a record without a name is called: 'review 142'; by its id alone where its resource is not known here. */
export const nameById = (
  word: Label | undefined,
  id: unknown,
  worded: (label: Label) => string,
): string => [word && worded(word), plainText(id)].filter(Boolean).join(' ');
