import { failureKind, GraphQLError, TransportError } from '@headstock/graphql-client';

/** What to say where the API gave an error: its own words, or `unanswered` where it did not answer. Throws every other error again. */
export function apiFailure(error: unknown, unanswered: string): string {
  if (error instanceof GraphQLError) return error.message;
  if (error instanceof TransportError) return unanswered;
  throw error;
}

/** The id of the message for something that was not saved, by what kind of failure it was. */
export function failureMessage(error: unknown): 'lists.offline' | 'lists.unanswered' | 'lists.notSaved' {
  const kind = failureKind(error);
  return kind === 'offline' || kind === 'unanswered' ? `lists.${kind}` : 'lists.notSaved';
}
