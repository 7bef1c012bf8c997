import type { Theme } from '@mui/material/styles';
import { tabular } from '#ui/tabular.ts';
import { FORCED, GREY } from './forced.ts';

/** A status as word, dot and colour (UI-07); see `StatusChip`. */
const statusChip = ({ palette }: Theme) => ({
  '.status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    minHeight: 20,
    padding: '0 7px',
    border: '1px solid',
    borderRadius: 6,
    fontSize: '0.75rem',
    lineHeight: '1.125rem',
    fontWeight: 550,
    verticalAlign: 'middle',
  },
  '.status:not(.marked)::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'var(--mark)',
    [FORCED]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '.status > .MuiSvgIcon-root': { flex: 'none', fontSize: 14 },
  '.status > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  ...Object.fromEntries(
    Object.entries(palette.status).map(([tone, { text, background, border, mark }]) => [
      `.status[data-tone="${tone}"]`,
      { '--mark': mark, color: text, backgroundColor: background, borderColor: border },
    ]),
  ),
});

/** A small outlined button; see `SmallButton`. Every target has at least 24 px (UI-12). */
const smallButton = ({ palette, typography, shape, transitions }: Theme) => ({
  '.small-button': {
    ...typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    boxSizing: 'border-box',
    minHeight: 28,
    margin: 0,
    padding: '3px 8px',
    border: `1px solid ${palette.surface.edge}`,
    borderRadius: shape.borderRadius,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    verticalAlign: 'middle',
    color: palette.text.primary,
    backgroundColor: palette.surface.raised,
    cursor: 'pointer',
    userSelect: 'none',
    transition: transitions.create(['background-color', 'border-color'], {
      duration: transitions.duration.short,
    }),
    '@media (hover: hover)': {
      '&:hover': {
        borderColor: palette.surface.control,
        backgroundColor: palette.surface.hover,
      },
      '&.danger:hover': { borderColor: palette.error.main },
      '&.money:hover': {
        borderColor: palette.money.mark,
        backgroundColor: palette.money.background,
      },
    },
  },
  '.small-button > svg': { flex: 'none', marginLeft: -2, fontSize: 18 },
  '.small-button.danger': { color: palette.error.main, borderColor: palette.error.main },
  '.small-button.money': {
    fontWeight: 620,
    borderColor: palette.money.border,
    backgroundColor: palette.money.background,
  },
  '.small-button.money > svg': { color: palette.money.mark },
  // With when and by whom it is too long for a phone: it breaks.
  '.small-button.done': { whiteSpace: 'normal' },
  '.small-button[aria-disabled="true"], .small-button[aria-disabled="true"]:hover': {
    color: palette.text.secondary,
    backgroundColor: palette.surface.sunken,
    borderColor: palette.surface.border,
    cursor: 'help',
    // Fading, grey letters would stand on the accent's colour.
    transition: 'none',
    [FORCED]: GREY,
  },
  '.small-button[aria-disabled="true"] > svg': { color: 'inherit' },
});

/** A box of 16 px on a target of 24. */
const tickBox = ({ palette }: Theme) => ({
  '.tick-box': {
    appearance: 'none',
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    borderRadius: 6,
    cursor: 'pointer',
    // Reached by the keys, it stands clear of the bars.
    scrollMarginTop: 'calc(var(--app-bar-height, 48px) + var(--toolbar-height, 0px) + 8px)',
    scrollMarginBottom: 'calc(var(--bottom-bar-height, 0px) + 8px)',
  },
  '.tick-box::before': {
    content: '""',
    gridArea: '1 / 1',
    width: 14,
    height: 14,
    border: `1.5px solid ${palette.surface.control}`,
    borderRadius: 3,
  },
  '.tick-box:checked::before': {
    borderColor: palette.primary.main,
    backgroundColor: palette.primary.main,
  },
  '.tick-box:checked::after': {
    content: '""',
    gridArea: '1 / 1',
    placeSelf: 'center',
    width: 4,
    height: 8,
    marginTop: -2,
    border: `solid ${palette.primary.contrastText}`,
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  'input.tick-box:focus-visible': { outline: `2px solid ${palette.primary.main}` },
});

/** The button that copies; see `CopyButton`. */
const copyButton = ({ palette, alpha }: Theme) => ({
  '.copy-button': {
    display: 'inline-flex',
    flex: 'none',
    padding: 5,
    border: 0,
    borderRadius: 6,
    verticalAlign: 'middle',
    color: palette.text.disabled,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    '@media (hover: hover)': {
      '&:hover': {
        color: palette.text.primary,
        backgroundColor: alpha(palette.text.primary, 0.07),
      },
    },
  },
  '.copy-button > .icon': { fontSize: 14 },
});

/** A card with the colour of a status at its edge; see `QuestionFrame`. */
const tonedCard = ({ palette, typography, shape }: Theme) => ({
  '.toned-card': {
    padding: '10px 16px',
    overflow: 'hidden',
    backgroundColor: palette.surface.raised,
    border: `1px solid ${palette.surface.border}`,
    borderLeft: '3px solid',
    borderRadius: shape.borderRadius,
  },
  ...Object.fromEntries(
    Object.entries(palette.status).map(([tone, { mark }]) => [
      `.toned-card[data-tone="${tone}"]`,
      { borderLeftColor: mark },
    ]),
  ),
  '.toned-card > header': { display: 'flex', alignItems: 'flex-start', gap: 8, paddingBottom: 6 },
  '.toned-card > header > h2': { ...typography.subtitle2, margin: 0, flex: 1, minWidth: 0 },
});

/** What stands in every cell of long lists: by name, as a styled part in each costs too much (UI-13). */
export const plainParts = (theme: Theme) => ({
  '.figure': tabular,
  '.figure.gain': { color: theme.palette.status.positive.text, fontWeight: 550 },
  '.figure.loss': { color: theme.palette.status.negative.text, fontWeight: 550 },
  '.id-text': { ...tabular, whiteSpace: 'pre', minWidth: 0 },
  '.id-text.long': { whiteSpace: 'pre-wrap' },
  '.picture': {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    verticalAlign: 'middle',
    borderRadius: 6,
    fontWeight: 620,
    lineHeight: 1,
    color: theme.palette.status.neutral.text,
    backgroundColor: theme.palette.status.neutral.background,
  },
  '.picture.round': { borderRadius: '50%' },
  '.picture.loaded': { backgroundColor: 'transparent' },
  '.picture > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
  '.picture:not(.loaded) > img': { opacity: 0 },
  '.row-actions': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 4,
    [theme.breakpoints.up('md')]: { flexWrap: 'nowrap' },
  },
  '.aside': { color: theme.palette.text.secondary },
  '.icon': { flex: 'none', width: '1em', height: '1em', fill: 'currentColor' },
  ...tickBox(theme),
  ...copyButton(theme),
  ...tonedCard(theme),
  ...statusChip(theme),
  ...smallButton(theme),
});
