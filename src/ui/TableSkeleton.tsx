import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const WIDTHS = ['72%', '48%', '60%', '36%', '54%'];
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The outline of a table that is on its way: same row height, uneven widths. */
export function TableSkeleton({ columns = 5, rows = 10 }: { columns?: number; rows?: number }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
      {upTo(rows + 1).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'grid',
            gridTemplateColumns: `repeat(${columns}, 1fr)`,
            gap: 3,
            px: 2,
            height: 33,
            alignItems: 'center',
            '& + &': { borderTop: 1, borderColor: 'divider' },
            ...(row === 0 && { bgcolor: 'surface.sunken' }),
          }}
        >
          {upTo(columns).map((column) => (
            <Skeleton
              key={column}
              variant="rounded"
              height={10}
              width={WIDTHS[(row * 2 + column) % WIDTHS.length]}
            />
          ))}
        </Box>
      ))}
    </Box>
  );
}
