import type { Locale } from '@headstock/contracts/locale';
import { remoteNames, type RemoteName, type RemoteRoutesModule } from '@headstock/contracts/remotes';
import { ruleFor } from '@headstock/contracts/routes';
import type { ReactNode } from 'react';
import { data, Outlet, ScrollRestoration, useLocation, type RouteObject } from 'react-router';
import {
  ApiUnavailable,
  PreservedHtml,
  RemoteBoundary,
  RemoteRouteError,
  RemoteUnavailable,
} from '#shell/app/federation/remote-boundary.tsx';
import { remountOnParams } from '#shell/app/federation/remount-on-params.tsx';
import { BareLayout } from '#shell/app/layout/bare-layout.tsx';
import { DefaultLayout } from '#shell/app/layout/default-layout.tsx';
import { NavigationProgress } from '#shell/app/layout/navigation-progress.tsx';
import { RouteErrorPage } from './route-error-page.tsx';

/**
 * Why a remote's routes are missing. `unavailable`: its code cannot be loaded or rendered. `api-unavailable`: the API did not give the
 * page's data. `preserved`: the browser cannot load its code, and the server's HTML is kept.
 */
export type Absence = 'unavailable' | 'api-unavailable' | 'preserved';
export type Mounted = Readonly<Partial<Record<RemoteName, RemoteRoutesModule | Absence>>>;

/** The route under which a remote is mounted when the visitor first navigates to one of its pages. */
export const boundaryId = 'boundary';

function Root(): ReactNode {
  const { pathname } = useLocation();
  const Layout = ruleFor(pathname)?.layout === 'none' ? BareLayout : DefaultLayout;
  return (
    <Layout>
      <NavigationProgress />
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}

function RootError(): ReactNode {
  return (
    <DefaultLayout>
      <RouteErrorPage />
    </DefaultLayout>
  );
}

function Placeholder({ remote, absence }: { readonly remote: RemoteName; readonly absence: Absence }): ReactNode {
  if (absence === 'preserved') return <PreservedHtml remote={remote} />;
  return (
    <div data-remote={remote}>
      {absence === 'api-unavailable' ? (
        <ApiUnavailable remote={remote} error={null} />
      ) : (
        <RemoteUnavailable remote={remote} where="load" message="the remote could not be loaded" />
      )}
    </div>
  );
}

/** A remote's routes inside the boundary that the shell owns. */
export function mountRemote(remote: RemoteName, module: RemoteRoutesModule | Absence, locale: Locale): RouteObject {
  const id = `remote-${remote}`;
  if (typeof module === 'string') return { id, path: '*', element: <Placeholder remote={remote} absence={module} /> };
  return {
    id,
    element: <RemoteBoundary remote={remote} />,
    errorElement: <RemoteRouteError remote={remote} />,
    children: module.createRoutes({ locale }).map(remountOnParams),
  };
}

/** The whole route tree for the mounted remotes. */
export function createAppRoutes(locale: Locale, mounted: Mounted): RouteObject[] {
  const remoteRoutes = remoteNames.flatMap((remote) => {
    const module = mounted[remote];
    return module ? [mountRemote(remote, module, locale)] : [];
  });
  const missing: RouteObject = {
    id: 'not-found',
    path: '*',
    loader: () => {
      throw data(null, { status: 404 });
    },
    element: null,
  };
  const hasPlaceholder = Object.values(mounted).some((module) => typeof module === 'string');
  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RootError />,
      children: [
        {
          id: boundaryId,
          errorElement: <RouteErrorPage />,
          children: [...remoteRoutes, ...(hasPlaceholder ? [] : [missing])],
        },
      ],
    },
  ];
}
