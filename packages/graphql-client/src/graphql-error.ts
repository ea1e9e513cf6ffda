/** The API answered, but with an error: the message is meant for the visitor, `code` is stable. */
export class GraphQLError extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.name = 'GraphQLError';
    this.code = code;
  }
}

/** The API did not answer, or not in its own words. */
export class TransportError extends Error {
  /** HTTP status, 0 when there was no answer at all. */
  readonly status: number;
  /** There was no answer, and the browser knew at that moment that it has no connection. */
  readonly isOffline: boolean;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TransportError';
    this.status = status;
    // A server’s navigator has no such property.
    this.isOffline = status === 0 && 'onLine' in navigator && !navigator.onLine;
  }
}

/**
 * Why nothing came of a request: the API refuses it in its own words; the browser is offline, so nothing was sent; nobody answered, so it may
 * have arrived; or what came is no answer of the API's.
 */
export type FailureKind = 'refused' | 'offline' | 'unanswered' | 'unexpected';

/** What a proxy says in the place of a server that does not answer. */
const UNANSWERED: readonly number[] = [0, 502, 503, 504];

/** Tells what kind of failure a request threw. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof GraphQLError) return 'refused';
  if (!(error instanceof TransportError)) return 'unexpected';
  if (error.isOffline) return 'offline';
  return UNANSWERED.includes(error.status) ? 'unanswered' : 'unexpected';
}
