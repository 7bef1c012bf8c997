import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { failureText } from '#http/failureText.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import { DropZone } from '#ui/DropZone.tsx';
import { FileSize } from '#ui/FileSize.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { CsvPreview } from './CsvPreview.tsx';
import type { Look, UploadState, useCsvUpload } from './useCsvUpload.ts';

const CSV = { 'text/csv': ['.csv'] };

/** Choose a list of addresses, look at it, upload it (MAIL-02, MAIL-05). */
export function CsvUpload({
  file,
  look,
  state,
  reason,
  rechecking,
  choose,
  checkColumn,
  upload,
  cancel,
}: ReturnType<typeof useCsvUpload>) {
  const t = useText();
  const uploading = state.kind === 'uploading';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <DropZone
        label={t('mail.drop')}
        hint={t('mail.dropHint')}
        accept={CSV}
        multiple={false}
        disabled={uploading}
        onFiles={([next]) => void choose(next ?? null)}
      />
      {file && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Box component="bdi" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
            {visibleCharacters(file.name)}
          </Box>
          <FileSize bytes={file.size} />
          {!uploading && (
            <Button size="small" onClick={() => void choose(null)}>
              {t('mail.removeFile')}
            </Button>
          )}
        </Box>
      )}
      {file && look && (
        <Looked
          look={look}
          name={file.name}
          rechecking={rechecking}
          locked={uploading}
          onColumn={(column) => void checkColumn(column)}
        />
      )}
      <Ended state={state} />
      {uploading ? (
        <ProgressBar
          label={
            state.share < 1 ? t('mail.uploading', { file: file?.name ?? '' }) : t('mail.waiting')
          }
          share={state.share < 1 ? state.share : undefined}
          onCancel={cancel}
        />
      ) : (
        <Box>
          <ReasonTip reason={reason ? t(reason) : undefined}>
            <Button variant="contained" onClick={() => void upload()}>
              {t('mail.upload')}
            </Button>
          </ReasonTip>
        </Box>
      )}
    </Box>
  );
}

function Looked({
  look,
  name,
  rechecking,
  locked,
  onColumn,
}: {
  look: Look;
  name: string;
  rechecking: boolean;
  locked: boolean;
  onColumn: (column: number) => void;
}) {
  const t = useText();
  switch (look.kind) {
    case 'looking':
      return <ProgressBar label={t('mail.looking', { file: name })} share={look.share} />;
    case 'refused':
      return <Alert severity="error">{t(`mail.refused.${look.why}`)}</Alert>;
    case 'gone':
      return <Alert severity="error">{t('mail.gone')}</Alert>;
    case 'broken':
      return <Alert severity="warning">{t('mail.broken')}</Alert>;
    case 'list':
      return (
        <CsvPreview
          list={look.list}
          whole={look.whole}
          rechecking={rechecking}
          locked={locked}
          onColumn={onColumn}
        />
      );
  }
}

function Ended({ state }: { state: UploadState }): ReactNode {
  const t = useText();
  const say = useSay();
  if (state.kind === 'done') return <Alert severity="success">{t('mail.uploaded')}</Alert>;
  if (state.kind === 'idle')
    return state.cancelled && <Alert severity="warning">{t('mail.uploadCancelled')}</Alert>;
  if (state.kind !== 'failed') return null;
  const why = failureText(state.failure);
  return (
    <Alert severity="error">
      <AlertTitle>{t('mail.uploadFailed')}</AlertTitle>
      <Text value={say(why)} />
    </Alert>
  );
}
