import type { RemoteName } from '@headstock/contracts/remotes';
import { useEmit } from '@headstock/event-bus/react';
import { GraphQLError } from '@headstock/graphql-client';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { Component, useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, Outlet, useLocation, useRevalidator, useRouteError } from 'react-router';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { UnavailableFallback } from '#shell/app/errors/unavailable-fallback.tsx';
import { RouteErrorPage } from '#shell/app/routes/route-error-page.tsx';
import { apiErrorCode, isApiError, type ApiError } from './api-error.model.ts';
import { useRecover } from './recovery.ts';

export interface RemoteBoundaryProps {
  readonly remote: RemoteName;
}

/** The one element that the shell owns around a remote's pages. Errors of a page stay inside it. */
export function RemoteBoundary({ remote }: RemoteBoundaryProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <div data-remote={remote}>
      <RenderErrorBoundary remote={remote} pathname={pathname}>
        <Outlet />
      </RenderErrorBoundary>
    </div>
  );
}

interface RenderErrorBoundaryProps extends RemoteBoundaryProps {
  readonly pathname: string;
  readonly children: ReactNode;
}

interface RenderErrorState {
  readonly error: Error | null;
  readonly pathname: string;
}

/**
 * Catches what a remote throws while it renders; errors of its loaders go to the router. Another path ends the error without mounting
 * the children again, so that layouts keep their state.
 */
class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, RenderErrorState> {
  override state: RenderErrorState = { error: null, pathname: this.props.pathname };

  static getDerivedStateFromError(error: Error): Partial<RenderErrorState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { pathname }: RenderErrorBoundaryProps,
    state: RenderErrorState,
  ): RenderErrorState | null {
    return pathname === state.pathname ? null : { error: null, pathname };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? (
      <RemoteUnavailable remote={this.props.remote} where="render" message={error.message} />
    ) : (
      this.props.children
    );
  }
}

export interface RemoteUnavailableProps extends RemoteBoundaryProps {
  readonly where: 'load' | 'render';
  readonly message: string;
}

/** Replaces a page whose remote is unavailable, offers a retry, and reports the failure to the operators. */
export function RemoteUnavailable({ remote, where, message }: RemoteUnavailableProps): ReactNode {
  const emit = useEmit();
  const recover = useRecover();
  const { remotes } = useBootstrapData();
  const version = remotes[remote]?.version ?? '';
  useEffect(() => emit('slice/failed', { remote, version, where, message }), [emit, remote, version, where, message]);
  return <UnavailableFallback onRetry={() => recover(remote)} />;
}

/** Replaces a page whose data the API did not give on the server, which has reported the failure. Offers a retry. */
export function ApiUnavailable({ remote }: RemoteBoundaryProps): ReactNode {
  const intl = useIntl();
  const recover = useRecover();
  return (
    <UnavailableFallback
      message={intl.formatMessage({ id: 'shell.api.unavailable' })}
      onRetry={() => recover(remote)}
    />
  );
}

/**
 * Replaces a page whose data the API did not give in the browser: shows the API's message to visitors, reports the failure as the API's. Where
 * a session was ended elsewhere, signing in again leads to the page.
 */
function ApiFailure({ error }: { readonly error: ApiError }): ReactNode {
  const intl = useIntl();
  const emit = useEmit();
  const { revalidate } = useRevalidator();
  useEffect(() => emit('api/failed', { code: apiErrorCode(error), message: error.message }), [emit, error]);
  const message = error instanceof GraphQLError ? error.message : intl.formatMessage({ id: 'shell.api.unavailable' });
  const retry = (): void => void revalidate();
  if (apiErrorCode(error) !== 'UNAUTHENTICATED') return <UnavailableFallback message={message} onRetry={retry} />;
  return (
    <UnavailableFallback
      message={message}
      action={intl.formatMessage({ id: 'shell.account.login' })}
      onRetry={() => emit('auth/open', { view: 'signin', onSignedIn: retry })}
    />
  );
}

/** The router's error view of a remote's routes: a missing page is the shop's error page, anything else stays in the boundary. */
export function RemoteRouteError({ remote }: RemoteBoundaryProps): ReactNode {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <RouteErrorPage />;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div data-remote={remote}>
      {isApiError(error) ? (
        <ApiFailure error={error} />
      ) : (
        <RemoteUnavailable remote={remote} where="load" message={message} />
      )}
    </div>
  );
}

/**
 * Keeps the server's HTML of a page whose remote the browser cannot load: it stays readable, with a note below. React hydrates the element
 * without looking into it.
 */
export function PreservedHtml({ remote }: RemoteBoundaryProps): ReactNode {
  const hydrated = useOnceHydrated(true, false);
  return (
    <>
      <div data-remote={remote} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      {hydrated ? (
        <RemoteUnavailable remote={remote} where="load" message="the browser could not load the code" />
      ) : null}
    </>
  );
}
