import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { createContext, useContext } from 'react';
import type { ChunkFailure } from '#http/chunks.ts';
import { useText } from '#i18n/useText.ts';

/**
 * Who tells of a part that could not be had: it does itself, in its own place, or what is around it does, where it would
 * be told once per row.
 */
export const MissingPlace = createContext<'own' | 'around'>('own');

/** Stands for a part that could not be had (NET-09). */
export function MissingPart({ failure }: { failure: ChunkFailure }) {
  if (useContext(MissingPlace) === 'around') throw failure;
  return <ChunkAlert failure={failure} />;
}

/** The same for what must not be left out of what is around it: a field of a form. */
export function MissingField({ failure }: { failure: ChunkFailure }): never {
  throw failure;
}

/** Names the part that could not be had, and why; offers to load the console anew (NET-09). */
export function ChunkAlert({ failure: { chunk, reason } }: { failure: ChunkFailure }) {
  const t = useText();
  return (
    <Alert severity="error" action={<ReloadButton />}>
      <AlertTitle>{t('layout.chunkFailed', { id: chunk })}</AlertTitle>
      <div>{t('layout.chunkReason', { reason: t(`layout.chunkReasons.${reason}`) })}</div>
      <div>{t('layout.newVersion')}</div>
    </Alert>
  );
}

export function ReloadButton() {
  const t = useText();
  return (
    <Button color="inherit" size="small" onClick={() => location.reload()}>
      {t('layout.reload')}
    </Button>
  );
}
