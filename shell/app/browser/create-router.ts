import { localePrefix } from '@headstock/contracts/locale';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import type { Store } from '@headstock/event-bus';
import { graphqlClientContext, type GraphQLClient } from '@headstock/graphql-client';
import {
  matchRoutes,
  RouterContextProvider,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  type LoaderFunctionArgs,
} from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import { remoteTimeout, withDeadline } from '#shell/app/federation/deadline.ts';
import { boundaryId, createAppRoutes, mountRemote, type Absence } from '#shell/app/routes/app-routes.tsx';
import { interactionEvents } from './first-interaction.ts';
import type { DataRouterOptions } from './data-router.ts';
import type { PageRemotes } from './page-remotes.ts';
import { identifyRoutes, isComplete } from './route-tree.model.ts';
import { createStaticBrowserRouter, type ScrollRequest } from './static-router.ts';

export type MountedRemotes = Partial<Record<RemoteName, RemoteRoutesModule | Absence>>;

export interface RouterOptions {
  readonly bootstrap: BootstrapData;
  readonly store: Store;
  readonly client: GraphQLClient;
  readonly remotes: PageRemotes;
  /** The remotes that are there; those that come with later navigations are added. */
  readonly mounted: MountedRemotes;
  readonly hydration: BootstrapData['hydration'] | undefined;
  /** Hears of the router that can move, once it is there, to put it in place of the one that was given first. */
  readonly onActivated: (router: DataRouter) => void;
}

/** On a navigation the visitor still sees the page before, so a remote may take longer than at the start. */
const navigationTimeout = remoteTimeout * 4;

/** All that the router needs that can move; the routes serve both. */
function dataRouterOptions({
  bootstrap,
  store,
  client,
  remotes,
  mounted,
  hydration,
}: RouterOptions): DataRouterOptions {
  const routes = createAppRoutes(bootstrap.locale, mounted);
  const [root] = routes;
  if (root) Object.assign(root, { loader: checkAccess, shouldRevalidate: () => true });
  const history = createBrowserHistory();

  /** Its code has come with the router that navigates. */
  async function checkAccess({ request }: LoaderFunctionArgs): Promise<null> {
    const { guardNavigation } = await import(/* webpackChunkName: "data-router" */ './guard-navigation.ts');
    return guardNavigation(store, request);
  }

  return {
    routes: identifyRoutes(routes),
    history,
    location: history.location,
    basename: localePrefix(bootstrap.locale) || '/',
    ...(hydration ? { hydrationData: hydration } : {}),
    getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, client]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.remoteFor(path);
      if (!remote || mounted[remote]) return;
      const arriving = remotes.load<RemoteRoutesModule>(remote, './routes');
      const module = await withDeadline(arriving, navigationTimeout).catch((): Absence => 'unavailable');
      mounted[remote] = module;
      patch(boundaryId, [mountRemote(remote, module, bootstrap.locale)]);
    },
  };
}

async function loadDataRouter(live: DataRouterOptions): Promise<DataRouter> {
  const { createDataRouter } = await import(/* webpackChunkName: "data-router" */ './data-router.ts');
  return createDataRouter(live);
}

/**
 * The page's router: guards every navigation and brings a remote when one of its pages is first visited. A page that stands as
 * the server rendered it begins with a router without that code, which comes with the first sign that the visitor moves.
 */
export async function createRouter(options: RouterOptions): Promise<DataRouter> {
  const { hydration } = options;
  const live = dataRouterOptions(options);
  const matches = matchRoutes(live.routes, live.location, live.basename);
  if (!hydration || !matches || !isComplete(matches, hydration)) return loadDataRouter(live);
  const scroll: ScrollRequest = { requested: null };
  const { activate, dispose } = activateOnInteraction(() => loadDataRouter({ ...live, scroll }), options.onActivated);
  return createStaticBrowserRouter({ ...live, matches, hydration, activate, dispose, scroll });
}

/** Fetches the router that can move at the first sign, or when it is asked for. */
function activateOnInteraction(
  create: () => Promise<DataRouter>,
  onActivated: (router: DataRouter) => void,
): { readonly activate: () => Promise<DataRouter>; readonly dispose: () => void } {
  const listening = new AbortController();
  let awake: Promise<DataRouter> | undefined;
  let hasGone = false;
  let hasFailed = false;

  function activate(): Promise<DataRouter> {
    awake ??= create().then(onRouterReady);
    awake.catch(() => (awake = undefined));
    return awake;
  }
  function onRouterReady(router: DataRouter): DataRouter {
    if (listening.signal.aborted) return router;
    listening.abort();
    onActivated(router);
    // It stands where the page does, and follows the visitor now.
    if (hasGone) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return router;
  }
  function onInteraction({ type }: Event): void {
    hasGone ||= type === 'popstate';
    // What could not be had is tried again when it is needed, not with every movement.
    if (hasFailed && !hasGone) return;
    activate().catch(() => {
      hasFailed = true;
      if (hasGone) window.location.reload();
    });
  }
  for (const sign of interactionEvents)
    window.addEventListener(sign, onInteraction, { passive: true, signal: listening.signal });
  return { activate, dispose: () => listening.abort() };
}
