import type { Locale } from '@headstock/contracts/locale';
import { remoteNames, type RemoteName, type RemoteRoutesModule } from '@headstock/contracts/remotes';
import { ruleFor } from '@headstock/contracts/routes';
import type { ReactNode } from 'react';
import { NavigationProgress } from '#shell/app/layout/navigation-progress.tsx';
import { data, Outlet, ScrollRestoration, useLocation, type RouteObject } from 'react-router';
import {
  RemoteBoundary,
  RemoteRouteError,
  PreservedHtml,
  RemoteUnavailable,
} from '#shell/app/federation/remote-boundary.tsx';
import { BareLayout } from '#shell/app/layout/bare-layout.tsx';
import { DefaultLayout } from '#shell/app/layout/default-layout.tsx';
import { RouteErrorPage } from './route-error-page.tsx';

/** Why a remote's routes are not there. `preserved`: the server's HTML hasPlaceholder and is kept. */
export type Absence = 'unavailable' | 'preserved';
export type Mounted = Readonly<Partial<Record<RemoteName, RemoteRoutesModule | Absence>>>;

/** The route under which remotes are patched in when the visitor first comes to one of their pages. */
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

function placeholderRoute(remote: RemoteName, absence: Absence): RouteObject {
  const Component = absence === 'preserved' ? PreservedHtml : Unavailable;
  function Unavailable(): ReactNode {
    return (
      <div data-remote={remote}>
        <RemoteUnavailable remote={remote} where="load" message="the remote could not be loaded" />
      </div>
    );
  }
  return { id: `remote-${remote}`, path: '*', element: <Component remote={remote} /> };
}

/** A remote's routes within the frame that the shell owns. */
export function mountRemote(remote: RemoteName, module: RemoteRoutesModule | Absence, locale: Locale): RouteObject {
  if (typeof module === 'string') return placeholderRoute(remote, module);
  return {
    id: `remote-${remote}`,
    element: <RemoteBoundary remote={remote} />,
    errorElement: <RemoteRouteError remote={remote} />,
    children: module.createRoutes({ locale }),
  };
}

/** The whole route tree for the remotes that are there. */
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
