import { createTheme, type Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

/** Relative luminance of '#rrggbb', 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two '#rrggbb' colours, 1 to 21 (WCAG 2.2). */
function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const TEXT = 4.5;
const SHAPE = 3;

/** Every pair that the console puts on each other: name, foreground, background, least contrast. */
function pairs({ palette }: Theme): [string, string, string, number][] {
  const { canvas, raised, sunken, hover, selected } = palette.surface;
  const surfaces = { canvas, raised, sunken, hover, selected };
  const texts = {
    primary: palette.text.primary,
    secondary: palette.text.secondary,
    link: palette.primary.main,
    danger: palette.error.main,
  };
  const tones = Object.entries({ ...palette.status, money: palette.money });
  const fills = { primary: palette.primary, error: palette.error, money: palette.money };
  return [
    ...Object.entries(surfaces).flatMap(([surface, background]) => [
      ...Object.entries(texts).map(
        ([name, color]) => [`${name} on ${surface}`, color, background, TEXT] as const,
      ),
      ...tones.flatMap(([name, tone]) => [
        [`${name} text on ${surface}`, tone.text, background, TEXT] as const,
        [`${name} mark on ${surface}`, tone.mark, background, SHAPE] as const,
      ]),
      [`control edge on ${surface}`, palette.surface.control, background, SHAPE] as const,
      [`focus ring on ${surface}`, palette.primary.main, background, SHAPE] as const,
      [`disabled on ${surface}`, palette.text.disabled, background, SHAPE] as const,
    ]),
    ...tones.flatMap(([name, tone]) => [
      [`${name} chip`, tone.text, tone.background, TEXT] as const,
      [`${name} dot on its chip`, tone.mark, tone.background, SHAPE] as const,
      [`text on ${name}`, palette.text.primary, tone.background, TEXT] as const,
      [`secondary text on ${name}`, palette.text.secondary, tone.background, TEXT] as const,
    ]),
    ...Object.entries(fills).flatMap(([name, fill]) => [
      [`${name} button`, fill.contrastText, fill.main, TEXT] as const,
      [`${name} button, hovered`, fill.contrastText, fill.dark, TEXT] as const,
      [`${name} button on the page`, fill.main, palette.surface.canvas, SHAPE] as const,
    ]),
    ['golden mark on a money button', palette.money.onMark, palette.money.main, SHAPE],
    ['success as MUI fill', palette.success.contrastText, palette.success.main, TEXT],
    ['warning as MUI fill', palette.warning.contrastText, palette.warning.main, TEXT],
    ['info as MUI fill', palette.info.contrastText, palette.info.main, TEXT],
  ].map(
    ([name, fore, back, least]) => [name, fore, back, least] as [string, string, string, number],
  );
}

describe.each([
  ['light', createTheme(lightTheme)],
  ['dark', createTheme(darkTheme)],
])('the %s theme', (mode, theme) => {
  it.each(pairs(theme))('%s is legible: %s on %s [UI-12]', (_name, fore, back, least) => {
    expect(contrast(fore, back)).toBeGreaterThanOrEqual(least);
  });

  it('knows its mode [APP-12]', () => {
    expect(theme.palette.mode).toBe(mode);
  });

  it('moves for 0.1 to 0.2 s, and not at all where the system asks for rest [UI-04]', () => {
    for (const duration of Object.values(theme.transitions.duration)) {
      expect(duration).toBeGreaterThanOrEqual(100);
      expect(duration).toBeLessThanOrEqual(200);
    }
    expect(theme.motion.reducedMotion).toBe('system');
  });

  it('shows the keyboard where it is with a ring of 2 px [UI-12]', () => {
    expect(theme.focusVisible).toMatchObject({
      outlineStyle: 'solid',
      outlineWidth: 2,
      outlineColor: theme.palette.primary.main,
    });
  });

  it('survives being built twice, as react-admin does', () => {
    const twice = createTheme(createTheme(theme));
    expect(twice.palette.status).toEqual(theme.palette.status);
    expect(twice.palette.money).toEqual(theme.palette.money);
  });
});

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
