/** A key of one intent, so that a request that is sent twice takes effect once. */
export const newKey = (): string => crypto.randomUUID();
