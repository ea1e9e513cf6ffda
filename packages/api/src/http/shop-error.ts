import { GraphQLError } from 'graphql';

/** Codes of the errors that a client can tell apart. */
export type ShopErrorCode =
  | 'BAD_USER_INPUT'
  | 'CSRF'
  | 'FORBIDDEN'
  | 'LIMIT_EXCEEDED'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAUTHENTICATED'
  | 'UNAVAILABLE';

const STATUS: Readonly<Partial<Record<ShopErrorCode, number>>> = { CSRF: 403, RATE_LIMITED: 429, UNAVAILABLE: 503 };

/** An error whose message is meant for the person at the screen. Every other error is masked on its way out. */
export class ShopError extends GraphQLError {
  constructor(code: ShopErrorCode, message: string, headers: Record<string, string> = {}) {
    const status = STATUS[code];
    super(message, { extensions: { code, ...(status === undefined ? {} : { http: { status, headers } }) } });
    this.name = 'ShopError';
  }
}
