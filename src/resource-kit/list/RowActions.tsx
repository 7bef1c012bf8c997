import { Suspense, useContext } from 'react';
import { useLocation, useParams } from 'react-router';
import { mayAccess } from '#authProvider/access.ts';
import { useSession } from '#authProvider/useSession.ts';
import { idAsRead } from '#dataProvider/records.ts';
import type { FormAction, ResourceRecord } from '#dataProvider/resourceData.ts';
import { useText } from '#i18n/useText.ts';
import { addressOf } from '#resource-kit/addresses.ts';
import { AskButton } from '#resource-kit/ask/askButtonLater.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { cloneQuery } from '#resource-kit/form/startedWith.ts';
import { useListPlace } from '#resource-kit/list/listPlace.tsx';
import { RowSubject } from '#resource-kit/list/rowSubject.ts';
import { useRowFocus } from '#resource-kit/list/useRowFocus.ts';
import { OF_LIST } from '#resource-kit/record/useNeighbours.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { SmallLink } from '#ui/SmallButton.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** Does a list of this resource need a column for what this person can do with a row? */
export function hasRowActions(resource: Resource): boolean {
  const { actions = {}, shows = false, recordRoute, clone } = resource;
  return Boolean(
    shows ||
      recordRoute ||
      actions.row?.length ||
      mayStart(actions.edit) ||
      actions.remove ||
      (clone && mayStart(actions.create)),
  );
}

/** May this person open the form of this action? */
const mayStart = (form: FormAction | undefined): boolean =>
  form !== undefined && mayAccess({ action: form.name });

/** What can be done with one record, always in the same order: its own actions, show, edit, delete. */
export function RowActions({
  resource,
  record,
  onPage = false,
}: {
  resource: Resource;
  record: ResourceRecord;
  /** On the record's own page, which needs no link to itself. */
  onPage?: boolean;
}) {
  const t = useText();
  const label = useLabel();
  const { pathname, search: query } = useLocation();
  const { inDialog } = useListPlace();
  // A list on another page leads back there, and its filters are not those of the address.
  const search = inDialog ? '' : query;
  const state = inDialog ? { back: `${pathname}${query}` } : undefined;
  const params = useParams();
  const own = resource.recordRoute
    ? addressOf(resource, 'show', { ...params, id: String(idAsRead(record)) })
    : null;
  // What may be started is asked of the session while this is drawn.
  useSession();
  const ref = useRowFocus();
  const subject = useContext(RowSubject)(record as never) as ResourceRecord;
  const { row = [], edit, remove, create } = resource.actions ?? {};
  return (
    <div ref={ref} data-row-actions className="row-actions">
      {row.map((action) => {
        const asked = resource.asks?.[action.name];
        return asked ? (
          <Suspense key={action.name} fallback={null}>
            <AskButton action={action} record={record} fields={asked} />
          </Suspense>
        ) : (
          <ActionButton
            key={action.name}
            action={action}
            subject={subject}
            extra={undefined}
            inRow
          />
        );
      })}
      {own !== null && (
        <SmallLink to={own}>
          {resource.recordLabel ? label(resource.recordLabel) : t('resources.open')}
        </SmallLink>
      )}
      {resource.shows && !onPage && (
        <SmallLink
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/show`, search }}
          state={state ?? OF_LIST}
        >
          {t('resources.show')}
        </SmallLink>
      )}
      {mayStart(edit) && (
        <SmallLink
          to={{ pathname: `${resource.route}/${encodeURIComponent(record.id)}/edit`, search }}
          state={state}
        >
          {t('resources.edit')}
        </SmallLink>
      )}
      {resource.clone && mayStart(create) && (
        <SmallLink
          to={{ pathname: `${resource.route}/create`, search: cloneQuery(record.id) }}
          state={state}
        >
          {t('records.clone')}
        </SmallLink>
      )}
      {remove && <ActionButton action={remove} subject={record} extra={undefined} danger />}
    </div>
  );
}
