import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { useDeskView } from '#resources/answer-desk/DeskSwitch.tsx';
import { cardSheet } from '#resources/trades/questions/cardSheet.ts';
import { OpenGame } from '#resources/trades/questions/OpenGame.tsx';
import { QuestionsHeading } from '#resources/trades/questions/QuestionsHeading.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { later } from '#ui/later.ts';

const TradesAnswers = later(
  () => import('#resources/trades/questions/TradesAnswers.tsx'),
  'TradesAnswers',
);

/** The questions of a trades game as cards with its settlement, or on the answer desk (TRD-02, ANS-01). */
export function QuestionsPage({ resource }: { resource: Resource }) {
  const [view] = useDeskView();
  return (
    <ListOf resource={resource}>
      <QuestionsHeading />
      <Suspense fallback={<CardSkeleton />}>
        {view === 'answers' ? (
          <TradesAnswers />
        ) : (
          <OpenGame>
            <Box sx={cardSheet}>
              <ListRows resource={resource} />
            </Box>
          </OpenGame>
        )}
      </Suspense>
    </ListOf>
  );
}
