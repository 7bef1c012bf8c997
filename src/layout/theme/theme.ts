import type { RaThemeOptions } from 'react-admin';
import { breakpoints } from '#ui/breakpoints.ts';
import { dataDisplay } from './overrides/dataDisplay.ts';
import { feedback } from './overrides/feedback.ts';
import { inputs } from './overrides/inputs.ts';
import { navigation } from './overrides/navigation.ts';
import { reactAdmin } from './overrides/reactAdmin.ts';
import { surfaces } from './overrides/surfaces.ts';
import { paletteOf } from './palette.ts';
import type { Mode } from './roles.ts';
import { typography } from './typography.ts';

const themeOf = (mode: Mode): RaThemeOptions => ({
  palette: paletteOf(mode),
  breakpoints,
  typography,
  spacing: 8,
  shape: { borderRadius: 8 },
  sidebar: { width: 224, closedWidth: 56 },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 100,
      shorter: 120,
      short: 150,
      standard: 180,
      complex: 200,
      enteringScreen: 160,
      leavingScreen: 120,
    },
  },
  components: {
    ...inputs,
    ...dataDisplay,
    ...feedback,
    ...navigation,
    ...surfaces,
    ...reactAdmin,
  },
});

/** The two looks of the console, for `<Admin lightTheme darkTheme>` (APP-12). */
export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
