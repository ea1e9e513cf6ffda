/** Readable by the page while an administrator acts as the member who is signed in: when that ends, in ms since 1970. */
export const ACTING_COOKIE = 'headstock-acting';

/** Key of the storage by whose change the tabs of a browser hear that somebody else is signed in from now on. */
export const actingStorageKey = 'acting-changed';
