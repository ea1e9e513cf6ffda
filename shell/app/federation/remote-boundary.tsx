import { useEmit } from '@headstock/event-bus/react';
import { useOnceHydrated } from '@headstock/ui/use-once-hydrated';
import { Component, useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import type { RemoteName } from '@headstock/contracts/remotes';
import { useBootstrapData } from '#shell/app/bootstrap-data.ts';
import { RouteErrorPage } from '#shell/app/routes/route-error-page.tsx';
import { SliceFallback } from '#shell/app/errors/slice-fallback.tsx';
import { useRecover } from './recovery.ts';

export interface RemoteBoundaryProps {
  readonly remote: RemoteName;
}

/** The one element that the shell owns around a remote's page. Whatever breaks in the page stays in it. */
export function RemoteBoundary({ remote }: RemoteBoundaryProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <div data-remote={remote}>
      <RenderErrorBoundary key={pathname} remote={remote}>
        <Outlet />
      </RenderErrorBoundary>
    </div>
  );
}

interface GuardProps extends RemoteBoundaryProps {
  readonly children: ReactNode;
}

/** Catches what a remote throws while it renders; what its loaders throw goes to the router. */
class RenderErrorBoundary extends Component<GuardProps, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
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

/** In place of a page whose remote is not to be had, with a way to try again. Tells the operators. */
export function RemoteUnavailable({ remote, where, message }: RemoteUnavailableProps): ReactNode {
  const emit = useEmit();
  const recover = useRecover();
  const { remotes } = useBootstrapData();
  const version = remotes[remote]?.version ?? '';
  useEffect(() => emit('slice/failed', { remote, version, where, message }), [emit, remote, version, where, message]);
  return <SliceFallback onRetry={() => recover(remote)} />;
}

/** The router's error view of a remote's routes: a missing page is the shop's error page, anything else stays in the frame. */
export function RemoteRouteError({ remote }: RemoteBoundaryProps): ReactNode {
  const error = useRouteError();
  if (isRouteErrorResponse(error)) return <RouteErrorPage />;
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div data-remote={remote}>
      <RemoteUnavailable remote={remote} where="load" message={message} />
    </div>
  );
}

/**
 * When the browser cannot get a remote whose page the server rendered: the server's nodes stay as they are, readable, with a note below.
 * React hydrates this element without looking into it.
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
