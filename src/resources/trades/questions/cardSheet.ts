import type { Theme } from '@mui/material/styles';

/**
 * The one class sheet of a game's questions, for the box around all of them: plain elements cost less than styled ones of
 * their own (UI-13).
 */
export const cardSheet = ({ palette, typography, breakpoints }: Theme) => {
  const { surface, status, text, primary } = palette;
  return {
    display: 'contents',
    '& .tq': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: '8px',
      [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    },
    '& .tq > :first-of-type': { minWidth: 0 },
    '& .tq-steps': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
    '& .tq-id': { ...typography.caption, color: text.secondary, minWidth: 0 },
    '& .tq-none': { ...typography.body2, color: text.secondary },
    '& .tq-options': { ...typography.body2, display: 'flex', flexWrap: 'wrap', columnGap: '20px' },
    '& ul.tq-options': { margin: 0, padding: 0, columnGap: '24px', rowGap: '4px' },
    '& .tq-options > li': { listStyle: 'none', minWidth: 0 },
    '& .tq-option': {
      display: 'inline-flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      columnGap: '4px',
    },
    '& .tq-option.stored': { color: status.positive.text, fontWeight: 600 },
    '& .tq-option > .icon': { fontSize: 16 },
    '& .tq-option > small': typography.caption,
    // The browser's own radio buttons in our colours: MUI's are eight parts each.
    '& .tq-options > label': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: 36,
      minWidth: 0,
      cursor: 'pointer',
    },
    '& .tq-options > label > input': {
      flex: 'none',
      appearance: 'none',
      width: 16,
      height: 16,
      margin: 0,
      border: `2px solid ${surface.control}`,
      borderRadius: '50%',
      cursor: 'inherit',
      '&:checked': {
        borderColor: primary.main,
        background: `radial-gradient(circle, ${primary.main} 4px, transparent 4.5px)`,
      },
      '&:focus-visible': { outline: `2px solid ${primary.main}`, outlineOffset: '2px' },
    },
    // A choice has to be seen where backgrounds are left out, too: on paper, and in the system's own colours.
    '@media print, (forced-colors: active)': {
      '& .tq-options > label > input': { appearance: 'auto' },
    },
  };
};
