import { localePrefix, withoutLocale } from '@headstock/contracts/locale';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { sessionAtom, type Store } from '@headstock/event-bus';
import { activateOnInteraction } from '@headstock/first-load/activate-on-interaction';
import type { DataRouterOptions } from '@headstock/first-load/data-router';
import { identifyRoutes, isComplete } from '@headstock/first-load/route-tree';
import { createStaticBrowserRouter, type ScrollRequest } from '@headstock/first-load/static-router';
import { isOff } from '@headstock/first-load/switches';
import { grantsContext, graphqlClientContext, type GraphQLClient } from '@headstock/graphql-client';
import {
  matchRoutes,
  RouterContextProvider,
  type RouterContext,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type DataRouter,
  type LoaderFunctionArgs,
} from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import { remoteTimeout, withDeadline } from '#shell/app/federation/deadline.ts';
import { isActivatingRouterAtom } from '#shell/app/layout/navigation-progress.tsx';
import { boundaryId, createAppRoutes, mountRemote, type Absence } from '#shell/app/routes/app-routes.tsx';
import type { PageRemotes } from './page-remotes.ts';

export type MountedRemotes = Partial<Record<RemoteName, RemoteRoutesModule | Absence>>;

export interface RouterOptions {
  readonly bootstrap: BootstrapData;
  readonly store: Store;
  readonly client: GraphQLClient;
  readonly remotes: PageRemotes;
  /** The mounted remotes; later navigations add to them. */
  readonly mounted: MountedRemotes;
  readonly hydration: BootstrapData['hydration'] | undefined;
  /** Called with the data router once it has loaded, to replace the static router. */
  readonly onActivated: (router: DataRouter) => void;
}

/** During a navigation the visitor still sees the previous page, so a remote may take longer than on the first page, in ms. */
const navigationTimeout = remoteTimeout * 4;

/** The data router's options; the static router shares the routes. */
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

  /** Its code is in the data router's chunk. */
  async function checkAccess({ request }: LoaderFunctionArgs): Promise<null> {
    const { guardNavigation } = await import(/* webpackChunkName: "data-router" */ './guard-navigation.ts');
    return guardNavigation(store, request);
  }

  async function onMissing({ pathname, search }: URL): Promise<string | null> {
    const { findRedirect } = await import(/* webpackChunkName: "data-router" */ '#shell/app/routes/find-redirect.ts');
    const found = await findRedirect('', pathname + search);
    return found && withoutLocale(found.location);
  }

  return {
    routes: identifyRoutes(routes),
    history,
    onMissing,
    location: history.location,
    basename: localePrefix(bootstrap.locale) || '/',
    ...(hydration ? { hydrationData: hydration } : {}),
    getContext: () =>
      new RouterContextProvider(
        new Map<RouterContext, unknown>([
          [graphqlClientContext, client],
          [grantsContext, store.get(sessionAtom).account?.grants ?? null],
        ]),
      ),
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

async function loadDataRouter(options: DataRouterOptions): Promise<DataRouter> {
  const { createDataRouter } = await import(/* webpackChunkName: "data-router" */ '@headstock/first-load/data-router');
  return createDataRouter(options);
}

/**
 * The page's router: it guards every navigation, and loads a remote when one of its pages is first visited. A page that the server
 * rendered completely starts with a static router; the data router's code is loaded at the visitor's first interaction.
 */
export async function createRouter(options: RouterOptions): Promise<DataRouter> {
  const { hydration } = options;
  const router = dataRouterOptions(options);
  const matches = matchRoutes(router.routes, router.location, router.basename);
  if (!hydration || !matches || !isComplete(matches, hydration) || isOff('static-router'))
    return loadDataRouter(router);
  const scroll: ScrollRequest = { requested: null };
  const activation = activateOnInteraction(() => loadDataRouter({ ...router, scroll }), options.onActivated);
  const onPending = (isPending: boolean): void => options.store.set(isActivatingRouterAtom, isPending);
  return createStaticBrowserRouter({ ...router, ...activation, onPending, matches, hydration, scroll });
}
