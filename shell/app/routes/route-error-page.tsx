import { ruleFor } from '@headstock/contracts/routes';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { LazyErrorPage } from '#shell/errors/lazy-error-page.tsx';
import { useHydrated } from '#shell/layout/use-hydrated.ts';

/** Shows what a route threw as the shop's error page. A page that was not found names its address: the whole of it where the shop has no such route. */
export function RouteErrorPage(): ReactNode {
  const intl = useIntl();
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  // The server never sees the hash.
  const seen = useHydrated() ? hash : '';
  if (!isRouteErrorResponse(error)) return <LazyErrorPage statusCode={500} />;
  const said: unknown = error.data;
  const message =
    typeof said === 'string'
      ? said
      : ruleFor(pathname)
        ? intl.formatMessage({ id: 'shell.error.page-not-valid' }, { path: pathname })
        : intl.formatMessage({ id: 'shell.error.page-not-found' }, { path: pathname + search + seen });
  return error.status === 404 ? (
    <LazyErrorPage statusCode={404} message={message} />
  ) : (
    <LazyErrorPage statusCode={error.status} />
  );
}
