import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { useContext, useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import { MAIL_TEMPLATES_LIMIT } from '#contract/assumptions.ts';
import type { MailTemplate } from '#contract/mail.ts';
import type { Failure } from '#http/failure.ts';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useLocale, useText } from '#i18n/useText.ts';
import type { WholeMeta } from '#resource-kit/list/useWholeList.ts';
import { formatDate } from '#rules/dates.ts';
import { sameId } from '#rules/ids.ts';
import { trimInvisible } from '#rules/text.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { MoneyButton } from '#ui/MoneyButton.tsx';
import { Text } from '#ui/Text.tsx';
import { TimeZoneContext } from '#ui/TimeZone.ts';
import { sendMail } from './actions.ts';
import type { MailList } from './mailList.ts';
import { noteSent, sentAt } from './sentMail.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

/** How the last sending ended. */
type Ended = { kind: 'sent' } | { kind: 'refused' | 'unknown'; failure: Failure };

/** Choose template, of the list around, and file, confirm, send (MAIL-03..06). */
export function SendMail({
  template,
  filename: typed,
  list,
  unsent,
  onTemplate,
  onFilename,
  onSent,
}: {
  template: MailTemplate | null;
  filename: string;
  /** What the file of that name holds, where it was uploaded on this page. */
  list: MailList | null;
  /** The chosen file is not the one that was uploaded. */
  unsent: boolean;
  onTemplate: (template: MailTemplate | null) => void;
  onFilename: (filename: string) => void;
  onSent: () => void;
}) {
  const t = useText();
  const timeZone = useContext(TimeZoneContext);
  const locale = useLocale();
  const { meta, error: failed, isFetching, refetch } = useListContext();
  const error = failed as Failure | null;
  // As the service gave them: what is sent is compared with them.
  const templates = (meta as WholeMeta | undefined)?.answer as readonly MailTemplate[] | undefined;
  const { run, whyNot, running } = useAction(sendMail);
  const [ended, setEnded] = useState<Ended | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const filename = trimInvisible(typed);
  const offered = templates ?? [];
  // As it is now: what was chosen may have been changed since.
  const current = offered.find(({ id }) => sameId(id, template?.id)) ?? template;
  const batch = { template: current, filename, list };

  const send = async () => {
    setBefore(null);
    setEnded(null);
    const result = await run(batch, undefined);
    const wentOut = result.kind === 'confirmed' || result.kind === 'unknown';
    // Before it is told: whoever then leaves is reminded all the same.
    if (template && wentOut) await noteSent(String(template.id), filename);
    if (result.kind === 'confirmed') setEnded({ kind: 'sent' });
    else if (result.kind === 'refused' || result.kind === 'unknown') setEnded(result);
    if (result.kind === 'stopped') void refetch();
    if (template && result.kind === 'confirmed') onSent();
  };
  const press = async () => {
    const at = template && (await sentAt(String(template.id), filename));
    if (at === null) await send();
    else setBefore(at);
  };
  const unread = () => {
    if (templates) return null;
    return error && !isFetching
      ? ({ key: 'mail.templatesUnread' } as const)
      : ({ key: 'mail.templatesLoading' } as const);
  };
  const reason = unread() ?? whyNot(batch, undefined);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, maxWidth: 640 }}>
      {error && <Unread error={error} onRetry={() => void refetch()} />}
      <TemplatePicker
        templates={offered}
        value={template}
        hint={
          offered.length >= MAIL_TEMPLATES_LIMIT
            ? t('mail.templatesFull', { count: offered.length })
            : undefined
        }
        onPick={onTemplate}
      />
      <TextField
        label={t('mail.filename')}
        helperText={t('mail.filenameHint')}
        value={typed}
        onChange={(event) => onFilename(event.target.value)}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        sx={{ maxWidth: 480 }}
      />
      {unsent && filename !== '' && <Alert severity="warning">{t('mail.notUploaded')}</Alert>}
      {ended && <HowItEnded ended={ended} />}
      <Box>
        <MoneyButton
          mark="final"
          busy={running(batch)}
          reason={reason ? t(reason) : undefined}
          onClick={() => void press()}
        >
          {t('mail.sendButton')}
        </MoneyButton>
      </Box>
      <ConfirmDialog
        open={before !== null}
        tone="money"
        mark="final"
        title={t('mail.againTitle')}
        record={sendMail.record(batch)}
        lines={[
          t('mail.againLine', {
            when: formatDate(before, { timeZone, style: 'dateTime', locale }),
          }),
        ]}
        onNo={() => setBefore(null)}
        onYes={() => {
          setBefore(null);
          void send();
        }}
      />
    </Box>
  );
}

function Unread({ error, onRetry }: { error: Failure; onRetry: () => void }) {
  const t = useText();
  const say = useSay();
  const why = failureText(error);
  return (
    <ErrorState
      title={t('mail.templatesUnread')}
      message={say(why)}
      failure={error}
      onRetry={onRetry}
    />
  );
}

function HowItEnded({ ended }: { ended: Ended }) {
  const t = useText();
  const say = useSay();
  if (ended.kind === 'sent') return <Alert severity="success">{t('mail.sent')}</Alert>;
  const why = failureText(ended.failure);
  return (
    <Alert severity="error">
      <AlertTitle>{t('mail.notSent')}</AlertTitle>
      <Text value={say(why)} />
      {ended.kind === 'unknown' && <Box sx={{ pt: 0.5 }}>{t('mail.maybeSent')}</Box>}
    </Alert>
  );
}
