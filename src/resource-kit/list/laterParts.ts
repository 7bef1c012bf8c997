import type { ReactNode } from 'react';
import type { Condition } from '#dataProvider/conditions.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import type { Field } from '#fields/field.ts';
import { AskButton } from '#resource-kit/ask/askButtonLater.ts';
import type { ListCard, Resource } from '#resource-kit/defineResource.ts';
import { isConditional } from '#resource-kit/list/conditions.ts';
import { filterName, searchName } from '#resource-kit/list/filterNames.ts';
import { isBelow } from '#ui/breakpoints.ts';
import { later } from '#ui/later.ts';
import { PageSelector } from '#ui/Pager.tsx';

// What a plain list does without: each comes with the first list that shows it.

export const TabbedList = later<
  'TabbedList',
  { resource: Resource; beside?: ReactNode; children: ReactNode }
>(() => import('#resource-kit/list/TabbedList.tsx'), 'TabbedList');
export const ChoiceFilter = later<
  'ChoiceFilter',
  { field: Field; value: string; onChange: (value: string) => void }
>(() => import('#resource-kit/list/ChoiceFilter.tsx'), 'ChoiceFilter');
export const ListConditions = later<
  'ListConditions',
  {
    fields: readonly Field[];
    onChange: (name: string, condition: Condition | undefined, how?: { replace: boolean }) => void;
  }
>(() => import('#resource-kit/list/ListConditions.tsx'), 'ListConditions');
const ticks = () => import('#resource-kit/list/Ticks.tsx');
export const RowTick = later<'RowTick', { record: ResourceRecord; name: string }>(ticks, 'RowTick');
export const PageTick = later<'PageTick', { records: readonly ResourceRecord[] }>(
  ticks,
  'PageTick',
);
export const BulkBar = later<'BulkBar', { resource: Resource }>(
  () => import('#resource-kit/list/BulkBar.tsx'),
  'BulkBar',
);
export const LookMenu = later<'LookMenu', { resource: Resource }>(
  () => import('#resource-kit/list/LookMenu.tsx'),
  'LookMenu',
);
export const ListTotals = later<'ListTotals', { resource: Resource }>(
  () => import('#resource-kit/list/ListTotals.tsx'),
  'ListTotals',
);
export const PageSizes = later<'PageSizes', { sizes: readonly number[] }>(
  () => import('#resource-kit/list/PageSizes.tsx'),
  'PageSizes',
);
export const ListOwnCards = later<
  'ListOwnCards',
  { resource: Resource; card: ListCard; at: number | null }
>(() => import('#resource-kit/list/ListOwnCards.tsx'), 'ListOwnCards');
export const ListCards = later<'ListCards', { resource: Resource; at: number | null }>(
  () => import('#resource-kit/list/ListCards.tsx'),
  'ListCards',
);

interface PanelProps {
  resource: Resource;
  anchor: HTMLElement | null;
  onClose: () => void;
}
export const ColumnsPanel = later<'ColumnsPanel', PanelProps>(
  () => import('#resource-kit/list/ColumnsPanel.tsx'),
  'ColumnsPanel',
);
export const ViewsPanel = later<'ViewsPanel', PanelProps>(
  () => import('#resource-kit/list/ViewsPanel.tsx'),
  'ViewsPanel',
);

/** Brings what a list is asked for by a press, for when the browser is idle. */
export async function bringMenus(): Promise<void> {
  await Promise.allSettled([ColumnsPanel.bring(), ViewsPanel.bring()]);
}

/** Brings a part that comes later. */
const brought = (part: unknown): unknown =>
  typeof part === 'function' && 'bring' in part && typeof part.bring === 'function'
    ? part.bring()
    : undefined;

/** Brings what a record is shown with where its declaration says so; what cannot be had is told where it is drawn. */
export const bringRowParts = ({ fields, asks }: Resource): Promise<unknown> =>
  Promise.allSettled([...fields.map(({ cell }) => brought(cell)), asks && AskButton.bring()]);

/**
 * Brings what the list of a resource shows at once, so that it is drawn whole: of the parts above, and of what its
 * declaration names. Never rejects: what cannot be had is told where it is drawn.
 */
export async function bringParts(resource: Resource): Promise<void> {
  const { tabs, fields, actions = {}, bulkBar, card, perPages } = resource;
  const { heading, filters, aside, frame, above, below } = resource;
  const choice = (field: Field): boolean =>
    searchName(field) === null && filterName(field) !== null && !isConditional(field);
  const ticked = bulkBar !== undefined || (actions.bulk?.length ?? 0) > 0;
  const own = [heading, filters, aside, frame, above, below, bulkBar, card?.Card];
  await Promise.allSettled([
    ...own.map(brought),
    bringRowParts(resource),
    tabs && TabbedList.bring(),
    fields.some(choice) && ChoiceFilter.bring(),
    fields.some(isConditional) && ListConditions.bring(),
    fields.some(({ total }) => total) && ListTotals.bring(),
    ticked && RowTick.bring(),
    ticked && PageTick.bring(),
    ticked && !bulkBar && BulkBar.bring(),
    card && LookMenu.bring(),
    card && ListOwnCards.bring(),
    perPages && PageSizes.bring(),
    resource.anyPage && PageSelector.bring(),
    // Narrow screens have cards.
    isBelow('md') && ListCards.bring(),
  ]);
}
