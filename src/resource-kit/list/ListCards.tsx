import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useListContext } from 'ra-core';
import { memo, useMemo } from 'react';
import { useSession } from '#authProvider/useSession.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf, type Field } from '#fields/field.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { hasRowActions, RowActions } from '#resource-kit/list/RowActions.tsx';
import { tinted, toneNameOf } from '#resource-kit/list/rowTone.ts';
import { mayTick } from '#resource-kit/list/ticking.ts';
import { TicksOfCards, useTick } from '#resource-kit/list/ticksOfCards.tsx';
import { useListView } from '#resource-kit/list/useListView.ts';
import { shownColumns, titlesOf } from '#resource-kit/list/view.ts';
import { linkedLists, RelatedLink } from '#resource-kit/record/RelatedLinks.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The rows of a resource as cards, for small screens: the person's columns, a tick for each (BNK-01, UI-11, UI-16). */
export function ListCards({ resource, at }: { resource: Resource; at: number | null }) {
  const label = useLabel();
  const { data = [] } = useListContext<ResourceRecord>();
  const [view] = useListView(resource);
  const fields = useMemo(() => shownColumns(resource.fields, view), [resource, view]);
  const titles = useMemo(() => titlesOf(resource, data, label), [resource, data, label]);
  return (
    <TicksOfCards>
      <Box component="ul" aria-label={label(resource.listName ?? resource.title)} sx={cardsSheet}>
        {data.map((record, place) => (
          <CardOf
            key={record.id}
            resource={resource}
            record={record}
            fields={fields}
            tickedAs={mayTick(resource, record) ? (titles.get(record.id) ?? '') : null}
            here={place === at}
          />
        ))}
      </Box>
    </TicksOfCards>
  );
}

/** Drawn again for its own record, and when the keys come to it or leave it (UI-13). `tickedAs`: null: it has no tick. */
const CardOf = memo(function CardOf({
  resource,
  record,
  fields,
  tickedAs,
  here,
}: {
  resource: Resource;
  record: ResourceRecord;
  fields: readonly Field[];
  tickedAs: string | null;
  here: boolean;
}) {
  const label = useLabel();
  // What a person may start is asked of the session while a card is drawn.
  useSession();
  return (
    <li className={here ? 'at' : undefined} data-row data-tone={toneNameOf(resource, record)}>
      {tickedAs !== null && <Tick record={record} name={tickedAs} />}
      <dl>
        {fields.map((field) => (
          <div key={columnOf(field)}>
            <dt>{label(field.label)}</dt>
            <dd className={field.type === 'audio' ? 'wide' : undefined}>
              <FieldCell field={field} record={record} />
            </dd>
          </div>
        ))}
      </dl>
      {linkedLists(resource).map((list) => (
        <div key={`${list.resource} ${list.by}`} className="linked">
          <RelatedLink list={list} record={record} />
        </div>
      ))}
      {hasRowActions(resource) && (
        <div className="actions">
          <RowActions resource={resource} record={record} />
        </div>
      )}
    </li>
  );
});

function Tick({ record, name }: { record: ResourceRecord; name: string }) {
  const t = useText();
  const [ticked, toggle] = useTick(record.id);
  return (
    <label>
      <input type="checkbox" className="tick-box" checked={ticked} onChange={toggle} />
      {t('resources.tick', { record: name })}
    </label>
  );
}

/** The look of the cards: one sheet for all of them. */
const cardsSheet = ({ palette, typography }: Theme) => ({
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '8px',
  listStyle: 'none',
  '& > li': {
    padding: '16px',
    overflow: 'hidden',
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.surface.border}`,
    borderRadius: '8px',
  },
  ...tinted(palette, '& > li'),
  '& > li.at': { outline: `2px solid ${palette.primary.main}` },
  '& > li > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    minHeight: 32,
    cursor: 'pointer',
    marginLeft: '-4px',
    marginBottom: '4px',
    ...typography.body2,
  },
  '& > li > dl': {
    margin: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
    columnGap: '16px',
    rowGap: '4px',
    ...typography.body2,
  },
  '& > li > dl > div': { display: 'contents' },
  '& > li dt': { color: palette.text.secondary },
  '& > li dd': { margin: 0, minWidth: 0 },
  // Below its name, over the whole card: a player needs the room.
  '& > li dd.wide': { gridColumn: '1 / -1' },
  '& > li > .linked': { marginTop: '4px' },
  '& > li > .actions': { marginTop: '8px' },
});
