import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { ErrorCode, type FileRejection, useDropzone } from 'react-dropzone';
import { type Text, useText } from '#i18n/useText.ts';
import { filesOf, pathOf } from './pickedFiles.ts';
import { visibleCharacters } from './visibleCharacters.ts';
import { withKeys } from './withKeys.ts';

/** A file that was not taken, and why. */
export interface RefusedFile {
  path: string;
  reasons: readonly Text[];
}

/** Names shown of many that were not taken. */
const SHOWN = 5;

/**
 * Takes files by drop or by dialog, with `folders` whole folders too, and says why it does not take one
 * (UI-03). No limit of size and any number by default. `accept` as in react-dropzone: type to endings.
 */
export function DropZone({
  label,
  hint,
  accept,
  minSize = 0,
  maxSize = Number.POSITIVE_INFINITY,
  multiple = true,
  folders = false,
  disabled = false,
  onFiles,
}: {
  /** What belongs here: 'Drop certificates here'. */
  label: string;
  hint?: string;
  accept?: Record<string, string[]>;
  /** In bytes. */
  minSize?: number;
  maxSize?: number;
  multiple?: boolean;
  folders?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const t = useText();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const [cancelled, setCancelled] = useState(false);
  const unreadNow = useRef<string[]>([]);

  const limits = { accept: Object.values(accept ?? {}).flat(), minSize, maxSize };
  const options = {
    ...(accept && { accept }),
    minSize,
    maxSize,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    getFilesFromEvent: async (event: unknown) => {
      const { files, unread: unopened } = await filesOf(event);
      unreadNow.current = unopened;
      return files;
    },
    onDrop: (files: File[], rejections: FileRejection[]) => {
      setCancelled(false);
      setUnread(unreadNow.current);
      setRefused(rejections.map((rejection) => refusal(rejection, limits)));
      if (files.length > 0) onFiles(files);
    },
    onFileDialogCancel: () => setCancelled(true),
  };
  const zone = useDropzone(options);
  const folder = useDropzone({ ...options, multiple: true, preventDropOnDocument: false });
  const open = (which: typeof zone) => () => {
    setCancelled(false);
    which.open();
  };

  return (
    <Box>
      <Box
        {...zone.getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1 })}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1.5,
          p: 2,
          border: '1px dashed',
          borderColor: zone.isDragActive ? 'primary.main' : 'divider',
          borderRadius: 1,
          bgcolor: zone.isDragActive ? 'action.hover' : 'background.paper',
        }}
      >
        <input {...zone.getInputProps({ 'aria-label': label })} />
        {folders && (
          <input
            {...folder.getInputProps({ 'aria-label': t('ui.drop.folder'), webkitdirectory: '' })}
          />
        )}
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ typography: 'body1' }}>{label}</Box>
          {hint && <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{hint}</Box>}
        </Box>
        <Button variant="outlined" disabled={disabled} onClick={open(zone)}>
          {t(multiple ? 'ui.drop.files' : 'ui.drop.file')}
        </Button>
        {folders && (
          <Button variant="outlined" disabled={disabled} onClick={open(folder)}>
            {t('ui.drop.folder')}
          </Button>
        )}
      </Box>
      <Box
        role="status"
        sx={{ typography: 'body2', color: 'text.secondary', '&:not(:empty)': { pt: 0.5 } }}
      >
        {cancelled && t('ui.drop.cancelled')}
      </Box>
      <NotTaken refused={refused} unread={unread} />
    </Box>
  );
}

type Limits = { accept: string[]; minSize: number; maxSize: number };

function refusal({ file, errors }: FileRejection, limits: Limits): RefusedFile {
  return { path: pathOf(file), reasons: errors.map(({ code }) => reasonOf(code, limits)) };
}

function reasonOf(code: string, { accept, minSize, maxSize }: Limits): Text {
  switch (code) {
    case ErrorCode.FileInvalidType:
      return { key: 'ui.drop.type', params: { types: accept.join(', ') } };
    case ErrorCode.FileTooLarge:
      return { key: 'ui.drop.larger', params: { smart_count: maxSize } };
    case ErrorCode.FileTooSmall:
      return { key: 'ui.drop.smaller', params: { smart_count: minSize } };
    case ErrorCode.TooManyFiles:
      return { key: 'ui.drop.tooMany' };
    default:
      return { key: 'ui.drop.notTaken' };
  }
}

function NotTaken({
  refused,
  unread,
}: {
  refused: readonly RefusedFile[];
  unread: readonly string[];
}) {
  const t = useText();
  const lines = [
    ...refused.map(({ path, reasons }) => ({ path, why: reasons.map((one) => t(one)).join('. ') })),
    ...unread.map((path) => ({ path, why: t('ui.drop.unread') })),
  ];
  return (
    <Box role="alert" sx={{ typography: 'body2', '&:not(:empty)': { pt: 1 } }}>
      {withKeys(lines.slice(0, SHOWN), ({ path }) => path).map(({ key, item: { path, why } }) => (
        <Box key={key} sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'error.main' }}>
            {why}
          </Box>{' '}
          <bdi>{visibleCharacters(path)}</bdi>
        </Box>
      ))}
      {lines.length > SHOWN && t('ui.drop.more', { smart_count: lines.length - SHOWN })}
    </Box>
  );
}
