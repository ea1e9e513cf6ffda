import { localePrefix, withoutLocale } from '@headstock/contracts/locale';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { queryPortContext, type QueryPort } from '@headstock/graph';
import { createBrowserRouter, redirect, RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import type { Boot } from '#shell/boot.ts';
import { remotePatience, withDeadline } from '#shell/federation/deadline.ts';
import { boundaryId, createAppRoutes, mountRemote, type Absence } from '#shell/routes/app-routes.tsx';
import { guard } from '#shell/routes/guards.ts';
import type { PageRemotes } from './page-remotes.ts';

declare global {
  /** Where react-router looks for what the server rendered with; it revives the errors in it. */
  var __staticRouterHydrationData: Boot['hydration'] | undefined;
}

export type MountedRemotes = Partial<Record<RemoteName, RemoteRoutesModule | Absence>>;
export type PageRouter = ReturnType<typeof createBrowserRouter>;

export interface RouterOptions {
  readonly boot: Boot;
  readonly store: Store;
  readonly port: QueryPort;
  readonly remotes: PageRemotes;
  /** The remotes that are there; those that come with later navigations are added. */
  readonly mounted: MountedRemotes;
  readonly hydration: Boot['hydration'] | undefined;
}

/** On a navigation the visitor still sees the page before, so a remote may take longer than at the start. */
const navigationPatience = remotePatience * 4;

/** The browser's router: guards every navigation and brings a remote when one of its pages is first visited. */
export function createRouter({ boot, store, port, remotes, mounted, hydration }: RouterOptions): PageRouter {
  globalThis.__staticRouterHydrationData = hydration;
  const routes = createAppRoutes(boot.locale, mounted);
  const [root] = routes;
  if (root) Object.assign(root, { loader: checkAccess, shouldRevalidate: () => true });

  /** Runs before a navigation shows anything. */
  function checkAccess({ request }: LoaderFunctionArgs): null {
    const url = new URL(request.url);
    const verdict = guard(withoutLocale(url.pathname), store.get(sessionAtom), url.search);
    if (verdict.kind === 'pass') return null;
    if (verdict.kind === 'sign-in') emit(store, 'auth/open', { redirectTo: verdict.wanted });
    throw redirect(verdict.redirect);
  }

  return createBrowserRouter(routes, {
    basename: localePrefix(boot.locale) || '/',
    getContext: () => new RouterContextProvider(new Map([[queryPortContext, port]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.remoteFor(path);
      if (!remote || mounted[remote]) return;
      const arriving = remotes.load<RemoteRoutesModule>(remote, './routes');
      const module = await withDeadline(arriving, navigationPatience).catch((): Absence => 'down');
      mounted[remote] = module;
      patch(boundaryId, [mountRemote(remote, module, boot.locale)]);
    },
  });
}
