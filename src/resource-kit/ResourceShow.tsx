import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf } from '#fields/field.ts';
import { LONGEST_NAME, shortName } from '#fields/names.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { RowActions } from '#resource-kit/list/RowActions.tsx';
import { Neighbours } from '#resource-kit/record/Neighbours.tsx';
import { useRecordHeading } from '#resource-kit/recordName.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { later } from '#ui/later.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useNoteRecord } from '#ui/recent.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

const RelatedLists = later<'RelatedLists', { resource: Resource; record: ResourceRecord }>(
  () => import('#resource-kit/record/RelatedLists.tsx'),
  'RelatedLists',
);

/** The page of one record: every field, and what can be done with it. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const say = useSay();
  const label = useLabel();
  const { id = '' } = useParams();
  const read = useGetOne<ResourceRecord>(resource.resource, { id });
  const { data, error, refetch, isFetching } = read;
  const headingOf = useRecordHeading(resource);
  const heading = data ? headingOf(data) : `${label(resource.one ?? resource.title)} ${id}`;
  const short = shortName(heading);
  const { pathname } = useLocation();
  useNoteRecord(resource.name, id, data ? short : null, pathname);
  const problem = error instanceof Failure ? failureText(error) : error?.message;
  return (
    <>
      <PageTitle
        title={short}
        note={short !== heading && <Text value={heading} limit={LONGEST_NAME} />}
        actions={
          <>
            <Neighbours resource={resource} id={id} />
            {data && <RowActions resource={resource} record={data} onPage />}
          </>
        }
      />
      {!data && problem !== undefined && (
        <ErrorState
          message={say(problem)}
          failure={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      )}
      {!data && problem === undefined && (
        <LoadingText read={read}>
          <CardSkeleton count={1} />
        </LoadingText>
      )}
      {data && (
        <Card sx={{ maxWidth: 720 }}>
          <CardContent component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
            {resource.fields
              .filter(({ show }) => show !== false)
              .map((field) => (
                <Box key={columnOf(field)}>
                  <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                    {label(field.label)}
                  </Box>
                  <Box component="dd" sx={{ m: 0 }}>
                    <FieldCell field={field} record={data} />
                  </Box>
                </Box>
              ))}
          </CardContent>
        </Card>
      )}
      {data && resource.related && (
        <Suspense fallback={<CardSkeleton count={1} />}>
          <RelatedLists key={id} resource={resource} record={data} />
        </Suspense>
      )}
    </>
  );
}
