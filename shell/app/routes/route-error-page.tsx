import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { LazyErrorPage } from '#shell/app/errors/lazy-error-page.tsx';

/** Shows what a route threw as the shop's error page. A 404 may bring its own words. */
export function RouteErrorPage(): ReactNode {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return <LazyErrorPage statusCode={500} />;
  const { status, data } = error;
  return (
    <LazyErrorPage statusCode={status} {...(status === 404 && typeof data === 'string' ? { message: data } : {})} />
  );
}
