/** Keeps what the visitor said of being counted; without it nothing was said yet. */
export const CONSENT_COOKIE = 'headstock-consent';
