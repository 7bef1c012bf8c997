import Box from '@mui/material/Box';
import { isValidElement, type ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { plainText } from './plainText.ts';
import { tabular } from './tabular.ts';

/** One figure of the band: what it is and its value, mostly `<Rupees>` or `<Count>`. */
export interface Figure {
  label: string;
  value: ReactNode;
  /** Below it: how it differs from another one. */
  note?: ReactNode;
}

/** The bare number of a `<Rupees>` or `<Count>`, as a sheet takes it; null where there is none. */
const bareOf = (value: ReactNode): string | null =>
  isValidElement<{ value?: unknown }>(value) ? plainText(value.props.value) : null;

/** The totals of a page, side by side, each to be copied by a control that shows on hover and focus (UI-17). */
export function FigureBand({ figures, label }: { figures: readonly Figure[]; label?: string }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(136px, 1fr))',
        gap: '1px',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {figures.map(({ label: what, value, note }) => (
        <Box
          key={what}
          sx={(theme) => ({
            position: 'relative',
            px: 2,
            py: 1.25,
            boxShadow: `0 0 0 1px ${theme.palette.divider}`,
            '@media (hover: hover)': {
              '& [data-copy]': { opacity: 0 },
              '&:hover [data-copy], & [data-copy]:focus-within': { opacity: 1 },
            },
          })}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {what}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: 'h2', ...tabular }}>
            {value}
            <Copy value={bareOf(value)} what={what} />
            {note && (
              <Box sx={{ typography: 'caption', lineHeight: 1.3, whiteSpace: 'normal' }}>
                {note}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Copy({ value, what }: { value: string | null; what: string }) {
  if (value === null) return null;
  return (
    <Box component="span" data-copy="" sx={{ position: 'absolute', top: 2, right: 2 }}>
      <CopyButton text={value} what={what} />
    </Box>
  );
}
