/** Does something stand over the page that takes the keys to itself: a dialog, a menu, a drawer? */
export const isModalOpen = (): boolean =>
  document.querySelector(
    '.MuiModal-root:not([aria-hidden="true"]), [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  ) !== null;
