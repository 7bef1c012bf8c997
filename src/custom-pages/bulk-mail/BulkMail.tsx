import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { dropDraft, keepDraft, readDraft } from '#authProvider/drafts.ts';
import { type MailTemplate, mailTemplate } from '#contract/mail.ts';
import { useText } from '#i18n/useText.ts';
import { trimInvisible } from '#rules/text.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { CsvUpload } from './CsvUpload.tsx';
import { SendMail } from './SendMail.tsx';
import { useCsvUpload } from './useCsvUpload.ts';

const DRAFT = 'bulk-mail';
const draftSchema = z.object({ template: mailTemplate.nullable(), filename: z.string() });
type Draft = z.output<typeof draftSchema>;
const NOTHING: Draft = { template: null, filename: '' };

/** Bulk mail: upload a list of addresses, then send a template to it (MAIL-01). */
export function BulkMail() {
  const t = useText();
  const [draft, setDraft] = useState(() => draftSchema.safeParse(readDraft(DRAFT)).data ?? NOTHING);
  const [dirty, setDirty] = useState(false);
  const change = (part: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setDirty(true);
  };
  useEffect(() => {
    if (dirty) keepDraft(DRAFT, draft);
  }, [dirty, draft]);
  const forget = () => {
    setDirty(false);
    dropDraft(DRAFT);
  };
  const csv = useCsvUpload((name) => change({ filename: name }));
  const { template, filename } = draft;
  return (
    <>
      <PageTitle title={t('mail.title')} />
      <UnsavedInput
        when={dirty || (csv.file !== null && csv.state.kind !== 'done')}
        onDiscard={forget}
      />
      <Block title={t('mail.csv')}>
        <CsvUpload {...csv} />
      </Block>
      <Block title={t('mail.send')}>
        <SendMail
          template={template}
          filename={filename}
          list={csv.uploaded?.name === trimInvisible(filename) ? csv.uploaded.list : null}
          unsent={csv.file !== null && csv.state.kind !== 'done'}
          onTemplate={(next: MailTemplate | null) => change({ template: next })}
          onFilename={(next) => change({ filename: next })}
          onSent={forget}
        />
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
