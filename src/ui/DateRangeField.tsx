import CalendarMonth from '@mui/icons-material/CalendarMonth';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { toDay } from '#rules/days.ts';
import { neighbour, type Period } from '#rules/periods.ts';
import { reason } from '#rules/reason.ts';
import { later } from './later.ts';
import { useOwnPage } from './useOwnPage.ts';
import type { RangeDraft } from './useRangeDraft.ts';

const DateRangePanel = later<
  'DateRangePanel',
  { value: Period | null; onPick: (period: Period) => void }
>(() => import('./DateRangePanel.tsx'), 'DateRangePanel');

const NEIGHBOURS = { '-1': ['before', 'noBefore'], '1': ['after', 'noAfter'] } as const;

/**
 * A range of days: typed in the words of the reader, or picked in a calendar and out of presets, with the ways to the
 * period before and after (RNG-01). What is typed is the draft's; what is picked is a whole period.
 */
export function DateRangeField({
  label,
  draft,
  onPick,
}: {
  label: string;
  draft: RangeDraft;
  onPick: (period: Period) => void;
}) {
  const t = useText();
  // The end that is being typed: left or sent it is not.
  const [typing, setTyping] = useState<'from' | 'to' | null>(null);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const stands = useOwnPage(open, close);
  const { typed, type, days, allowed, said, period } = draft;
  const wrong = allowed === true ? '' : allowed.key;
  /** What is wrong with an end; one that is half typed is not wrong yet. */
  const problemOf = (end: 'from' | 'to'): string | undefined => {
    if (typing !== end && days[end] !== '' && toDay(days[end]) === null)
      return t(reason('dayUnreadable', { typed: days[end] }));
    const ofBoth = wrong === 'reasons.fromAfterTo' || wrong === 'reasons.periodTooLong';
    return end === 'to' && ofBoth && allowed !== true ? t(allowed) : undefined;
  };
  const arrow = (by: 1 | -1) => {
    const next = period && neighbour(period, by);
    const [name, none] = NEIGHBOURS[by];
    const title = next
      ? t(`ranges.${name}`, { from: said(next.from), to: said(next.to) })
      : t(`ranges.${none}`);
    return (
      <Tooltip title={title}>
        <IconButton
          aria-label={title}
          aria-disabled={next === null}
          size="small"
          onClick={() => next && onPick(next)}
          sx={{ mt: 0.5, ...(next === null && { color: 'text.disabled' }) }}
        >
          {by === 1 ? <ChevronRight /> : <ChevronLeft />}
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'flex',
        // On a narrow screen the ends have a row of their own.
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'flex-start',
        gap: 0.5,
        maxWidth: '100%',
        minWidth: 0,
      }}
    >
      {arrow(-1)}
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          minWidth: 0,
          order: { xs: -1, sm: 0 },
          width: { xs: '100%', sm: 'auto' },
        }}
      >
        {(['from', 'to'] as const).map((end) => {
          const problem = problemOf(end);
          return (
            <TextField
              key={end}
              label={t(`ranges.${end}`)}
              value={typed[end]}
              required
              error={problem !== undefined}
              helperText={problem}
              onChange={({ target }) => {
                setTyping(end);
                type({ ...typed, [end]: target.value });
              }}
              onFocus={() => setTyping(end)}
              onKeyDown={({ key }) => key === 'Enter' && setTyping(null)}
              onBlur={() => {
                setTyping(null);
                if (toDay(days[end])) type({ ...typed, [end]: said(days[end]) });
              }}
              slotProps={{
                inputLabel: { shrink: true },
                htmlInput: { autoComplete: 'off', spellCheck: false },
              }}
              sx={{ width: { xs: '50%', sm: 140 }, minWidth: 0 }}
            />
          );
        })}
      </Box>
      <Tooltip title={t('ranges.choose')}>
        <IconButton
          ref={opener}
          aria-label={t('ranges.choose')}
          aria-haspopup="dialog"
          aria-expanded={open}
          size="small"
          onClick={() => setOpen(true)}
          sx={{ mt: 0.5 }}
        >
          <CalendarMonth />
        </IconButton>
      </Tooltip>
      {arrow(1)}
      <Popover
        open={stands}
        anchorEl={() => opener.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('ranges.choose') } }}
      >
        <Suspense fallback={<Skeleton variant="rounded" width={300} height={340} />}>
          <DateRangePanel
            value={period}
            onPick={(picked) => {
              close();
              onPick(picked);
            }}
          />
        </Suspense>
      </Popover>
    </Box>
  );
}
