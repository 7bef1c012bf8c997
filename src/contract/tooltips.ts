import { z } from 'zod';
import { acknowledgement, id, rows, shownId, text } from './codecs.ts';
import { endpoint } from './endpoint.ts';

/** A tooltip of the native app. `id` is the element it belongs to. */
export const tooltip = z.looseObject({ _id: id, id: shownId, activity_name: text, message: text });
export type Tooltip = z.output<typeof tooltip>;

const typed = z.object({
  id,
  activity_name: z.string().optional(),
  message: z.string().optional(),
});

/** All tooltips. */
export const listTooltips = endpoint({
  service: 'auth',
  method: 'GET',
  path: 'native-android/tooltips',
  answer: z.looseObject({ result: z.looseObject({ tooltips: rows(tooltip, null) }) }),
  effect: 'read',
});

/** Adds a tooltip. */
export const addTooltip = endpoint({
  service: 'auth',
  method: 'POST',
  path: 'native-android/tooltips',
  body: typed,
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listTooltips],
});

/** Changes a tooltip. */
export const editTooltip = endpoint({
  service: 'auth',
  method: 'PUT',
  path: 'native-android/tooltips/{_id}',
  body: typed,
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listTooltips],
});

/** Deletes a tooltip. */
export const removeTooltip = endpoint({
  service: 'auth',
  method: 'DELETE',
  path: 'native-android/tooltips/{_id}',
  answer: acknowledgement,
  effect: 'write',
  touches: () => [listTooltips],
});
