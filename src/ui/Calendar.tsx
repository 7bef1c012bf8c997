import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocale, useText } from '#i18n/useText.ts';
import { compareDays, type Day } from '#rules/days.ts';
import { addDays, addMonths, type Period } from '#rules/periods.ts';
import { formatter } from '#rules/timeZones.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const noon = (day: Day): number => Date.parse(`${day}T12:00Z`);
/** From Sunday, with which weeks begin in India. */
const weekday = (day: Day): number => new Date(noon(day)).getUTCDay();
const firstOf = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The weeks of the month of a day; null for the days of other months. */
function weeksOf(day: Day): (Day | null)[][] {
  const first = firstOf(day);
  const places = Array.from({ length: 42 }, (_, place) => {
    const one = addDays(first, place - weekday(first));
    return one?.slice(0, 7) === day.slice(0, 7) ? one : null;
  });
  return [0, 1, 2, 3, 4, 5]
    .map((week) => places.slice(week * 7, week * 7 + 7))
    .filter((week) => week.some((one) => one !== null));
}

/** Where a key leads from a day; undefined for keys that lead nowhere. */
function ledBy({ key, shiftKey }: KeyboardEvent, day: Day): Day | null | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday(day));
    case 'End':
      return addDays(day, 6 - weekday(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}

/** A month of days by the pattern of the WAI-ARIA date grid: one day takes the focus, keys move it (RNG-01, UI-12). */
export function Calendar({
  today,
  chosen,
  onChoose,
  describedBy,
}: {
  today: Day;
  chosen: Period | null;
  onChoose: (day: Day) => void;
  /** Ids of what explains it. */
  describedBy: string;
}) {
  const t = useText();
  const locale = useLocale();
  const titleId = useId();
  const [at, setAt] = useState<Day>(chosen?.to ?? today);
  const grid = useRef<HTMLDivElement>(null);
  // The first key moves the focus; opening it takes the day that is chosen, or today.
  const moved = useRef(true);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const words = (options: Intl.DateTimeFormatOptions, day: Day) =>
    formatter(locale, { ...options, timeZone: 'UTC' }).format(noon(day));
  const go = (day: Day | null, focus: boolean) => {
    if (day === null) return;
    moved.current = focus;
    setAt(day);
  };
  const turn = (by: 1 | -1) => (
    <IconButton
      size="small"
      aria-label={t(by === 1 ? 'ranges.calendar.next' : 'ranges.calendar.previous')}
      onClick={() => go(addMonths(at, by), false)}
    >
      {by === 1 ? <ChevronRight /> : <ChevronLeft />}
    </IconButton>
  );
  const isIn = (day: Day): boolean =>
    chosen !== null && compareDays(chosen.from, day) <= 0 && compareDays(day, chosen.to) <= 0;
  const isEnd = (day: Day): boolean => day === chosen?.from || day === chosen?.to;
  const weeks = weeksOf(at);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        {turn(-1)}
        <Box
          id={titleId}
          aria-live="polite"
          sx={{ flex: 1, textAlign: 'center', typography: 'subtitle2' }}
        >
          {words({ month: 'long', year: 'numeric' }, at)}
        </Box>
        {turn(1)}
      </Box>
      <Box
        ref={grid}
        role="grid"
        aria-labelledby={titleId}
        aria-describedby={describedBy}
        onKeyDown={(event) => {
          const to = ledBy(event, at);
          if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          go(to, true);
        }}
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', rowGap: '2px' }}
      >
        <Box role="row" sx={{ display: 'contents' }}>
          {WEEK.map((place) => {
            // 1 May 2022 is a Sunday.
            const day = `2022-05-0${place + 1}`;
            return (
              <Box
                key={place}
                role="columnheader"
                aria-label={words({ weekday: 'long' }, day)}
                sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center' }}
              >
                {words({ weekday: 'short' }, day)}
              </Box>
            );
          })}
        </Box>
        {weeks.map((week) => (
          <Box key={week.find((day) => day !== null)} role="row" sx={{ display: 'contents' }}>
            {WEEK.map((place) => {
              const day = week[place] ?? null;
              return (
                <Box
                  key={place}
                  role="gridcell"
                  {...(day && { 'aria-selected': isIn(day) })}
                  sx={{ ...(day && isIn(day) && { bgcolor: 'surface.selected' }) }}
                >
                  {day && (
                    <Box
                      component="button"
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      aria-label={words(
                        { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
                        day,
                      )}
                      {...(day === today && { 'aria-current': 'date' as const })}
                      onClick={() => {
                        go(day, true);
                        onChoose(day);
                      }}
                      sx={{
                        display: 'block',
                        width: '100%',
                        height: 36,
                        border: 0,
                        borderRadius: 1,
                        cursor: 'pointer',
                        font: 'inherit',
                        fontVariantNumeric: 'tabular-nums',
                        color: 'text.primary',
                        bgcolor: 'transparent',
                        '&:hover': { bgcolor: 'surface.hover' },
                        '&:focus-visible': {
                          outline: '2px solid',
                          outlineColor: 'primary.main',
                          outlineOffset: -2,
                        },
                        ...(day === today && { fontWeight: 700, textDecoration: 'underline' }),
                        ...(isEnd(day) && {
                          color: 'primary.contrastText',
                          bgcolor: 'primary.main',
                          '&:hover': { bgcolor: 'primary.dark' },
                          '&:focus-visible': {
                            outline: '2px solid',
                            outlineColor: 'text.primary',
                            outlineOffset: 1,
                          },
                        }),
                      }}
                    >
                      {Number(day.slice(8))}
                    </Box>
                  )}
                </Box>
              );
            })}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
