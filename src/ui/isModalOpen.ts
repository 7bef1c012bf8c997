/** A dialog, menu or drawer of MUI that is open above the page, and not below another one. */
export const OPEN_MODAL = '.MuiModal-root:not([aria-hidden="true"])';

/** Does something stand over the page that takes the keys to itself: a dialog, a menu, a drawer? */
export const isModalOpen = (): boolean =>
  document.querySelector(
    `${OPEN_MODAL}, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]`,
  ) !== null;
