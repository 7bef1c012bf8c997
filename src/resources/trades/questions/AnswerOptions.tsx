import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import type { TradesQuestion } from '#contract/trades.ts';
import { useText } from '#i18n/useText.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { optionTellings } from '#rules/trades.ts';
import { Text } from '#ui/Text.tsx';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

type Option = TradesQuestion['options'][number];

/**
 * The options of a question, the stored answer marked; to choose from with `onChoose`. `chosen` is what is
 * chosen and not saved. Options that read the same are told apart by their ids.
 */
export function AnswerOptions({
  question,
  chosen,
  onChoose,
}: {
  question: TradesQuestion;
  chosen: Id | undefined;
  onChoose?: ((option: Id) => void) | undefined;
}) {
  const t = useText();
  const name = useId();
  const { options, answer } = question;
  if (options.length === 0)
    return (
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {t('trades.questions.noOptions')}
      </Box>
    );
  const tellings = optionTellings(options);
  const label = (option: Option, index: number) => (
    <OptionText
      option={option}
      stored={sameId(option._id, answer)}
      telling={tellings[index] ?? ''}
    />
  );
  if (!onChoose)
    return (
      <Box
        component="ul"
        aria-label={t('trades.questions.options')}
        sx={{ m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5 }}
      >
        {withKeys(options, ({ _id }) => _id).map(({ key, item: option }, index) => (
          <Box
            component="li"
            key={key}
            sx={{ listStyle: 'none', minWidth: 0, typography: 'body2' }}
          >
            {label(option, index)}
          </Box>
        ))}
      </Box>
    );
  const selected = options.findIndex(({ _id }) => sameId(_id, chosen ?? answer));
  return (
    <RadioGroup
      row
      name={name}
      aria-label={t('trades.questions.options')}
      value={selected}
      onChange={(_event, index) => {
        const option = options[Number(index)];
        if (option) onChoose(option._id);
      }}
      sx={{ columnGap: 1 }}
    >
      {withKeys(options, ({ _id }) => _id).map(({ key, item: option }, index) => (
        <FormControlLabel
          key={key}
          value={index}
          control={<Radio size="small" />}
          label={label(option, index)}
          sx={{ minWidth: 0, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
        />
      ))}
    </RadioGroup>
  );
}

function OptionText({
  option,
  stored,
  telling,
}: {
  option: Option;
  stored: boolean;
  /** What tells it apart from an option that looks alike. */
  telling: string;
}) {
  const t = useText();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        columnGap: 0.5,
        typography: 'body2',
        ...(stored && { color: 'status.positive.text', fontWeight: 600 }),
      }}
    >
      {stored && <CheckCircle sx={{ fontSize: 16 }} />}
      <Text value={option.value} limit={80} />
      {telling !== '' && <bdi>({visibleCharacters(telling)})</bdi>}
      {stored && (
        <Box component="span" sx={{ typography: 'caption' }}>
          {t('trades.questions.stored')}
        </Box>
      )}
    </Box>
  );
}
