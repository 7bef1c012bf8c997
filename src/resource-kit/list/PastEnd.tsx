import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { EmptyState } from '#ui/EmptyState.tsx';

/** A page past the end of which the last one could not be found, with a way back (UI-08). */
export function PastEnd({ page, toPage }: { page: number; toPage: (page: number) => void }) {
  const t = useText();
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
