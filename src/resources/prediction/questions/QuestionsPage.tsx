import { Suspense } from 'react';
import { useParams } from 'react-router';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { useDeskView } from '#resources/answer-desk/DeskSwitch.tsx';
import { AddingLeagues } from '#resources/prediction/questions/AddingLeagues.tsx';
import { cardSheet } from '#resources/prediction/questions/cardSheet.ts';
import { OpenGame } from '#resources/prediction/questions/OpenGame.tsx';
import { QuestionsHeading } from '#resources/prediction/questions/QuestionsHeading.tsx';
import { QuestionsState } from '#resources/prediction/questions/QuestionsState.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { later } from '#ui/later.ts';
import { WhyTips } from '#ui/WhyTips.tsx';

const PredictionAnswers = later(
  () => import('#resources/prediction/questions/PredictionAnswers.tsx'),
  'PredictionAnswers',
);

/**
 * The questions of a prediction game below what is done to the game, or on the answer desk; another game is another
 * screen (PRD-02, ANS-01).
 */
export function QuestionsPage({ resource }: { resource: Resource }) {
  const [view] = useDeskView();
  return (
    <ListOf key={useParams().gameId} resource={resource}>
      <AddingLeagues>
        <QuestionsHeading />
        {view === 'answers' ? (
          <Suspense fallback={<CardSkeleton />}>
            <PredictionAnswers />
          </Suspense>
        ) : (
          <OpenGame>
            <QuestionsState />
            <WhyTips sx={cardSheet}>
              <ListRows resource={resource} />
            </WhyTips>
          </OpenGame>
        )}
      </AddingLeagues>
    </ListOf>
  );
}
