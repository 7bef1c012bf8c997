import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { FieldCell } from '#fields/FieldCell.tsx';
import type { Field } from '#fields/field.ts';
import { isShown } from '#fields/holds.ts';
import { nameOf } from '#fields/reference.tsx';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import type { Resource } from '#resource-kit/defineResource.ts';
import { sectionsOf } from '#resource-kit/form/sectionsOf.ts';
import { RowActions } from '#resource-kit/list/RowActions.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { plainText } from '#ui/plainText.ts';
import { useLabel } from '#ui/useLabel.ts';

/** The page of one record: every field, and what can be done with it. */
export function ResourceShow({ resource }: { resource: Resource }) {
  const say = useSay();
  const label = useLabel();
  const { id = '' } = useParams();
  const read = useGetOne<ResourceRecord>(resource.resource, { id });
  const { data, error, refetch, isFetching } = read;
  const one = label(resource.one ?? resource.title);
  const name = data ? (plainText(nameOf(data)) ?? id) : id;
  const { rest, sections } = sectionsOf(
    resource.sections,
    resource.fields.filter((field) => field.show !== false && isShown(field, data)),
  );
  const problem = error instanceof Failure ? failureText(error) : error?.message;
  return (
    <>
      <PageTitle
        title={`${one} ${name}`}
        actions={data && <RowActions resource={resource} record={data} />}
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
            <Values fields={rest} record={data} />
            {sections.map((section) => (
              <Box key={section.fields[0]?.source} component="section" sx={{ mt: 2 }}>
                <Typography variant="h2" sx={{ mb: 1 }}>
                  {label(section.label)}
                </Typography>
                <Values fields={section.fields} record={data} />
              </Box>
            ))}
          </CardContent>
        </Card>
      )}
    </>
  );
}

function Values({ fields, record }: { fields: readonly Field[]; record: ResourceRecord }) {
  const label = useLabel();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      {fields.map((field) => (
        <Box key={field.source} sx={{ minWidth: 0 }}>
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
