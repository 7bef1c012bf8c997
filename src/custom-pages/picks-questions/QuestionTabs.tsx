import { useMemo } from 'react';
import type { PicksQuestion } from '#contract/picks.ts';
import { QuestionCard } from '#custom-pages/picks-questions/QuestionCard.tsx';
import { QuestionsToolbar } from '#custom-pages/picks-questions/QuestionsToolbar.tsx';
import { questionText } from '#custom-pages/picks-questions/questionWords.ts';
import { byTab, isPicksTab, TABS } from '#custom-pages/picks-questions/tabs.ts';
import type { LineDraftsOf } from '#custom-pages/picks-questions/useLineDrafts.ts';
import { useTicks } from '#custom-pages/picks-questions/useTicks.ts';
import { useText } from '#i18n/useText.ts';
import type { QuestionedGame } from '#resources/picks/games/picksGame.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TabPanel, TabsBar } from '#ui/TabsBar.tsx';
import { useTab } from '#ui/useTab.ts';
import { VirtualList } from '#ui/VirtualList.tsx';

const keyOf = ({ _id }: PicksQuestion, index: number): string => `${_id} ${index}`;

/** The questions of a game as cards, inactive and active ones apart (PIC-03). */
export function QuestionTabs({
  game,
  lines,
  unread,
}: {
  game: QuestionedGame;
  lines: LineDraftsOf;
  /** They could not be read again. */
  unread: boolean;
}) {
  const t = useText();
  const [tab, choose] = useTab(TABS);
  const ticks = useTicks(tab);
  const sorted = useMemo(() => byTab(game.questions), [game.questions]);
  const shown = sorted[tab];
  return (
    <>
      <TabsBar
        name="picks-questions"
        label={t('picks.questions.tabs')}
        tabs={TABS.filter(
          (value) => isPicksTab(value) || value === tab || sorted.other.length > 0,
        ).map((value) => ({
          value,
          label: t(`picks.questions.${value}`),
          count: sorted[value].length,
        }))}
        value={tab}
        onChange={choose}
      />
      <TabPanel name="picks-questions" value={tab}>
        {isPicksTab(tab) && (
          <QuestionsToolbar
            game={game}
            tab={tab}
            shown={shown}
            ticks={ticks}
            drafts={lines.drafts}
            unread={unread}
          />
        )}
        {shown.length === 0 ? (
          <EmptyState
            title={t('picks.questions.none')}
            message={t(
              tab === 'active' ? 'picks.questions.noneActive' : 'picks.questions.noneInactive',
            )}
          />
        ) : (
          <VirtualList
            key={tab}
            label={t(`picks.questions.${tab}`)}
            items={shown}
            keyOf={keyOf}
            textOf={questionText}
            height={150}
            gap={8}
          >
            {(question) => (
              <QuestionCard
                asked={{ open: game, question }}
                ticked={ticks.ticked.includes(question._id)}
                onTick={() => ticks.tick(question._id)}
                lines={lines}
                unread={unread}
              />
            )}
          </VirtualList>
        )}
      </TabPanel>
    </>
  );
}
