/** Readable by the page while an administrator acts as the member who is signed in: when that ends, in ms since 1970. */
export const ACTING_COOKIE = 'headstock-acting';

/**
 * Header by which a page says in whose name it speaks: the value of the cookie as the page was loaded, or `NOBODY_ACTS`. A request of a page that
 * is behind is answered with 409, so that nothing is done in the wrong name.
 */
export const ACTING_HEADER = 'headstock-acting';

/** The header's value of a page that speaks in the name of whoever is signed in. */
export const NOBODY_ACTS = 'nobody';

/** Key of the storage by whose change the tabs of a browser hear that somebody else is signed in from now on. */
export const actingStorageKey = 'acting-changed';
