import Box from '@mui/material/Box';
import { outlineSheet } from './outlineSheet.ts';

const WIDTHS = ['72%', '48%', '60%', '36%', '54%'];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outline of a table that is on its way: same row height, uneven widths. */
export function TableSkeleton({ columns = 5, rows = 10 }: { columns?: number; rows?: number }) {
  return (
    <Box
      sx={{
        ...outlineSheet,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        '& > div': {
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, 1fr)`,
          gap: 3,
          px: 2,
          height: 33,
          alignItems: 'center',
        },
        '& > div + div': { borderTop: 1, borderColor: 'divider' },
        '& > div:first-of-type': { bgcolor: 'surface.sunken' },
      }}
    >
      {upTo(rows + 1).map((row) => (
        <div key={row}>
          {upTo(columns).map((column) => (
            <span
              key={column}
              className="bar"
              style={{ width: WIDTHS[(row * 2 + column) % WIDTHS.length] }}
            />
          ))}
        </div>
      ))}
    </Box>
  );
}
