import { accent, amber, blue, gold, green, neutral, red } from './scales.ts';

export type Mode = 'light' | 'dark';

/** A tone of a status: word on its chip, chip, hairline around it, dot or bar that carries the tone. */
export interface ToneColors {
  text: string;
  background: string;
  border: string;
  mark: string;
}

/** What a colour is for, in one mode. The names are those that screens use in `sx`. */
export interface Roles {
  surface: {
    /** The page behind everything. */
    canvas: string;
    /** Cards, tables, dialogs. */
    raised: string;
    /** Table heads, wells, the drawer: a step back from a card. */
    sunken: string;
    hover: string;
    selected: string;
    /** Hairlines between rows and around cards. */
    border: string;
    /** Edges of buttons, which their word makes known as such. */
    edge: string;
    /** Edges of inputs and controls: at least 3:1 against the surface. */
    control: string;
  };
  text: { primary: string; secondary: string; disabled: string };
  accent: { main: string; hover: string; soft: string; on: string };
  danger: { main: string; hover: string; soft: string; on: string };
  status: Record<'positive' | 'negative' | 'waiting' | 'neutral' | 'info', ToneColors>;
  /** Actions and notices about money: ink with a golden mark, like nothing else on the page. */
  money: ToneColors & { main: string; hover: string; on: string; onMark: string };
}

const light: Roles = {
  surface: {
    canvas: neutral[50],
    raised: neutral[0],
    sunken: neutral[50],
    hover: neutral[25],
    selected: accent[50],
    border: neutral[200],
    edge: neutral[300],
    control: neutral[500],
  },
  text: { primary: neutral[900], secondary: neutral[700], disabled: neutral[600] },
  accent: { main: accent[600], hover: accent[700], soft: accent[100], on: neutral[0] },
  danger: { main: red[600], hover: red[700], soft: red[50], on: neutral[0] },
  status: {
    positive: { text: green[700], background: green[50], border: green[200], mark: green[500] },
    negative: { text: red[700], background: red[50], border: red[200], mark: red[500] },
    waiting: { text: amber[700], background: amber[50], border: amber[200], mark: amber[500] },
    neutral: {
      text: neutral[700],
      background: neutral[100],
      border: neutral[300],
      mark: neutral[600],
    },
    info: { text: blue[700], background: blue[50], border: blue[200], mark: blue[500] },
  },
  money: {
    text: gold[700],
    background: gold[50],
    border: gold[200],
    mark: gold[500],
    main: neutral[900],
    hover: neutral[1000],
    on: neutral[0],
    onMark: gold[300],
  },
};

const dark: Roles = {
  surface: {
    canvas: neutral[1000],
    raised: neutral[950],
    sunken: neutral[925],
    hover: neutral[925],
    selected: accent[950],
    border: neutral[850],
    edge: neutral[800],
    control: neutral[600],
  },
  text: { primary: neutral[100], secondary: neutral[400], disabled: neutral[500] },
  accent: { main: accent[400], hover: accent[300], soft: accent[900], on: neutral[1000] },
  danger: { main: red[400], hover: red[300], soft: red[950], on: neutral[1000] },
  status: {
    positive: { text: green[300], background: green[950], border: green[800], mark: green[300] },
    negative: { text: red[300], background: red[950], border: red[800], mark: red[400] },
    waiting: { text: amber[300], background: amber[950], border: amber[800], mark: amber[400] },
    neutral: {
      text: neutral[300],
      background: neutral[900],
      border: neutral[800],
      mark: neutral[400],
    },
    info: { text: blue[300], background: blue[950], border: blue[800], mark: blue[300] },
  },
  money: {
    text: gold[300],
    background: gold[950],
    border: gold[800],
    mark: gold[300],
    main: neutral[100],
    hover: neutral[0],
    on: neutral[1000],
    onMark: gold[700],
  },
};

/** The roles of a mode. */
export const rolesOf = (mode: Mode): Roles => (mode === 'dark' ? dark : light);
