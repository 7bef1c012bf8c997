import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useGetOne } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { givenIn } from '#resource-kit/form/givenIn.ts';
import { RecordForm } from '#resource-kit/form/RecordForm.tsx';
import { clonedIn } from '#resource-kit/form/startedWith.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The page with the form of a declared resource: a new record, or the one in the address. */
export function ResourceForm({ resource }: { resource: Resource }) {
  return (
    <>
      <PageTitle title={useFormTitle(resource)} />
      <Card sx={{ maxWidth: 640 }}>
        <CardContent>
          <FormInAddress resource={resource} />
        </CardContent>
      </Card>
    </>
  );
}

/** What the form in the address is called: 'Add tooltip', 'Edit tooltip'. */
export function useFormTitle(resource: Resource): string {
  const t = useText();
  const label = useLabel();
  const { id } = useParams();
  const [query] = useSearchParams();
  const one = label(resource.one ?? resource.title);
  if (id !== undefined) return t('resources.editOne', { one });
  if (resource.clone && clonedIn(query) !== null) return t('records.cloneOne', { one });
  return resource.add ? label(resource.add) : t('resources.addNew', { one });
}

/** The form of the record in the address, or of a new one; what a new one starts with may be in the address too. */
export function FormInAddress({ resource }: { resource: Resource }) {
  const { id } = useParams();
  const [query] = useSearchParams();
  const { create, edit } = resource.actions ?? {};
  if (id !== undefined)
    return edit ? (
      <ReadRecord key={id} resource={resource} id={id}>
        {(record) => <RecordForm resource={resource} record={record} action={edit} />}
      </ReadRecord>
    ) : null;
  if (!create) return null;
  const given = givenIn(query, resource.fields);
  const cloned = resource.clone ? clonedIn(query) : null;
  const form = (from?: ResourceRecord) => (
    <RecordForm
      key={`${JSON.stringify(given)} ${cloned}`}
      resource={resource}
      record={undefined}
      action={create}
      given={given}
      cloned={from}
    />
  );
  return cloned === null ? (
    form()
  ) : (
    <ReadRecord key={cloned} resource={resource} id={cloned}>
      {form}
    </ReadRecord>
  );
}

/**
 * Under a key of its own and not kept: react-admin puts rows of lists under the plain one, and a form that
 * starts with an old row would undo what a colleague saved since (UI-10).
 */
const FRESH = { meta: { for: 'form' }, gcTime: 0 } as const;

/** A record as it is now, for a form. */
function ReadRecord({
  resource,
  id,
  children,
}: {
  resource: Resource;
  id: string;
  children: (record: ResourceRecord) => ReactNode;
}) {
  const say = useSay();
  const read = useGetOne<ResourceRecord>(
    resource.resource,
    { id, meta: FRESH.meta },
    { gcTime: FRESH.gcTime },
  );
  const { error, refetch, isFetching } = read;
  const [opened] = useState(Date.now);
  // A form that was left a moment ago may have its read still.
  const data = read.dataUpdatedAt >= opened ? read.data : undefined;
  const problem = error ? problemText(error) : undefined;
  if (!data && problem === undefined)
    return (
      <LoadingText read={read}>
        <CardSkeleton count={1} />
      </LoadingText>
    );
  return (
    <>
      {problem !== undefined && (
        <ErrorState
          message={say(problem)}
          failure={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {data && children(data)}
    </>
  );
}
