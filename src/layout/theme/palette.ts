import type { PaletteOptions } from '@mui/material/styles';
import { type Mode, type Roles, rolesOf, type ToneColors } from './roles.ts';

interface MoneyColors extends ToneColors {
  light: string;
  main: string;
  dark: string;
  contrastText: string;
  onMark: string;
}

declare module '@mui/material/styles' {
  interface Palette {
    surface: Roles['surface'];
    status: Roles['status'];
    money: MoneyColors;
  }
  interface PaletteOptions {
    surface?: Roles['surface'];
    status?: Roles['status'];
    money?: MoneyColors;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    money: true;
  }
}

/** MUI's palette, filled from the roles; `sx` names them: 'status.waiting.text', 'surface.sunken'. */
export function paletteOf(mode: Mode): PaletteOptions {
  const roles = rolesOf(mode);
  const { surface, text, accent, danger, status, money } = roles;
  const tone = ({ text: main, mark, background, border }: ToneColors) => ({
    main,
    dark: mark,
    light: border,
    contrastText: background,
  });
  return {
    mode,
    primary: { main: accent.main, dark: accent.hover, light: accent.soft, contrastText: accent.on },
    secondary: {
      main: text.secondary,
      dark: text.primary,
      light: surface.border,
      contrastText: surface.raised,
    },
    error: { main: danger.main, dark: danger.hover, light: danger.soft, contrastText: danger.on },
    warning: tone(status.waiting),
    info: tone(status.info),
    success: tone(status.positive),
    background: { default: surface.canvas, paper: surface.raised },
    text,
    divider: surface.border,
    action: {
      active: text.secondary,
      hover: surface.hover,
      selected: surface.selected,
      disabled: text.disabled,
      disabledBackground: surface.sunken,
      focus: surface.hover,
      hoverOpacity: mode === 'dark' ? 0.12 : 0.06,
    },
    surface,
    status,
    money: {
      ...money,
      dark: money.hover,
      light: money.border,
      contrastText: money.on,
    },
  };
}
