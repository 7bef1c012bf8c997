import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { sameId } from '#rules/ids.ts';
import { Text } from '#ui/Text.tsx';
import { isTouched, NEW_QUESTION, NEW_TEMPLATE } from './drafts.ts';
import { useOpenGame } from './OpenGame.tsx';
import { useDrafts } from './useDrafts.ts';

/** What was typed in questions that are gone meanwhile: shown to be taken over, never dropped by itself (UI-10). */
export function LostDrafts() {
  const t = useText();
  const { gameId, state } = useOpenGame();
  const { drafts, drop } = useDrafts(gameId);
  const lost = [...drafts].filter(
    ([key, kept]) =>
      key !== NEW_QUESTION &&
      key !== NEW_TEMPLATE &&
      isTouched(kept) &&
      !state.questions.some(({ _id }) => sameId(_id, key)),
  );
  return lost.map(([key, { draft }]) => (
    <Alert
      key={key}
      severity="warning"
      sx={{ my: 1 }}
      action={
        <Button color="inherit" size="small" onClick={() => drop(key)}>
          {t('prediction.editor.discard')}
        </Button>
      }
    >
      {t('prediction.editor.gone')}
      <Text
        value={[draft.question, ...draft.options.map(({ choice }) => choice)].join('\n')}
        limit={600}
        lines={20}
      />
    </Alert>
  ));
}
