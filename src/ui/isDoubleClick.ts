/**
 * Is this the second click of a double click? It lands on what the first one brought up - behind a dialog, on the
 * button that took the pressed one's place - and is not meant for that.
 */
export const isDoubleClick = (event: object): boolean =>
  'detail' in event && typeof event.detail === 'number' && event.detail > 1;
