import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { DropZone } from '#ui/DropZone.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { fileSize } from '#ui/FileSize.tsx';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Toolbar } from '#ui/Toolbar.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { CertificateList } from './CertificateList.tsx';
import { isSendable, LARGEST, sizeOf, twinsOf } from './certificates.ts';
import { Ended } from './Ended.tsx';
import { Notices } from './Notices.tsx';
import { useTdsUpload } from './useTdsUpload.ts';

/** Tax certificates: choose a folder or files, look through them, upload all together (TDS-01, TDS-02). */
export function TdsUpload() {
  const t = useText();
  const { phase, list, ...tds } = useTdsUpload();
  const [asking, setAsking] = useState(false);
  const summary = useRef<HTMLHeadingElement>(null);
  const sendable = useMemo(() => list.filter(isSendable), [list]);
  const twins = useMemo(() => twinsOf(sendable), [sendable]);
  const uploading = phase.kind === 'uploading';
  const cancelled = phase.kind === 'idle' && phase.cancelled === true;
  const size = (files: typeof list) => ({
    smart_count: files.length,
    size: fileSize(sizeOf(files)),
  });
  const start = () => (twins.size > 0 ? setAsking(true) : void tds.upload());

  if (phase.kind === 'success' || phase.kind === 'error')
    return (
      <>
        <PageTitle title={t('tds.title')} />
        <UnsavedInput
          when={list.length > 0}
          line={t(phase.kind === 'error' && phase.unknown ? 'tds.leaveUnknown' : 'tds.leave')}
        />
        <Ended
          phase={phase}
          reason={tds.reason ? t(tds.reason) : undefined}
          onBack={tds.back}
          onAgain={() => void tds.upload()}
        />
      </>
    );
  return (
    <>
      <PageTitle title={t('tds.title')} />
      <UnsavedInput
        when={list.length > 0}
        line={t(uploading ? 'tds.leaveUploading' : cancelled ? 'tds.leaveUnknown' : 'tds.leave')}
      />
      <DropZone
        folders
        label={t('tds.drop')}
        hint={t(uploading ? 'tds.dropLater' : 'tds.dropHint')}
        maxSize={LARGEST}
        disabled={uploading}
        onFiles={tds.add}
      />
      <Toolbar
        label={t('tds.files')}
        actions={
          !uploading && (
            <>
              {list.length > 0 && (
                <Button variant="outlined" onClick={tds.removeAll}>
                  {t('tds.removeAll')}
                </Button>
              )}
              <ReasonTip
                reason={
                  tds.reason ? t(tds.reason) : tds.busy ? t('actions.alreadyRunning') : undefined
                }
              >
                <Button variant="contained" onClick={start}>
                  {t('tds.upload')}
                </Button>
              </ReasonTip>
            </>
          )
        }
      >
        <Typography ref={summary} variant="h2" tabIndex={-1} sx={{ '&:focus': { outline: 0 } }}>
          {t('tds.count', size(list))}
        </Typography>
      </Toolbar>
      {uploading && (
        <ProgressBar
          label={
            phase.share === null
              ? t('tds.looking')
              : phase.share < 1
                ? t('tds.uploading', { smart_count: sendable.length })
                : t('tds.sent')
          }
          share={phase.share !== null && phase.share < 1 ? phase.share : undefined}
          onCancel={tds.cancel}
        />
      )}
      <Notices addition={tds.addition} list={list} twins={twins} cancelled={cancelled} />
      <Box sx={{ pt: 1 }}>
        {list.length === 0 ? (
          <EmptyState title={t('tds.none')} message={t('tds.noneHint')} />
        ) : (
          <CertificateList
            list={list}
            twins={twins}
            {...(!uploading && {
              onRemove: (key: string) => {
                tds.remove(key);
                summary.current?.focus();
              },
            })}
          />
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title={t('tds.confirmTitle')}
        record={t('tds.confirmGo', size(sendable))}
        lines={[t('tds.twins', { smart_count: twins.size }), t('tds.twinsHint')]}
        onNo={() => setAsking(false)}
        onYes={() => {
          setAsking(false);
          void tds.upload();
        }}
      />
    </>
  );
}
