import { openConfirmation } from '#actions/confirmations.ts';

/** A dialog, menu or drawer of MUI that is open above the page, and not below another one. */
export const OPEN_MODAL = '.MuiModal-root:not([aria-hidden="true"])';

/** Marks what stands for a dialog, menu or drawer that is on its way (`OnceOpen`). */
export const ON_ITS_WAY = 'data-on-its-way';

/** Is a question open, or another dialog, menu or drawer on its way? */
export const isOnItsWay = (): boolean =>
  openConfirmation() !== null || document.querySelector(`[${ON_ITS_WAY}]`) !== null;

/** Does something stand over the page that takes the keys to itself: a dialog, a menu, a drawer? Also one on its way. */
export const isModalOpen = (): boolean =>
  isOnItsWay() ||
  document.querySelector(
    `${OPEN_MODAL}, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]`,
  ) !== null;
