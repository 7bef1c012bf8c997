import type { Theme } from '@mui/material/styles';
import type { StatusTone } from '#rules/status.ts';

const TONES: readonly StatusTone[] = ['positive', 'neutral', 'negative', 'waiting', 'info'];

/** What is read closely, on a row that is as low as it can be. */
const small = { fontSize: '0.75rem', lineHeight: '1rem' } as const;

/**
 * The one class sheet of a game's questions, for the box around all of them: thousands of plain elements cost less than
 * styled ones of their own (UI-13).
 */
export const cardSheet = ({ palette, breakpoints }: Theme) => {
  const { surface, status, text } = palette;
  const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden' } as const;
  return {
    display: 'contents',
    '& .pq': {
      padding: '6px 8px 6px 6px',
      backgroundColor: surface.raised,
      border: `1px solid ${surface.border}`,
      borderRadius: '8px',
    },
    '& .pq:has(.tick-box:checked)': { backgroundColor: surface.selected },
    '& .pq-head': {
      display: 'grid',
      gridTemplateColumns: '24px 84px minmax(0, 1fr) minmax(0, 264px) minmax(152px, auto)',
      gridTemplateAreas: '"tick number main leagues actions"',
      columnGap: '8px',
      alignItems: 'start',
      [breakpoints.down('lg')]: {
        gridTemplateColumns: '24px 84px minmax(0, 1fr) auto',
        gridTemplateAreas: '"tick number main actions" "tick number leagues leagues"',
        rowGap: '4px',
      },
      [breakpoints.down('sm')]: {
        gridTemplateColumns: '24px minmax(0, 1fr) auto',
        gridTemplateAreas: '"tick number actions" "main main main" "leagues leagues leagues"',
      },
    },
    '& .pq-number': {
      gridArea: 'number',
      margin: 0,
      padding: '4px 0',
      color: text.secondary,
      ...small,
      fontWeight: 550,
      fontVariantNumeric: 'tabular-nums',
    },
    '& .pq-main': {
      gridArea: 'main',
      display: 'grid',
      gap: '4px',
      minWidth: 0,
      paddingTop: '2px',
      paddingBottom: '2px',
      [breakpoints.down('sm')]: { paddingLeft: '6px' },
    },
    '& .pq-text': {
      fontSize: '0.875rem',
      lineHeight: '1.25rem',
      fontWeight: 550,
      overflowWrap: 'anywhere',
    },
    '& .pq-line': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
    '& .pq-options': {
      margin: 0,
      padding: 0,
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 6px',
      minWidth: 0,
    },
    '& .pq-option': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '6px',
      minWidth: 0,
      padding: '1px 8px',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      border: `1px solid ${surface.border}`,
      borderRadius: '6px',
      backgroundColor: surface.sunken,
    },
    '& .pq-option[data-right]': {
      borderColor: status.positive.border,
      backgroundColor: status.positive.background,
      color: status.positive.text,
      fontWeight: 600,
    },
    '& .pq-left': { alignSelf: 'center' },
    '& .pq-correct': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '4px',
      ...small,
      fontWeight: 600,
      color: status.positive.text,
    },
    '& .pq-correct svg': { width: 14, height: 14, fill: 'currentColor' },
    '& .pq-note': { ...small, color: text.secondary },
    '& .pq-leagues': {
      gridArea: 'leagues',
      margin: 0,
      padding: '4px 0 0',
      listStyle: 'none',
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'start',
      gap: '2px 12px',
      minWidth: 0,
      ...small,
      fontVariantNumeric: 'tabular-nums',
      color: text.secondary,
      [breakpoints.down('lg')]: { paddingTop: 0 },
      [breakpoints.down('sm')]: { paddingLeft: '6px', paddingBottom: '2px' },
    },
    '& .pq-league': { display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0 },
    '& .pq-league::before': {
      content: '""',
      flex: 'none',
      width: 6,
      height: 6,
      borderRadius: '50%',
      backgroundColor: status.neutral.mark,
    },
    ...Object.fromEntries(
      TONES.flatMap((tone) => [
        [`& .pq-league[data-tone=${tone}]::before`, { backgroundColor: status[tone].mark }],
        [`& .pq-league[data-tone=${tone}] > bdi`, { color: status[tone].text, fontWeight: 550 }],
      ]),
    ),
    '& .pq-actions': {
      gridArea: 'actions',
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: '4px',
    },
    '& .pq-panel': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 560px)',
      columnGap: '24px',
      rowGap: '8px',
      margin: '6px 0 2px',
      padding: '8px 4px 2px 124px',
      borderTop: `1px solid ${surface.border}`,
      [breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingLeft: '6px' },
    },
    '& .pq-tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      alignContent: 'start',
      gap: '8px',
      ...small,
      color: text.secondary,
    },
    '& .pq-more': {
      width: 28,
      minHeight: 28,
      padding: 0,
      display: 'grid',
      placeContent: 'center',
      color: text.secondary,
      backgroundColor: 'transparent',
      border: '1px solid transparent',
      borderRadius: '8px',
      cursor: 'pointer',
    },
    '& .pq-more svg': { width: 20, height: 20, fill: 'currentColor' },
    '& .pq-more[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
    '@media (hover: hover)': {
      '& .pq-more:hover': {
        color: text.primary,
        borderColor: surface.control,
        backgroundColor: surface.hover,
      },
    },
    '& .tick-box': { gridArea: 'tick' },
    '& .small-button, & .pq-more': {
      // Reached by the keys, it stands clear of the bars.
      scrollMarginTop: 'calc(var(--app-bar-height, 48px) + var(--toolbar-height, 0px) + 8px)',
      scrollMarginBottom: 'calc(var(--bottom-bar-height, 0px) + 8px)',
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '& .pq-hidden': { ...hidden, clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  };
};
