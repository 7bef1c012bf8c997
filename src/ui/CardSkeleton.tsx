import Box from '@mui/material/Box';
import { cardColumns } from './CardGrid.tsx';
import { outlineSheet } from './outlineSheet.ts';

/** The outline of a grid of cards that are on their way. */
export function CardSkeleton({ count = 6, height = 56 }: { count?: number; height?: number }) {
  return (
    <Box
      sx={{
        ...outlineSheet,
        ...cardColumns(),
        '& > div': {
          p: 2,
          border: 1,
          borderColor: 'surface.border',
          borderRadius: '8px',
          bgcolor: 'background.paper',
        },
        '& .bar + .bar': { mt: 1.5, height },
      }}
    >
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div key={index}>
          <span className="bar" style={{ width: index % 2 ? '44%' : '58%' }} />
          <span className="bar" />
        </div>
      ))}
    </Box>
  );
}
