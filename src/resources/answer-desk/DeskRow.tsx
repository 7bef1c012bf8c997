import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { type MouseEvent, memo, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { useSay } from '#i18n/useSay.ts';
import { useText } from '#i18n/useText.ts';
import {
  type Desk,
  type DeskOption,
  type DeskQuestion,
  isPending,
  storedText,
} from '#resources/answer-desk/desk.ts';
import type { DeskState } from '#resources/answer-desk/deskState.ts';
import { nameOf } from '#resources/answer-desk/review.ts';
import { useChoice } from '#resources/answer-desk/useChoices.ts';
import { shownDirections } from '#rules/direction.ts';
import { type Id, sameId } from '#rules/ids.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Text } from '#ui/Text.tsx';
import { tabular } from '#ui/tabular.ts';
import { visibleCharacters } from '#ui/visibleCharacters.ts';
import { withKeys } from '#ui/withKeys.ts';

interface RowProps {
  question: DeskQuestion;
  kept: Desk<never, Endpoint>['kept'];
  state: DeskState;
  /** `byKey`: pressed from the keyboard, so that the focus stays on the option. */
  onChoose: (question: DeskQuestion, place: number, byKey: boolean) => void;
}

/** A question in one row: its numbered options, what is stored, what is chosen, and why it is closed (ANS-01). */
export const DeskRow = memo(function DeskRow({ question, kept, state, onChoose }: RowProps) {
  const t = useText();
  const say = useSay();
  const row = useRef<HTMLDivElement>(null);
  const id = String(question.id);
  const choice = useChoice({ kept }, question.id);
  const turn = useSyncExternalStore(state.subscribe, () => state.turnOf(question.key));
  const note = useSyncExternalStore(state.subscribe, () => state.noteOf(id));
  const current = turn > 0;
  useLayoutEffect(() => {
    if (turn === 0 || !state.takeFocus()) return;
    row.current?.focus({ preventScroll: true });
    row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [turn, state]);

  const pending = isPending(question, choice);
  const options = question.options();
  const chosen = pending ? options.find((option) => sameId(option.id, choice)) : undefined;
  const vanished = pending && !chosen;
  const stored = storedText(question);
  const told = [
    `#${question.n}`,
    nameOf(question),
    stored === null ? t('answers.none') : t('answers.storedIs', { answer: stored }),
    ...(chosen ? [t('answers.chosenIs', { option: chosen.text })] : []),
  ];
  return (
    <Box
      ref={row}
      role="group"
      aria-label={told.join('. ')}
      aria-current={current || undefined}
      tabIndex={-1}
      data-desk-row={question.n}
      data-chosen={pending || undefined}
      onFocus={() => state.moveTo(question.key, false)}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto',
          lg: '44px minmax(0, 5fr) minmax(0, 6fr) 172px',
        },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        px: 1.5,
        py: 0.75,
        // The same with and without what is said below the status.
        minHeight: 54,
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: current ? 'primary.main' : 'transparent',
        typography: 'body2',
        bgcolor: current ? 'action.selected' : 'background.paper',
        // Within the row: the next one would cover its lower edge.
        '&:focus-visible': { outlineOffset: '-2px' },
        // Neither the bar above nor the one below stands over it.
        scrollMarginTop: 'calc(var(--app-bar-height, 48px) + 72px)',
        scrollMarginBottom: 'calc(var(--bottom-bar-height, 56px) + 8px)',
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', ...tabular }}>
        #{question.n}
      </Box>
      <Box sx={{ minWidth: 0, fontWeight: 550 }}>
        <Text value={question.text} limit={160} lines={3} />
        {question.telling !== '' && <bdi> ({visibleCharacters(question.telling)})</bdi>}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', lg: 'auto' },
          order: { xs: 1, lg: 0 },
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.75,
        }}
      >
        <Options question={question} options={options} choice={choice} onChoose={onChoose} />
      </Box>
      <Box sx={{ display: 'grid', justifyItems: { xs: 'end', lg: 'start' }, gap: 0.25 }}>
        {question.status !== undefined && <StatusChip status={question.status} />}
        {pending ? (
          <Box
            component="span"
            sx={{ typography: 'caption', fontWeight: 600, color: 'status.info.text' }}
          >
            {t('answers.notSaved')}
          </Box>
        ) : (
          question.answered || (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t('answers.none')}
            </Box>
          )
        )}
      </Box>
      {(vanished || note !== undefined || question.closed) && (
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', lg: '2 / -1' },
            order: 2,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            typography: 'caption',
          }}
        >
          {vanished && (
            <Box component="span" sx={{ color: 'status.negative.text' }}>
              {t('answers.vanished')}
            </Box>
          )}
          {note !== undefined && (
            <Box component="span" sx={{ color: 'status.negative.text' }}>
              {say(note)}
            </Box>
          )}
          {question.closed && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {t('answers.closed', { why: t(question.closed) })}
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
});

function Options({
  question,
  options,
  choice,
  onChoose,
}: {
  question: DeskQuestion;
  options: readonly DeskOption[];
  choice: Id | null | undefined;
  onChoose: RowProps['onChoose'];
}) {
  const t = useText();
  if (options.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('answers.noOptions')}
      </Box>
    );
  return withKeys(options, ({ id }) => id).map(({ key, item: option }, place) => {
    const stored = sameId(option.id, question.stored);
    const chosen = isPending(question, choice) && sameId(option.id, choice);
    const words = (
      <>
        <Box component="kbd" aria-hidden="true" sx={tabular}>
          {place + 1}
        </Box>
        {stored && <CheckCircle aria-hidden="true" sx={{ fontSize: 16 }} />}
        <Box component="bdi" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {shownDirections(option.text)}
        </Box>
        {stored && (
          <Box component="span" sx={{ typography: 'caption' }}>
            {t('answers.stored')}
          </Box>
        )}
      </>
    );
    const look = {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.75,
      maxWidth: '100%',
      minHeight: { xs: 36, lg: 28 },
      px: 1,
      border: 1,
      borderRadius: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      typography: 'body2',
      textAlign: 'start',
      ...(stored && { color: 'status.positive.text', borderColor: 'status.positive.border' }),
      ...(chosen && {
        color: 'status.info.text',
        borderColor: 'status.info.mark',
        bgcolor: 'status.info.background',
        fontWeight: 600,
      }),
    } as const;
    return question.closed ? (
      <Box key={key} component="span" sx={{ ...look, borderStyle: 'dashed' }}>
        {words}
      </Box>
    ) : (
      <ButtonBase
        key={key}
        aria-pressed={chosen}
        onClick={(event: MouseEvent) => onChoose(question, place, event.detail === 0)}
        sx={{ ...look, '&:hover': { borderColor: 'primary.main' } }}
      >
        {words}
      </ButtonBase>
    );
  });
}
