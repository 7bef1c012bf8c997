import { useListContext } from 'ra-core';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { OF_LIST } from '#resource-kit/record/useNeighbours.ts';

const CONTROLS = 'a, button, input, label, select, textarea, audio, summary, [role=button]';

/**
 * A press on a row opens its record or its form, where the declaration says so (CFG-12); not one on a control in it,
 * nor one that marks text. With keys the row's links do the same. Undefined: rows are not pressed.
 */
export function useRowClick({
  rowClick = 'none',
  ...resource
}: Resource): ((event: MouseEvent) => void) | undefined {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { inDialog } = useListPlace();
  const { data = [] } = useListContext<ResourceRecord>();
  if (rowClick === 'none') return undefined;
  return ({ target }) => {
    if (!(target instanceof Element) || target.closest(CONTROLS)) return;
    if (getSelection()?.toString()) return;
    const row = target.closest('tbody tr');
    const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1;
    const record = data[place];
    if (!record) return;
    const view = rowClick === 'record' ? 'show' : 'edit';
    const to = addressOf(resource, view, { id: String(record.id) });
    if (to === null) return;
    void navigate(`${to}${inDialog ? '' : search}`, {
      state: inDialog ? { back: `${pathname}${search}` } : OF_LIST,
    });
  };
}
