import { useParams } from 'react-router';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { AddingLeagues } from '#resources/prediction/questions/AddingLeagues.tsx';
import { QuestionsHeading } from '#resources/prediction/questions/QuestionsHeading.tsx';
import { QuestionsState } from '#resources/prediction/questions/QuestionsState.tsx';

/** The questions of a prediction game below what is done to the game; another game is another screen (PRD-02). */
export function QuestionsPage({ resource }: { resource: Resource }) {
  return (
    <ListOf key={useParams().gameId} resource={resource}>
      <AddingLeagues>
        <QuestionsHeading />
        <QuestionsState />
        <ListRows resource={resource} />
      </AddingLeagues>
    </ListOf>
  );
}
