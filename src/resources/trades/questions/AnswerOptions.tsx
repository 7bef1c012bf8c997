import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
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
  const listed = withKeys(options, ({ _id }) => _id);
  if (!onChoose)
    return (
      <Box component="ul" aria-label={t('trades.questions.options')} sx={LISTED}>
        {listed.map(({ key, item: option }, index) => (
          <li key={key}>{label(option, index)}</li>
        ))}
      </Box>
    );
  const selected = options.findIndex(({ _id }) => sameId(_id, chosen ?? answer));
  return (
    <Box role="radiogroup" aria-label={t('trades.questions.options')} sx={CHOSEN_FROM}>
      {listed.map(({ key, item: option }, index) => (
        <label key={key}>
          <input
            type="radio"
            name={name}
            checked={index === selected}
            onChange={() => onChoose(option._id)}
          />
          {label(option, index)}
        </label>
      ))}
    </Box>
  );
}

/** Of an option, with what marks the stored one. */
const OPTION = {
  typography: 'body2',
  '& .option': { display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 0.5 },
  '& .stored': { color: 'status.positive.text', fontWeight: 600 },
  '& .stored > svg': { fontSize: 16 },
  '& .stored > small': { typography: 'caption' },
} as const;
const LISTED = {
  ...OPTION,
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.5,
  '& > li': { listStyle: 'none', minWidth: 0 },
} as const;
/** The browser's own radio buttons in our colours, by one sheet for each question: MUI's are eight parts each (UI-13). */
const CHOSEN_FROM = {
  ...OPTION,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 36,
    minWidth: 0,
    cursor: 'pointer',
  },
  '& > label > input': {
    flex: 'none',
    appearance: 'none',
    width: 16,
    height: 16,
    m: 0,
    border: 2,
    borderColor: 'surface.control',
    borderRadius: '50%',
    cursor: 'inherit',
    '&:checked': {
      borderColor: 'primary.main',
      background: ({ palette }: Theme) =>
        `radial-gradient(circle, ${palette.primary.main} 4px, transparent 4.5px)`,
    },
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
  },
  // A choice has to be seen where backgrounds are left out, too: on paper, and in the system's own colours.
  '@media print, (forced-colors: active)': { '& > label > input': { appearance: 'auto' } },
} as const;

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
    <span className={stored ? 'option stored' : 'option'}>
      {stored && <CheckCircle />}
      <Text value={option.value} limit={80} />
      {telling !== '' && <bdi>({visibleCharacters(telling)})</bdi>}
      {stored && <small>{t('trades.questions.stored')}</small>}
    </span>
  );
}
