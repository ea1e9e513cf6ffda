import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';

/** Route errors as they go into the page, for its error view. Of a fault nothing but that it happened leaves the server. */
export function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error) ? { ...error } : { message: 'Unexpected Server Error' },
    ]),
  );
}
