import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { type TextKey, useText } from '#i18n/useText.ts';
import { FileSize } from '#ui/FileSize.tsx';
import { VirtualList } from '#ui/VirtualList.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import type { Certificate } from './certificates.ts';

const textOf = ({ path }: Certificate) => path;
const keyOf = ({ key }: Certificate) => key;

/** The selected files, each with its folder, its size, what is odd about it, and Remove (TDS-01, TDS-02). */
export function CertificateList({
  list,
  twins,
  onRemove,
}: {
  list: readonly Certificate[];
  twins: ReadonlySet<string>;
  /** Absent while they are being sent. */
  onRemove?: (key: string) => void;
}) {
  const t = useText();
  return (
    <VirtualList
      label={t('tds.files')}
      items={list}
      keyOf={keyOf}
      textOf={textOf}
      height={49}
      box={520}
    >
      {(one) => (
        <Paper
          square
          elevation={0}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1.5,
            px: 1,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Place path={one.path} />
            {marksOf(one, twins).map((mark) => (
              <Box key={mark} sx={{ typography: 'caption', color: 'warning.main' }}>
                {t(mark)}
              </Box>
            ))}
          </Box>
          <FileSize bytes={one.file.size} />
          {onRemove && (
            <Button
              size="small"
              aria-label={t('tds.removeFile', { file: one.path })}
              onClick={() => onRemove(one.key)}
            >
              {t('tds.remove')}
            </Button>
          )}
        </Paper>
      )}
    </VirtualList>
  );
}

/** The folders small before the name; characters that hide or turn text are made visible. */
function Place({ path }: { path: string }) {
  const cut = path.lastIndexOf('/') + 1;
  return (
    <>
      {cut > 0 && (
        <Box component="bdi" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {visibleCharacters(path.slice(0, cut))}
        </Box>
      )}
      <Box component="bdi" sx={{ display: 'block', typography: 'body2' }}>
        {visibleCharacters(path.slice(cut))}
      </Box>
    </>
  );
}

function marksOf({ key, file, unreadable }: Certificate, twins: ReadonlySet<string>): TextKey[] {
  const marks: [boolean, TextKey][] = [
    [file.size === 0, 'tds.marks.empty'],
    [unreadable, 'tds.marks.unreadable'],
    [twins.has(key), 'tds.marks.twin'],
    [!/\.pdf$/i.test(file.name), 'tds.marks.notPdf'],
  ];
  return marks.filter(([applies]) => applies).map(([, mark]) => mark);
}
