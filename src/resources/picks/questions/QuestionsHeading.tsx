import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useText } from '#i18n/useText.ts';
import { addPlayersAddress } from '#resources/picks/addresses.ts';
import { GameHeader, GameProblem } from '#resources/picks/games/GameHeader.tsx';
import { gameName } from '#resources/picks/games/picksGame.ts';
import { useQuestionedGame } from '#resources/picks/questions/useQuestionedGame.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { ReadOf } from '#ui/ReadOf.tsx';

/** Which game the questions are of, and the ways to the other view of them and to its players (PIC-03, PIC-08). */
export function QuestionsHeading({
  other,
  onOther,
}: {
  /** The view that is not open. */
  other: 'cards' | 'desk';
  onOther: () => void;
}) {
  const t = useText();
  const { gameId, open, found, read } = useQuestionedGame({ finds: true });
  return (
    <>
      <PageTitle
        title={t('picks.questions.titleOf', { game: gameName(open) })}
        note={<GameHeader {...open} />}
        actions={
          <>
            <ReadOf read={read} />
            <Button variant="outlined" onClick={onOther}>
              {t(`picks.questions.${other}`)}
            </Button>
            <Button component={Link} to={addPlayersAddress(gameId)} variant="outlined">
              {t('picks.questions.add')}
            </Button>
          </>
        }
      />
      <GameProblem gameId={gameId} found={found} />
    </>
  );
}
