import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useContext, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { type ExportColumn, isWhole, type ReadPage, type RowsRead, saveCsv } from './exportRows.ts';
import { later } from './later.ts';
import type { MissingRows as Missing } from './MissingRows.tsx';
import { ReasonTip } from './ReasonTip.tsx';
import { CompactTools, ToolButton } from './ToolButton.tsx';
import { type AllRows, useAllRows } from './useAllRows.ts';

const ReadingProgress = later<'ReadingProgress', { all: AllRows<unknown> }>(
  () => import('./ReadingProgress.tsx'),
  'ReadingProgress',
);
const MissingRows = later<'MissingRows', Parameters<typeof Missing>[0]>(
  () => import('./MissingRows.tsx'),
  'MissingRows',
);

/**
 * Saves all pages of a list as a CSV file, with progress and cancel. Where pages or rows are missing it says
 * so and saves nothing by itself; the file then has 'incomplete' in its name (UI-11, UI-16).
 */
export function ExportButton<Row>({
  file,
  columns,
  readPage,
  keyOf,
  reason,
}: {
  /** Name of the file without '.csv'. */
  file: string;
  columns: readonly ExportColumn<Row>[];
  readPage: ReadPage<Row>;
  keyOf: (row: Row) => string;
  /** Why nothing can be exported now. */
  reason?: string | undefined;
}) {
  const t = useText();
  const compact = useContext(CompactTools);
  const all = useAllRows({ readPage, keyOf });
  const [saved, setSaved] = useState<number | null>(null);

  const save = ({ rows }: RowsRead<Row>, name: string) => {
    saveCsv(name, columns, rows);
    setSaved(rows.length);
    all.reset();
  };
  const start = async (on?: boolean) => {
    setSaved(null);
    const read = await all.start(on);
    if (read && isWhole(read)) save(read, `${file}.csv`);
  };
  const missing = (all.phase === 'stopped' || all.phase === 'done') && !isWhole(all.read);
  const said =
    saved !== null
      ? t('ui.export.saved', { smart_count: saved })
      : all.phase === 'cancelled' && t('ui.export.cancelled');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        component="span"
        role="status"
        sx={{ typography: 'caption', color: 'text.secondary', '&:empty': { display: 'none' } }}
      >
        {said}
      </Box>
      {all.phase === 'reading' ? (
        <Box sx={{ width: 280, maxWidth: '100%' }}>
          <Suspense fallback={null}>
            <ReadingProgress all={all} />
          </Suspense>
        </Box>
      ) : compact && reason === undefined ? (
        <ToolButton
          icon={<FileDownloadOutlined />}
          label={t('ui.export.csv')}
          onClick={() => void start()}
        />
      ) : (
        <ReasonTip reason={reason}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileDownloadOutlined />}
            onClick={() => start()}
          >
            {t('ui.export.csv')}
          </Button>
        </ReasonTip>
      )}
      {missing && (
        <Suspense fallback={null}>
          <MissingRows
            read={all.read}
            onAgain={() => start(all.phase === 'stopped')}
            onTake={() => save(all.read, `${file}-incomplete.csv`)}
            take={t('ui.export.saveIncomplete')}
          />
        </Suspense>
      )}
    </Box>
  );
}
