import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { type MailTemplate, mailTemplate } from '#contract/mail.ts';
import { useText } from '#i18n/useText.ts';
import { ListInDialog } from '#resource-kit/list/listPlace.tsx';
import { ListOf } from '#resource-kit/ResourceList.tsx';
import { mailTemplates } from '#resources/mail/templates/resource.ts';
import { trimInvisible } from '#rules/text.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { type Keeping, useKept } from '#ui/useKept.ts';
import { CsvUpload } from './CsvUpload.tsx';
import { SendMail } from './SendMail.tsx';
import { useCsvUpload } from './useCsvUpload.ts';

const DRAFT = 'bulk-mail';
const draftSchema = z.object({ template: mailTemplate.nullable(), filename: z.string() });
/** A mail as it is typed; what was sent stays in sight, but is no draft. */
interface TypedMail extends z.output<typeof draftSchema> {
  sent?: boolean;
}
const typedMail: Keeping<TypedMail> = {
  start: { template: null, filename: '' },
  isEmpty: ({ template, filename, sent = false }) => sent || (template === null && filename === ''),
  read: (kept) => draftSchema.safeParse(kept).data,
};

/** Bulk mail: upload a list of addresses, then send a template to it (MAIL-01). */
export function BulkMail() {
  const t = useText();
  const { value, restoredAt, change } = useKept(DRAFT, typedMail);
  const { template, filename } = value;
  const type = (part: Partial<TypedMail>) => change((now) => ({ ...now, ...part, sent: false }));
  const csv = useCsvUpload((name) => type({ filename: name }));
  return (
    <>
      <PageTitle title={t('mail.title')} />
      <UnsavedInput
        when={!typedMail.isEmpty(value) || (csv.file !== null && csv.state.kind !== 'done')}
        onDiscard={() => change(() => typedMail.start)}
      />
      <Block title={t('mail.csv')}>
        <CsvUpload {...csv} />
      </Block>
      <Block title={t('mail.send')}>
        <DraftNote at={restoredAt} onDiscard={() => change(() => typedMail.start)} />
        <ListInDialog>
          <ListOf resource={mailTemplates}>
            <SendMail
              template={template}
              filename={filename}
              list={csv.uploaded?.name === trimInvisible(filename) ? csv.uploaded.list : null}
              unsent={csv.file !== null && csv.state.kind !== 'done'}
              onTemplate={(next: MailTemplate | null) => type({ template: next })}
              onFilename={(next) => type({ filename: next })}
              onSent={() => change((now) => ({ ...now, sent: true }))}
            />
          </ListOf>
        </ListInDialog>
      </Block>
    </>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ mb: 2 }}>
      <CardContent>
        <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
