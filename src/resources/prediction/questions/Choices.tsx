import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { choiceTellings, correctChoice } from '#rules/prediction.ts';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

/** The choices of a question; the correct one stands out by colour, icon and words (PRD-02). */
export function Choices({ question }: { question: PredictionQuestion }) {
  const t = useText();
  const { choices } = question;
  const correct = correctChoice(question);
  const tellings = choiceTellings(choices);
  if (choices.length === 0)
    return <Box sx={{ color: 'text.secondary' }}>{t('prediction.noChoices')}</Box>;
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {withKeys(choices, ({ _id }) => _id).map(({ key, item: choice }, place) => {
        const right = choice === correct;
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1,
              px: 1,
              py: 0.25,
              borderRadius: 1,
              border: 1,
              borderColor: 'transparent',
              bgcolor: 'surface.sunken',
              ...(right && {
                borderColor: 'status.positive.border',
                bgcolor: 'status.positive.background',
                color: 'status.positive.text',
                fontWeight: 600,
              }),
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Text value={choice.choice} limit={200} />
              <Telling text={tellings[place]} />
            </Box>
            {right && <CorrectMark />}
          </Box>
        );
      })}
    </Box>
  );
}

/** What tells a choice apart from one that looks alike. */
export function Telling({ text }: { text: string | undefined }) {
  return text ? (
    <>
      {' '}
      <bdi>({visibleCharacters(text)})</bdi>
    </>
  ) : null;
}

/** 'Correct answer', with its icon. */
export function CorrectMark() {
  const t = useText();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 'none',
        typography: 'caption',
        fontWeight: 600,
        color: 'status.positive.text',
      }}
    >
      <CheckCircle sx={{ fontSize: 16 }} />
      {t('prediction.correct')}
    </Box>
  );
}
