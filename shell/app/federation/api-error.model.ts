import { GraphQLError, TransportError } from '@headstock/graphql-client';

/** An error of the API, in contrast to one of a remote's own code. */
export type ApiError = GraphQLError | TransportError;

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof GraphQLError || error instanceof TransportError;

/** A stable code for operators: the API's own, `HTTP <status>`, or `UNREACHABLE` when there was no response. */
export function apiErrorCode(error: ApiError): string {
  if (error instanceof GraphQLError) return error.code;
  return error.status === 0 ? 'UNREACHABLE' : `HTTP ${error.status}`;
}
