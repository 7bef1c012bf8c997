import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { Form, useGetOne } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAction } from '#actions/useAction.ts';
import type { ResourceRecord } from '#dataProvider/resourceData.ts';
import { kindOf } from '#fields/kinds.ts';
import { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useText } from '#i18n/useText.ts';
import type { FormAction, FormValues, Resource } from '#resources/defineResource.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { LoadingText } from '#ui/LoadingText.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The form of a declared resource: a new record, or the one in the address. */
export function ResourceForm({ resource }: { resource: Resource }) {
  const { id } = useParams();
  const { create, edit } = resource.actions ?? {};
  if (id !== undefined && edit) return <EditForm resource={resource} id={id} action={edit} />;
  return create ? <TypedForm resource={resource} record={undefined} action={create} /> : null;
}

function EditForm({
  resource,
  id,
  action,
}: {
  resource: Resource;
  id: string;
  action: FormAction;
}) {
  const t = useText();
  const { data, error, refetch, isFetching } = useGetOne<ResourceRecord>(resource.resource, { id });
  if (data) return <TypedForm resource={resource} record={data} action={action} />;
  if (!error)
    return (
      <LoadingText>
        <CardSkeleton count={1} />
      </LoadingText>
    );
  const text = error instanceof Failure ? failureText(error) : error.message;
  return (
    <ErrorState
      message={typeof text === 'string' ? text : t(text)}
      onRetry={() => refetch()}
      retrying={isFetching}
    />
  );
}

function TypedForm({
  resource,
  record,
  action,
}: {
  resource: Resource;
  record: ResourceRecord | undefined;
  action: FormAction;
}) {
  const t = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const { run, whyNot, running } = useAction(action);
  const [problem, setProblem] = useState<string | null>(null);
  const [subject] = useState<ResourceRecord>(record ?? { id: '' });
  const one = label(resource.one ?? resource.title);
  const reason = whyNot(subject, {});
  const submit = async (values: FormValues) => {
    setProblem(null);
    const result = await run(subject, values);
    if (result.kind === 'confirmed') return void navigate(resource.route);
    if ('failure' in result) {
      const text = failureText(result.failure);
      setProblem(typeof text === 'string' ? text : t(text));
    }
  };
  return (
    <>
      <PageTitle title={t(record ? 'resources.editOne' : 'resources.addNew', { one })} />
      <Card sx={{ maxWidth: 640 }}>
        <CardContent>
          <Form
            {...(record && { record })}
            onSubmit={submit}
            warnWhenUnsavedChanges
            resource={resource.resource}
          >
            <Box sx={{ display: 'grid', gap: 1 }}>
              {resource.fields
                .filter(({ form }) => form !== false)
                .map((field) => {
                  const { Input } = kindOf(field.type);
                  return <Input key={field.source} field={field} />;
                })}
            </Box>
            {problem && (
              <Alert severity="error" role="alert" sx={{ mb: 2 }}>
                {problem}
              </Alert>
            )}
            {reason && (
              <Alert severity="info" sx={{ mb: 2 }}>
                {t(reason)}
              </Alert>
            )}
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Button
                type="submit"
                variant="contained"
                disabled={reason !== null || running(subject)}
              >
                {t('common.save')}
              </Button>
              <Button component={Link} to={resource.route}>
                {t('common.cancel')}
              </Button>
            </Box>
          </Form>
        </CardContent>
      </Card>
    </>
  );
}
