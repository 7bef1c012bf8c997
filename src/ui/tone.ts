import type { Palette } from '@mui/material/styles';
import { foldCase } from '#rules/text.ts';

/** What a status means for the eye; the colours are `status.<tone>.text|background|border|mark`. */
export type Tone = keyof Palette['status'];

const TONES = new Map<string, Tone>([
  ['active', 'positive'],
  ['approved', 'positive'],
  ['verified', 'positive'],
  ['inactive', 'neutral'],
  ['completed', 'neutral'],
  ['declared', 'negative'],
  ['cancelled', 'negative'],
  ['rejected', 'negative'],
  ['pending', 'waiting'],
  ['new', 'info'],
  ['inprogress', 'info'],
  ['reconciled', 'info'],
]);

/** The tone of a status; undefined for one that we do not know, which shows in grey (UI-07, NET-11). */
export const toneOf = (status: string): Tone | undefined => TONES.get(foldCase(status));
