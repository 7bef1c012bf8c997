import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#i18n/useText.ts';

/** Of the row in which bands stand side by side, in pixels: it leaves the heading of a page within the first 120. */
const HEIGHT = 28;

/** How notices look side by side in a row: whole, or each a line of its beginning. */
const looks = (open: boolean) => ({
  '& .MuiAlert-root': {
    height: open ? '100%' : HEIGHT,
    minHeight: HEIGHT,
    py: 0,
    px: 1.5,
    alignItems: 'center',
    borderRadius: 0,
    borderWidth: '1px 0 0',
  },
  '& .MuiAlert-icon': { py: 0, fontSize: 16 },
  '& .MuiAlert-message': {
    py: '3px',
    minWidth: 0,
    ...(!open && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  },
  '& .MuiAlert-action': { py: 0, pl: 1, alignItems: 'center' },
  '& .MuiAlert-action .MuiButton-root': { minHeight: 24, py: 0 },
  ...(!open && {
    height: HEIGHT,
    overflow: 'hidden',
    '& .MuiAlert-message *': { display: 'inline', whiteSpace: 'inherit', m: 0 },
    '& .MuiAlertTitle-root': { mr: 1 },
  }),
});

/** Is there more in the row than can be seen of it? */
function isCut(row: HTMLElement): boolean {
  const lines = [...row.querySelectorAll('.MuiAlert-message')];
  return row.scrollHeight > HEIGHT + 2 || lines.some((line) => line.scrollWidth > line.clientWidth);
}

function useCut(row: RefObject<HTMLElement | null>, open: boolean): boolean {
  const [cut, setCut] = useState(false);
  useEffect(() => {
    const { current } = row;
    if (!current || open || typeof ResizeObserver === 'undefined') return;
    const look = () => setCut(isCut(current));
    const sizes = new ResizeObserver(look);
    const texts = new MutationObserver(look);
    sizes.observe(current);
    texts.observe(current, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      texts.disconnect();
    };
  }, [row, open]);
  return cut;
}

/**
 * The bands above every page, folded into one row so that the page stays where it is; a press shows them whole (APP-19).
 * All of them are there for screen readers, and one that gets the focus is shown.
 */
export function Bands({ children }: { children: ReactNode }) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const cut = useCut(row, open);
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    const { bottom } = currentTarget.getBoundingClientRect();
    if (cut && target.getBoundingClientRect().bottom > bottom) setOpen(true);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
      <Box
        ref={row}
        onFocus={onFocus}
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          '&:empty': { display: 'none' },
          '& > *': { flex: '1 1 300px', minWidth: 0 },
          ...looks(open),
        }}
      >
        {children}
      </Box>
      {(cut || open) && (
        <IconButton
          size="small"
          aria-expanded={open}
          aria-label={t(open ? 'work.foldBands' : 'work.showBands')}
          onClick={() => setOpen(!open)}
          sx={{ height: HEIGHT, width: HEIGHT }}
        >
          <ExpandMore fontSize="small" sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )}
    </Box>
  );
}
