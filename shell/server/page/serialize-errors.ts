import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';

/** Route errors in the form that the browser's router revives. Of a fault nothing but that it happened leaves the server. */
export function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, unknown> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { ...error, __type: 'RouteErrorResponse' }
        : { message: 'Unexpected Server Error', __type: 'Error' },
    ]),
  );
}
