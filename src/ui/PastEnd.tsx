import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useText } from '#i18n/useText.ts';
import { CardSkeleton } from './CardSkeleton.tsx';
import { EmptyState } from './EmptyState.tsx';
import { LoadingText } from './LoadingText.tsx';
import type { Past } from './usePagedRead.ts';

/** Stands for a page past the end while the last one is looked for, or with a way back (UI-08). */
export function PastEnd({
  past,
  page,
  toPage,
  outline,
}: {
  past: Past;
  page: number;
  toPage: (page: number) => void;
  /** Of what comes; cards by default. */
  outline?: ReactNode;
}) {
  const t = useText();
  if (past === 'looking') return <LoadingText>{outline ?? <CardSkeleton count={3} />}</LoadingText>;
  return (
    <EmptyState
      title={t('ui.pager.none', { page })}
      action={
        <Button variant="outlined" onClick={() => toPage(1)}>
          {t('ui.pager.first')}
        </Button>
      }
    />
  );
}
