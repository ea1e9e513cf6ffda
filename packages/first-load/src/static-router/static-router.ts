import {
  IDLE_BLOCKER,
  IDLE_FETCHER,
  IDLE_NAVIGATION,
  NavigationType,
  resolvePath,
  type DataRouteMatch,
  type DataRouteObject,
  type DataRouter,
  type HydrationState,
  type RouterInit,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router';

export type BrowserHistory = RouterInit['history'];

/** What `ScrollRestoration` asked for, kept for the data router: the static router has no position to restore. */
export interface ScrollRequest {
  requested: Parameters<DataRouter['enableScrollRestoration']> | null;
}

export interface StaticBrowserRouterOptions {
  readonly routes: DataRouteObject[];
  readonly matches: DataRouteMatch[];
  readonly history: BrowserHistory;
  /** The location that the server rendered. */
  readonly location: RouterState['location'];
  /** `/` or the language's prefix. */
  readonly basename: string;
  readonly hydration: HydrationState;
  /** Gives the data router; rejects when its code cannot be loaded. */
  readonly activate: () => Promise<DataRouter>;
  readonly dispose: () => void;
  /** Called with true when a navigation starts to wait for the data router, and with false when it is over. */
  readonly onPending: (isPending: boolean) => void;
  readonly scroll: ScrollRequest;
}

const noop = (): void => undefined;

/** The page as the server rendered it. */
const stateOf = ({ location, matches, hydration }: StaticBrowserRouterOptions): RouterState => ({
  historyAction: NavigationType.Pop,
  location,
  matches,
  loaderData: hydration.loaderData ?? {},
  actionData: hydration.actionData ?? null,
  errors: hydration.errors ?? null,
  initialized: true,
  renderFallback: false,
  navigation: IDLE_NAVIGATION,
  restoreScrollPosition: false,
  preventScrollReset: false,
  revalidation: 'idle',
  fetchers: new Map(),
  blockers: new Map(),
});

/**
 * A router for a page that is still as the server rendered it: everything that hydration needs, without the code that navigates.
 * Navigations wait for the data router; when its code cannot be loaded, the browser loads the address as a document. Named to differ
 * from the library's `createStaticRouter`, which is for servers.
 */
export function createStaticBrowserRouter(options: StaticBrowserRouterOptions): DataRouter {
  const { routes, matches, history, basename, activate, dispose, onPending, scroll } = options;
  const state = stateOf(options);

  function loadDocument(to: To | number | null, navigateOptions?: RouterNavigateOptions): void {
    if (typeof to === 'number') return history.go(to);
    const from = state.location.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
    const { pathname, search, hash } = resolvePath(to ?? '', from);
    const query = new URLSearchParams(search);
    const formData = navigateOptions && 'formData' in navigateOptions ? navigateOptions.formData : undefined;
    for (const [name, value] of formData ?? []) if (typeof value === 'string') query.append(name, value);
    const queryString = query.size > 0 ? `?${query}` : '';
    // Two leading slashes would name another host.
    const path = (basename === '/' ? '' : basename) + pathname.replace(/^[/\\]+/, '/');
    window.location.assign(path + queryString + hash);
  }

  async function navigate(to: To | number | null, navigateOptions?: RouterNavigateOptions): Promise<void> {
    onPending(true);
    try {
      const router = await activate().catch(() => null);
      if (!router) return loadDocument(to, navigateOptions);
      return await (typeof to === 'number' ? router.navigate(to) : router.navigate(to, navigateOptions));
    } finally {
      onPending(false);
    }
  }

  const router: DataRouter = {
    basename,
    future: {},
    state,
    routes,
    manifest: {},
    window,
    match: () => matches,
    initialize: () => router,
    subscribe: () => noop,
    enableScrollRestoration(...request) {
      scroll.requested = request;
      return noop;
    },
    navigate,
    fetch: async (...request) => (await activate()).fetch(...request),
    revalidate: async () => (await activate()).revalidate(),
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getFetcher: () => IDLE_FETCHER,
    resetFetcher: noop,
    deleteFetcher: noop,
    dispose,
    getBlocker: () => IDLE_BLOCKER,
    // Called when the data router takes over: `useBlocker` then gives the key of this router to that one once more, where nobody would delete it.
    deleteBlocker: (key) =>
      void setTimeout(() => {
        activate().then((next) => next.deleteBlocker(key), noop);
      }),
    patchRoutes: noop,
    _internalFetchControllers: new Map(),
    _internalSetRoutes: noop,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: noop,
  };
  return router;
}
