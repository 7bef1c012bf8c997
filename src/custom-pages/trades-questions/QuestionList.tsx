import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { useChosenAnswers } from '#custom-pages/trades-questions/chosenAnswers.ts';
import { QuestionCard } from '#custom-pages/trades-questions/QuestionCard.tsx';
import {
  type AskedQuestion,
  askedQuestions,
} from '#custom-pages/trades-questions/questionActions.ts';
import { SHOWN, shownQuestions } from '#custom-pages/trades-questions/shownQuestions.ts';
import { gameName, type QuestionedGame } from '#custom-pages/trades-questions/tradesGame.ts';
import { useText } from '#i18n/useText.ts';
import { maySaveTradesAnswer } from '#rules/trades.ts';
import { DraftNote } from '#ui/DraftNote.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { useTab } from '#ui/useTab.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

/** The questions of a game, thousands if need be; answers chosen and not saved are kept (TRD-02, UI-10, UI-13). */
export function QuestionList({
  game,
  answers,
}: {
  game: QuestionedGame;
  answers: ReturnType<typeof useChosenAnswers>;
}) {
  const t = useText();
  const [shown, show] = useTab(SHOWN, 'show');
  const { chosen, restoredAt, choose, forget, forgetAll } = answers;
  const all = useMemo(() => askedQuestions(game, gameName(game)), [game]);
  const items = shownQuestions(all, shown);
  const unsaved = all.some(({ question }) => {
    const option = chosen.get(String(question._id));
    return option !== undefined && maySaveTradesAnswer(question, option) === true;
  });
  if (all.length === 0)
    return (
      <EmptyState title={t('trades.questions.none')} message={t('trades.questions.noneHint')} />
    );
  return (
    <>
      <DraftNote at={unsaved ? restoredAt : null} onDiscard={forgetAll} />
      <TabsBar
        name="trades-questions"
        label={t('trades.questions.tabs')}
        tabs={SHOWN.map((value) => ({
          value,
          label: t(`trades.questions.${value}`),
          count: shownQuestions(all, value).length,
        }))}
        value={shown}
        onChange={show}
      />
      <TabPanel name="trades-questions" value={shown}>
        {items.length === 0 ? (
          <EmptyState
            title={t('trades.questions.none')}
            message={t('trades.questions.noneOfKind')}
          />
        ) : (
          <Box sx={{ pt: 1.5 }}>
            <VirtualList
              key={shown}
              label={t('trades.questions.list')}
              items={items}
              keyOf={({ question }, index) => `${question._id} ${index}`}
              textOf={wordsOf}
              height={92}
              gap={8}
            >
              {(asked) => (
                <QuestionCard
                  asked={asked}
                  chosen={chosen.get(String(asked.question._id))}
                  onChoose={(option) => choose(asked.question._id, option)}
                  onSaved={() => forget(asked.question._id)}
                />
              )}
            </VirtualList>
          </Box>
        )}
      </TabPanel>
      <UnsavedInput when={unsaved} onDiscard={forgetAll} />
    </>
  );
}

const wordsOf = ({ question: { question_en, options, status, _id } }: AskedQuestion): string =>
  [question_en, ...options.map(({ value }) => value), status, _id].join(' ');
