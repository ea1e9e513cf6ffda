import {
  CombinedGraphQLErrors,
  ServerError,
  ServerParseError,
  type ApolloLink,
  type DefaultContext,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { throwError } from 'rxjs';
import { GraphQLError, TransportError } from './graphql-error.ts';

export type ErrorListener = (error: GraphQLError | TransportError) => void;

function translate(error: unknown): GraphQLError | TransportError {
  if (error instanceof GraphQLError || error instanceof TransportError) return error;
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    const code = first?.extensions?.['code'];
    return new GraphQLError(first?.message ?? error.message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR');
  }
  if (ServerError.is(error) || ServerParseError.is(error))
    return new TransportError(error.message, error.statusCode, { cause: error });
  return new TransportError(error instanceof Error ? error.message : String(error), 0, { cause: error });
}

const isSilent = ({ quiet, fetchOptions }: Readonly<DefaultContext>): boolean =>
  quiet === true || fetchOptions?.signal?.aborted === true;

/** Turns every error into a `GraphQLError` or a `TransportError`, for promises and hooks alike, and tells `onError` unless the request is quiet. */
export function createErrorLink(onError?: ErrorListener): ApolloLink {
  return new ErrorLink(({ error, operation }) => {
    const translated = translate(error);
    if (!isSilent(operation.getContext())) onError?.(translated);
    return throwError(() => translated);
  });
}
