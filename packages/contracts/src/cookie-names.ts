/** Keeps what the visitor said of being counted; without it nothing was said yet. */
export const CONSENT_COOKIE = 'headstock-consent';
/** Readable by the page: says that an administrator acts as the member who is signed in, and by its value since when. */
export const ACTING_COOKIE = 'headstock-acting';
