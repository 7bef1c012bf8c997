import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { Resource } from '#resource-kit/defineResource.ts';
import { ListOf, ListRows } from '#resource-kit/ResourceList.tsx';
import { cardSheet } from '#resources/picks/questions/cardSheet.ts';
import { OpenGame } from '#resources/picks/questions/OpenGame.tsx';
import { QuestionsHeading } from '#resources/picks/questions/QuestionsHeading.tsx';
import { QuestionsState } from '#resources/picks/questions/QuestionsState.tsx';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { later } from '#ui/later.ts';
import { useTab } from '#ui/useTab.ts';

const VIEWS = ['cards', 'desk'] as const;

const LinesDesk = later(() => import('#resources/picks/questions/desk/LinesDesk.tsx'), 'LinesDesk');

/** The questions of a picks game: the list under its tabs, or the lines desk (PIC-03, PIC-08). */
export function QuestionsPage({ resource }: { resource: Resource }) {
  const [view, show] = useTab(VIEWS, 'view');
  const other = view === 'cards' ? 'desk' : 'cards';
  return (
    <ListOf resource={resource}>
      <QuestionsHeading other={other} onOther={() => show(other)} />
      <QuestionsState />
      <Suspense fallback={<CardSkeleton />}>
        {view === 'desk' ? (
          <LinesDesk />
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
