import { useText } from '#i18n/useText.ts';
import { ProgressBar } from './ProgressBar.tsx';
import type { AllRows } from './useAllRows.ts';

/** How many pages of a list have been read, with the way out (UI-16). */
export function ReadingProgress<Row>({ all }: { all: AllRows<Row> }) {
  const t = useText();
  const { pages, next } = all.read;
  const page = next ?? pages ?? 1;
  const label =
    pages === null
      ? t('ui.export.reading', { page })
      : t('ui.export.readingOf', { page: Math.min(page, pages), pages });
  return (
    <ProgressBar
      label={label}
      share={pages === null || pages === 0 ? undefined : (page - 1) / pages}
      onCancel={all.cancel}
    />
  );
}
