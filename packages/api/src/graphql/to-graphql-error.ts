import { GraphQLError, type GraphQLErrorOptions } from 'graphql';
import type { DomainError } from '#api/platform/domain-error.ts';

/** HTTP statuses of errors that concern the request as a whole; with every other code the answer stays 200. */
const STATUS: Readonly<Record<string, number>> = { csrf: 403, 'rate-limited': 429, outage: 503 };
/** Codes that clients know by another name. */
const CODE: Readonly<Record<string, string>> = { outage: 'UNAVAILABLE' };

/** The error as clients get it: its message, its code in upper snake case, and its HTTP status where it has one. */
export function toGraphQLError(error: DomainError, place: GraphQLErrorOptions = {}): GraphQLError {
  const { code, message, retryAfterSeconds } = error;
  const status = STATUS[code];
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return new GraphQLError(message, {
    ...place,
    extensions: {
      code: CODE[code] ?? code.toUpperCase().replaceAll('-', '_'),
      ...(status === undefined ? {} : { http: { status, headers } }),
    },
  });
}
