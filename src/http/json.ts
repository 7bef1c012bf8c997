import { parseExact } from '#rules/exactJson.ts';

/**
 * Parses JSON without changing a number: what a double cannot hold stays as its text, so that a user id never
 * becomes another user's. Throws SyntaxError like JSON.parse.
 */
export const parseJson = (source: string): unknown => parseExact(source, (digits) => digits);
