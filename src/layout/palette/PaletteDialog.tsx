import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { useText } from '#i18n/useText.ts';
import { usePages } from '#layout/PagesContext.ts';
import { type PaletteEntry, paletteEntries } from '#layout/palette/entries.ts';
import { useFurther } from '#layout/palette/useFurther.ts';
import { HiddenText } from '#ui/HiddenText.tsx';
import { useRecents } from '#ui/recent.ts';
import { Text } from '#ui/Text.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The open palette (APP-14). `typed`: what its box begins with. */
export function PaletteDialog({ typed, onClose }: { typed: () => string; onClose: () => void }) {
  const t = useText();
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <HiddenText id={titleId}>{t('palette.title')}</HiddenText>
      <Chooser begun={typed} onClose={onClose} />
    </Dialog>
  );
}

/** What the palette finds for what is typed, and the keys that choose (APP-14). */
function Chooser({ begun, onClose }: { begun: () => string; onClose: () => void }) {
  const t = useText();
  const label = useLabel();
  const navigate = useNavigate();
  const id = useId();
  const session = useSession();
  const pages = usePages();
  const recents = useRecents();
  const [typed, setTyped] = useState(begun);
  const [at, setAt] = useState(0);
  const further = useFurther();
  const entries = session
    ? further.beside(paletteEntries(pages, session.role, typed, recents, label), typed)
    : [];
  const current = entries[Math.min(at, entries.length - 1)];

  const optionId = (place: number) => `${id}-${place}`;

  const go = (entry: PaletteEntry | undefined) => {
    if (!entry || entry.closed) return;
    onClose();
    entry.run?.();
    if (entry.to !== undefined) void navigate(entry.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    }
    if (event.key === 'Enter') {
      // The focus goes back to what had it: the same key must not press that.
      event.preventDefault();
      go(current);
    }
  };
  const worded = ({ page, text, value = '', says }: PaletteEntry) => {
    if (says !== undefined) return says;
    const name = page ? label(page) : '';
    return text ? t({ key: text, params: { page: name, value } }) : name;
  };
  return (
    <>
      <InputBase
        autoFocus
        fullWidth
        value={typed}
        placeholder={t('palette.input')}
        startAdornment={<SearchIcon color="action" sx={{ mr: 1 }} />}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('palette.input'),
            'aria-expanded': true,
            'aria-controls': `${id}-list`,
            'aria-activedescendant': current ? optionId(entries.indexOf(current)) : undefined,
            autoComplete: 'off',
          },
        }}
      />
      <Box
        role="listbox"
        id={`${id}-list`}
        aria-label={t('palette.title')}
        sx={{ overflowY: 'auto', maxHeight: '60dvh', p: 1 }}
      >
        {entries.map((entry, index) => (
          <Box key={entry.key}>
            {entry.group !== entries[index - 1]?.group && (
              <Box
                aria-hidden
                sx={{ px: 1, pt: 1, typography: 'caption', color: 'text.secondary' }}
              >
                {t(`palette.${entry.group}`)}
              </Box>
            )}
            <Line
              id={optionId(index)}
              chosen={entry === current}
              text={worded(entry)}
              note={entry.note}
              closed={entry.closed ?? false}
              onChoose={() => go(entry)}
            />
          </Box>
        ))}
      </Box>
      {entries.length === 0 && (
        <Typography role="status" sx={{ p: 2 }} color="textSecondary">
          {t('palette.none')}
        </Typography>
      )}
      {further.missing && (
        <Typography role="status" variant="body2" color="error" sx={{ px: 2, py: 1 }}>
          {t('palette.missing')}
        </Typography>
      )}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}
      >
        {t('palette.hint')}
      </Typography>
    </>
  );
}

function Line({
  id,
  chosen,
  text,
  note,
  closed,
  onChoose,
}: {
  id: string;
  chosen: boolean;
  text: string;
  note: string | undefined;
  closed: boolean;
  onChoose: () => void;
}) {
  return (
    // The combobox keeps the focus and hears the keys; a line is pressed by pointer only.
    <Box
      id={id}
      role="option"
      aria-selected={chosen}
      {...(closed && { 'aria-disabled': true })}
      ref={(line: HTMLElement | null) => {
        if (chosen) line?.scrollIntoView?.({ block: 'nearest' });
      }}
      onClick={onChoose}
      sx={{
        px: 1,
        py: 0.75,
        borderRadius: 1,
        cursor: closed ? 'default' : 'pointer',
        color: closed ? 'text.secondary' : 'text.primary',
        typography: 'body2',
        bgcolor: chosen ? 'surface.selected' : 'transparent',
        '&:hover': { bgcolor: chosen ? 'surface.selected' : 'surface.hover' },
      }}
    >
      <Text value={text} />
      {note !== undefined && (
        <Box
          component="span"
          sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}
        >
          <Text value={note} />
        </Box>
      )}
    </Box>
  );
}
