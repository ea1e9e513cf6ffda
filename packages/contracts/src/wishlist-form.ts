/**
 * The form by which a browser without scripts puts items on the wishlist. The shell has it on every page, in a `<noscript>`; the hearts on
 * cards are its buttons, and belong to no form where scripts run.
 */
export const WISHLIST_FORM = 'hs-wishlist';
