import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import { CardGrid } from './CardGrid.tsx';

/** The outline of a grid of cards that are on their way. */
export function CardSkeleton({ count = 6, height = 56 }: { count?: number; height?: number }) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <Card key={index}>
          <CardContent>
            <Skeleton variant="rounded" height={12} width={index % 2 ? '44%' : '58%'} />
            <Skeleton variant="rounded" height={height} sx={{ mt: 1.5 }} />
          </CardContent>
        </Card>
      ))}
    </CardGrid>
  );
}
