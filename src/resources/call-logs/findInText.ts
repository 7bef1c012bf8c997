import { trimInvisible } from '#rules/text.ts';

/** A stretch of a text, from `start` up to but without `end`, in UTF-16 units. */
export interface Stretch {
  start: number;
  end: number;
}

/**
 * Where a text holds what is looked for: capitals or not, and any blanks or line breaks between its words.
 * None for a blank.
 */
export function findInText(text: string, sought: string): readonly Stretch[] {
  const words = trimInvisible(sought).split(/\s+/);
  if (words[0] === '') return [];
  const pattern = words.map((word) => word.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')).join('\\s+');
  return Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));
}
