/** What is only there to be worked by: frame, dialogs, notices, boxes to fill in, buttons. */
const WORKED_BY = [
  'header.MuiAppBar-root',
  'nav',
  '.MuiDrawer-root',
  '.MuiModal-root',
  '[role="search"]',
  '[data-screen]',
  'main form',
  'main button:not([data-printed])',
  'main .MuiButton-root',
  'main .small-button',
  'main .MuiIconButton-root',
  'main .MuiTabScrollButton-root',
  'main .MuiCheckbox-root',
  'main label:has(> .tick-box)',
  'main [data-row-actions]',
].join(', ');

/**
 * A page on paper: its heading and its list or record, in black on white whatever the theme, all rows and the
 * head of a table on every sheet; nothing that is pressed but the labels of a head. The open tab stays, to tell which rows they are.
 */
export const print = {
  '@page': { margin: '12mm' },
  '@media print': {
    html: { colorScheme: 'light' },
    [WORKED_BY]: { display: 'none !important' },
    // It has a column of its card.
    'main .tick-box': { visibility: 'hidden' },
    'main [role="tab"][aria-selected="true"]': { display: 'inline-flex !important' },
    'body, body *': {
      color: '#000 !important',
      backgroundColor: 'transparent !important',
      borderColor: '#999 !important',
      boxShadow: 'none !important',
    },
    'main, main *': { overflow: 'visible !important', maxHeight: 'none !important' },
    'main :is(tr, article, [data-row], .MuiCard-root, dt, dd)': { breakInside: 'avoid' },
    'main thead': { display: 'table-header-group' },
    'main :is(th, td)': { position: 'static !important' },
    'main h1': { fontSize: '16pt' },
  },
};
