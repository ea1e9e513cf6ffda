/**
 * Where the tab's session storage keeps the id of the store in which the visitor wants to pick things up. Pages of products
 * write it, the checkout begins with it.
 */
export const pickUpKey = 'headstock-pick-up';

/** An id of a store as it may stand there; null for anything else. */
export const parsePickUp = (raw: unknown): string | null =>
  typeof raw === 'string' && /^[\w-]{1,40}$/.test(raw) ? raw : null;
