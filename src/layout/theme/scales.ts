/**
 * The raw colours, light to dark. Only roles.ts reads them: screens name roles, never a step of a scale.
 */
export const neutral = {
  0: '#ffffff',
  25: '#fafbfc',
  50: '#f5f6f8',
  100: '#eceef2',
  200: '#dfe2e8',
  300: '#c8cdd6',
  400: '#a2a9b6',
  500: '#828998',
  600: '#6a7180',
  700: '#535a68',
  800: '#383e49',
  850: '#2a2f38',
  900: '#20242b',
  925: '#1a1d23',
  950: '#14161b',
  1000: '#0e1013',
} as const;

export const accent = {
  50: '#eff0fd',
  100: '#dfe1fb',
  300: '#b1b7f5',
  400: '#98a0f4',
  600: '#4a53cf',
  700: '#3b43b0',
  900: '#262a5c',
  950: '#1f2240',
} as const;

export const green = {
  50: '#e9f6ef',
  200: '#b4dec6',
  300: '#7ed3a2',
  500: '#23935a',
  700: '#14653c',
  800: '#275a3f',
  950: '#14291f',
} as const;

export const red = {
  50: '#fdeeed',
  200: '#f1c3c0',
  300: '#ff9f99',
  400: '#f0736c',
  500: '#cf3d36',
  600: '#b92d27',
  700: '#9d2722',
  800: '#6f3130',
  950: '#331b1c',
} as const;

export const amber = {
  50: '#fcf3de',
  200: '#ead096',
  300: '#ebc36c',
  400: '#d9a32f',
  500: '#b07a06',
  700: '#775005',
  800: '#66511f',
  950: '#2c2411',
} as const;

export const blue = {
  50: '#e9f2fb',
  200: '#b9d5ee',
  300: '#8fc2f3',
  500: '#2b7bc4',
  700: '#1b578e',
  800: '#2a4d70',
  950: '#15263a',
} as const;

export const gold = {
  50: '#faf5e6',
  200: '#dccb94',
  300: '#e6cf86',
  500: '#a37b12',
  700: '#6b5210',
  800: '#5c5029',
  950: '#262214',
} as const;
