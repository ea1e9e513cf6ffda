import { GraphQLError, TransportError } from '@headstock/graphql-client';

/** What to say where the API gave an error: its own words, or `unanswered` where it did not answer. Throws every other error again. */
export function apiFailure(error: unknown, unanswered: string): string {
  if (error instanceof GraphQLError) return error.message;
  if (error instanceof TransportError) return unanswered;
  throw error;
}
