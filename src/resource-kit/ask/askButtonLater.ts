import type { RecordAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { later } from '#ui/later.ts';
import { ReloadButton } from '#ui/MissingPart.tsx';

/** The button of an action that asks for something first; it comes with the first record that has one. */
export const AskButton = later<
  'AskButton',
  { action: RecordAction; record: ResourceRecord; fields: readonly Field[] }
>(() => import('#resource-kit/ask/AskButton.tsx'), 'AskButton', { otherwise: ReloadButton });
