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

  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'TransportError';
    this.status = status;
  }
}
