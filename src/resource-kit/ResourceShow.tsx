import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import { columnOf, type Field } from '#fields/field.ts';
import { isShown } from '#fields/holds.ts';
import { LONGEST_NAME, shortName } from '#fields/names.ts';
import { problemText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sectionsOf } from '#resource-kit/form/sectionsOf.ts';
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
  const { rest, sections } = sectionsOf(
    resource.sections,
    resource.fields.filter((field) => field.show !== false && isShown(field, data)),
  );
  const problem = error ? problemText(error) : undefined;
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
          <CardContent>
            {rest.length > 0 && <Values fields={rest} record={data} />}
            {sections.map((section) => (
              <Box
                key={section.fields[0]?.source}
                component="section"
                sx={{ '&:not(:first-of-type), dl + &': { mt: 2 } }}
              >
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {label(section.label)}
                </Typography>
                <Values fields={section.fields} record={data} />
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

function Values({ fields, record }: { fields: readonly Field[]; record: ResourceRecord }) {
  const label = useLabel();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {fields.map((field) => (
        <Box key={columnOf(field)} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label(field.label)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <FieldCell field={field} record={record} full />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
