import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { stateTextOf } from '#actions/action.ts';
import { readTogether } from '#cache/readTogether.ts';
import { useRead } from '#cache/useRead.ts';
import { listPicksQuestions } from '#contract/picks.ts';
import { addPlayersAddress } from '#custom-pages/picks-games/addresses.ts';
import { GameHeader, GameProblem } from '#custom-pages/picks-games/GameHeader.tsx';
import { gameName, gameRecord, type QuestionedGame } from '#custom-pages/picks-games/picksGame.ts';
import { usePicksGame } from '#custom-pages/picks-games/usePicksGame.ts';
import { LinesDesk } from '#custom-pages/picks-questions/LinesDesk.tsx';
import { markGameActive } from '#custom-pages/picks-questions/markActions.ts';
import { QuestionTabs } from '#custom-pages/picks-questions/QuestionTabs.tsx';
import { questionColumns } from '#custom-pages/picks-questions/questionColumns.ts';
import { byTab } from '#custom-pages/picks-questions/tabs.ts';
import { useLineDrafts } from '#custom-pages/picks-questions/useLineDrafts.ts';
import { useText } from '#i18n/useText.ts';
import { lineChanges } from '#rules/picksLines.ts';
import { CardSkeleton } from '#ui/CardSkeleton.tsx';
import { CopyRows } from '#ui/CopyRows.tsx';
import { DraftNote } from '#ui/DraftNote.tsx';
import { tableOf } from '#ui/exportRows.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { SettlementResult } from '#ui/SettlementResult.tsx';
import { UnsavedInput } from '#ui/UnsavedInput.tsx';
import { useTab } from '#ui/useTab.ts';

const VIEWS = ['cards', 'desk'] as const;

/** The questions of a picks game: cards under their tabs, or the lines desk (PIC-03, PIC-08). */
export function PicksQuestions() {
  const t = useText();
  const { gameId = '' } = useParams();
  const found = usePicksGame(gameId);
  const read = useRead(listPicksQuestions, { query: { game_id: gameId } });
  const [view, show] = useTab(VIEWS, 'view');
  const open = { gameId, game: found.game ?? null };
  const questions = read.data?.data.picks_question;
  const both = readTogether(read, found.read);
  const other = view === 'cards' ? 'desk' : 'cards';
  return (
    <>
      <PageTitle
        title={t('picks.questions.titleOf', { game: gameName(open) })}
        note={<GameHeader {...open} />}
        actions={
          <>
            <Button variant="outlined" onClick={() => show(other)}>
              {t(`picks.questions.${other}`)}
            </Button>
            <Button component={Link} to={addPlayersAddress(gameId)} variant="outlined">
              {t('picks.questions.add')}
            </Button>
          </>
        }
      />
      <GameProblem gameId={gameId} found={found} />
      <ReadView
        read={both}
        outline={<CardSkeleton count={4} height={96} />}
        bar={() =>
          view === 'cards' &&
          questions &&
          questions.length > 0 && <CopyRows rows={() => tableOf(questionColumns(t), questions)} />
        }
      >
        {() =>
          questions && (
            <Questions
              key={gameId}
              game={{ ...open, questions }}
              view={view}
              unread={read.error !== null}
              readAt={both.dataUpdatedAt}
            />
          )
        }
      </ReadView>
    </>
  );
}

function Questions({
  game,
  view,
  unread,
  readAt,
}: {
  game: QuestionedGame;
  view: (typeof VIEWS)[number];
  unread: boolean;
  /** When the older of questions and game was read, in milliseconds. */
  readAt: number;
}) {
  const lines = useLineDrafts(game.gameId);
  const editable = useMemo(() => byTab(game.questions).inactive, [game.questions]);
  const changed = useMemo(() => lineChanges(editable, lines.drafts), [editable, lines.drafts]);
  return (
    <>
      <UnsavedInput
        when={changed.changes.length + changed.refused.length > 0}
        onDiscard={lines.forget}
      />
      <DraftNote at={lines.restoredAt} onDiscard={lines.forget} />
      <SettlementResult
        actions={[markGameActive.name]}
        record={gameRecord(game)}
        state={stateTextOf(markGameActive, game)}
        readAt={readAt}
      />
      {view === 'desk' ? (
        <LinesDesk
          game={game}
          editable={editable}
          lines={lines}
          changed={changed}
          unread={unread}
        />
      ) : (
        <QuestionTabs game={game} lines={lines} unread={unread} />
      )}
    </>
  );
}
