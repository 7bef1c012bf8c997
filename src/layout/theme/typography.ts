import '@fontsource-variable/inter/wght.css';
import type { TypographyVariantsOptions } from '@mui/material/styles';

/** The last ones carry Devanagari, which Inter does not draw. */
const family = [
  "'Inter Variable'",
  'system-ui',
  "'Noto Sans Devanagari'",
  "'Nirmala UI'",
  "'Kohinoor Devanagari'",
  'sans-serif',
].join(', ');

const size = (px: number, linePx: number, weight = 400) => ({
  fontSize: `${px / 16}rem`,
  lineHeight: `${linePx / 16}rem`,
  fontWeight: weight,
  letterSpacing: px >= 16 ? '-0.011em' : '0',
});

/** 12 to 14 px on lines of 20; headings stay small, weight tells them apart. */
export const typography: TypographyVariantsOptions = {
  fontFamily: family,
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: size(20, 28, 620),
  h2: size(16, 24, 620),
  h3: size(14, 20, 620),
  h4: size(14, 20, 620),
  h5: size(14, 20, 620),
  h6: size(14, 20, 620),
  subtitle1: size(14, 20, 550),
  subtitle2: size(13, 20, 550),
  body1: size(14, 20),
  body2: size(13, 20),
  caption: size(12, 16),
  overline: { ...size(12, 16, 550), textTransform: 'none' },
  button: { ...size(13, 20, 550), textTransform: 'none' },
};
