/**
 * Is this the second click of a double click? On what opens a dialog it lands behind the dialog, which is not
 * meant to close it.
 */
export const isDoubleClick = (event: object): boolean =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;
