import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** The look of what is on its way: bars that breathe, by one sheet for the whole outline. */
export const outlineSheet: SystemStyleObject<Theme> = {
  '@keyframes breathe': { '50%': { opacity: 0.55 } },
  '& .bar': {
    animation: 'breathe 1.8s ease-in-out infinite',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
    display: 'block',
    height: 10,
    borderRadius: '4px',
    bgcolor: 'status.neutral.background',
  },
};
