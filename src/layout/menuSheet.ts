import type { SxProps, Theme } from '@mui/material/styles';
import { MENU_EDGE, MENU_GAP, MENU_ROW, MENU_SUBROW } from '#layout/menuFolds.ts';
import { CHOSEN, FORCED } from '#layout/theme/overrides/forced.ts';

/** The look of the drawer: one sheet for its entries, which stand on every page, instead of styled parts in each. */
export const menuSheet: SxProps<Theme> = {
  py: `${MENU_EDGE}px`,
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& .icons': { my: 0.5, borderBlock: 1, borderColor: 'divider' },
  '& .section': { pb: `${MENU_GAP}px` },
  '& .entry': {
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    width: 'calc(100% - 16px)',
    minHeight: MENU_ROW,
    mx: 1,
    my: 0,
    px: 2,
    py: 0.5,
    border: 0,
    borderRadius: 1,
    typography: 'body2',
    fontSize: '0.8125rem',
    textAlign: 'start',
    textDecoration: 'none',
    color: 'text.primary',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    '&:hover': { backgroundColor: ({ palette, alpha }) => alpha(palette.text.primary, 0.06) },
    '&[aria-current="page"], &[aria-current="page"]:hover': {
      backgroundColor: 'surface.selected',
      [FORCED]: CHOSEN,
    },
  },
  '& .below': { pl: 6, py: 0, minHeight: MENU_SUBROW },
  '& .below > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .compact': { px: 1.25 },
  '& button.entry': { color: 'text.secondary' },
  '& .entry > span': { flex: 1, minWidth: 0 },
  '& .entry > svg:first-of-type': { flex: 'none', fontSize: 18, color: 'text.secondary' },
  '& .entry > svg:first-of-type:not(:last-child)': { mr: 1.75 },
  '& .fold': { flex: 'none', transition: 'transform 0.1s' },
  '& [aria-expanded="false"] > .fold': { transform: 'rotate(-90deg)' },
};
