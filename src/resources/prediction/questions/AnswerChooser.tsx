import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useText } from '#i18n/useText.ts';
import { saveAnswer } from '#resources/prediction/questions/actions/answer.ts';
import { CorrectMark, Telling } from '#resources/prediction/questions/Choices.tsx';
import type { Id } from '#rules/ids.ts';
import { choiceTellings, correctChoice, isAnswerSaveOffered } from '#rules/prediction.ts';
import { ActionButton } from '#ui/ActionButton.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';
import { useQuestionOfCard } from './OpenGame.tsx';
import type { useAnswerChoice } from './useDrafts.ts';

/**
 * The choices as a radio list with 'Save Answer', which is there once one is chosen and disabled while it is
 * the stored one (PRD-09). As long as nothing was chosen here it shows the stored one, whatever that becomes;
 * nothing is chosen by itself where no answer is stored.
 */
export function AnswerChooser({
  chosen,
  choose,
  saved,
  close,
}: Omit<ReturnType<typeof useAnswerChoice>, 'chosen'> & {
  /** What was chosen here. */
  chosen: Id | null;
}) {
  const t = useText();
  const { state, n } = useQuestionOfCard();
  const { choices } = state.question;
  const correct = correctChoice(state.question);
  const tellings = choiceTellings(choices);
  const shown = chosen ?? correct?._id ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RadioGroup
        row
        sx={{ columnGap: 1.5 }}
        aria-label={t('prediction.chooseAnswer', { n })}
        value={shown === null ? '' : String(shown)}
        onChange={(_event, value) => {
          const choice = choices.find(({ _id }) => String(_id) === value);
          if (choice) choose(choice._id);
        }}
      >
        {withKeys(choices, ({ _id }) => _id).map(({ key, item: choice }, place) => (
          <FormControlLabel
            key={key}
            value={String(choice._id)}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { py: 0.25 } }}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
                <Text value={choice.choice} limit={200} />
                <Telling text={tellings[place]} />
                {choice === correct && <CorrectMark />}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown !== null && isAnswerSaveOffered(shown) && (
          <ActionButton
            action={saveAnswer}
            subject={state}
            extra={shown}
            inRow
            onDone={({ kind }) => {
              if (kind === 'confirmed') saved(shown);
            }}
          />
        )}
        <Button variant="outlined" size="small" onClick={close}>
          {t('common.close')}
        </Button>
      </Box>
    </Box>
  );
}
