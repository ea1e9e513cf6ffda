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
import type { Boot } from '#shell/app/bootstrap-data.ts';
import { remotePatience, withDeadline } from '#shell/app/federation/deadline.ts';
import { boundaryId, createAppRoutes, mountRemote, type Absence } from '#shell/app/routes/app-routes.tsx';
import { signs } from './first-interaction.ts';
import type { LiveRouterOptions } from './data-router.ts';
import type { PageRemotes } from './page-remotes.ts';
import { identifyRoutes, isComplete } from './route-tree.model.ts';
import { createStillRouter, type ScrollWish } from './static-router.ts';

export type MountedRemotes = Partial<Record<RemoteName, RemoteRoutesModule | Absence>>;

export interface RouterOptions {
  readonly boot: Boot;
  readonly store: Store;
  readonly client: GraphQLClient;
  readonly remotes: PageRemotes;
  /** The remotes that are there; those that come with later navigations are added. */
  readonly mounted: MountedRemotes;
  readonly hydration: Boot['hydration'] | undefined;
  /** Hears of the router that can move, once it is there, to put it in place of the one that was given first. */
  readonly onAwake: (router: DataRouter) => void;
}

/** On a navigation the visitor still sees the page before, so a remote may take longer than at the start. */
const navigationPatience = remotePatience * 4;

/** All that the router needs that can move; the routes serve both. */
function describeRouter({ boot, store, client, remotes, mounted, hydration }: RouterOptions): LiveRouterOptions {
  const routes = createAppRoutes(boot.locale, mounted);
  const [root] = routes;
  if (root) Object.assign(root, { loader: checkAccess, shouldRevalidate: () => true });
  const history = createBrowserHistory();

  /** Its code has come with the router that navigates. */
  async function checkAccess({ request }: LoaderFunctionArgs): Promise<null> {
    const { checkVisit } = await import(/* webpackChunkName: "live-router" */ './guard-navigation.ts');
    return checkVisit(store, request);
  }

  return {
    routes: identifyRoutes(routes),
    history,
    location: history.location,
    basename: localePrefix(boot.locale) || '/',
    ...(hydration ? { hydrationData: hydration } : {}),
    getContext: () => new RouterContextProvider(new Map([[graphqlClientContext, client]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remotes.remoteFor(path);
      if (!remote || mounted[remote]) return;
      const arriving = remotes.load<RemoteRoutesModule>(remote, './routes');
      const module = await withDeadline(arriving, navigationPatience).catch((): Absence => 'down');
      mounted[remote] = module;
      patch(boundaryId, [mountRemote(remote, module, boot.locale)]);
    },
  };
}

async function createLive(live: LiveRouterOptions): Promise<DataRouter> {
  const { createLiveRouter } = await import(/* webpackChunkName: "live-router" */ './data-router.ts');
  return createLiveRouter(live);
}

/**
 * The page's router: guards every navigation and brings a remote when one of its pages is first visited. A page that stands as
 * the server rendered it begins with a router without that code, which comes with the first sign that the visitor moves.
 */
export async function createRouter(options: RouterOptions): Promise<DataRouter> {
  const { hydration } = options;
  const live = describeRouter(options);
  const matches = matchRoutes(live.routes, live.location, live.basename);
  if (!hydration || !matches || !isComplete(matches, hydration)) return createLive(live);
  const scroll: ScrollWish = { asked: null };
  const { wake, dispose } = awaitSigns(() => createLive({ ...live, scroll }), options.onAwake);
  return createStillRouter({ ...live, matches, hydration, wake, dispose, scroll });
}

/** Fetches the router that can move at the first sign, or when it is asked for. */
function awaitSigns(
  create: () => Promise<DataRouter>,
  onAwake: (router: DataRouter) => void,
): { readonly wake: () => Promise<DataRouter>; readonly dispose: () => void } {
  const listening = new AbortController();
  let awake: Promise<DataRouter> | undefined;
  let hasGone = false;
  let hasFailed = false;

  function wake(): Promise<DataRouter> {
    awake ??= create().then(takeOver);
    awake.catch(() => (awake = undefined));
    return awake;
  }
  function takeOver(router: DataRouter): DataRouter {
    if (listening.signal.aborted) return router;
    listening.abort();
    onAwake(router);
    // It stands where the page does, and follows the visitor now.
    if (hasGone) window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    return router;
  }
  function onSign({ type }: Event): void {
    hasGone ||= type === 'popstate';
    // What could not be had is tried again when it is needed, not with every movement.
    if (hasFailed && !hasGone) return;
    wake().catch(() => {
      hasFailed = true;
      if (hasGone) window.location.reload();
    });
  }
  for (const sign of signs) window.addEventListener(sign, onSign, { passive: true, signal: listening.signal });
  return { wake, dispose: () => listening.abort() };
}
