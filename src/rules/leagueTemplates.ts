import { hasId } from './ids.ts';
import type { Reason } from './reason.ts';
import { isBlank } from './text.ts';
import { parseTyped } from './typedNumber.ts';

/** What is typed in the 'create new league' form (PRD-06). */
export interface LeagueTemplateForm {
  readonly entry: string;
  readonly max_entries: string;
}

export const EMPTY_LEAGUE_TEMPLATE: LeagueTemplateForm = { entry: '', max_entries: '' };

const readEntry = (form: LeagueTemplateForm) => parseTyped(form.entry, { integer: true, min: 0 });
const readSlots = (form: LeagueTemplateForm) =>
  parseTyped(form.max_entries, { integer: true, min: 1 });

/** Confirm is disabled while either field is empty (PRD-06). */
export const isLeagueTemplateFilled = (form: LeagueTemplateForm): boolean =>
  !isBlank(form.entry) && !isBlank(form.max_entries);

/** What is wrong with each field: entry a whole number from 0 (rupees), max slot one from 1 (PRD-06). */
export function leagueTemplateErrors(
  form: LeagueTemplateForm,
): Partial<Record<keyof LeagueTemplateForm, Reason>> {
  const entry = readEntry(form);
  const slots = readSlots(form);
  return {
    ...(entry.ok ? {} : { entry: entry.reason }),
    ...(slots.ok ? {} : { max_entries: slots.reason }),
  };
}

/** The template as it is sent; null while something is wrong with the form. */
export function toLeagueTemplate(
  form: LeagueTemplateForm,
): { entry: number; max_entries: number } | null {
  const entry = readEntry(form);
  const slots = readSlots(form);
  return entry.ok && slots.ok ? { entry: entry.value, max_entries: slots.value } : null;
}

/** A template can be added to a question when its entry and slots are there to be sent on. */
export const isFit = (template: { readonly entry?: unknown; readonly max_entries?: unknown }) =>
  hasId(template.entry) && hasId(template.max_entries);
