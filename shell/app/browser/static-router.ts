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

/** What the page wants of scrolling, for the router that can move: this one has nowhere to come back from. */
export interface ScrollRequest {
  requested: Parameters<DataRouter['enableScrollRestoration']> | null;
}

export interface StaticRouterOptions {
  readonly routes: DataRouteObject[];
  readonly matches: DataRouteMatch[];
  readonly history: BrowserHistory;
  /** Where the page was rendered for. */
  readonly location: RouterState['location'];
  /** `/` or the language's prefix. */
  readonly basename: string;
  readonly hydration: HydrationState;
  /** Gives the router that can move, or fails when its code cannot be had. */
  readonly activate: () => Promise<DataRouter>;
  readonly dispose: () => void;
  readonly scroll: ScrollRequest;
}

const nothing = (): void => undefined;

/** The page as the server rendered it. */
const stateOf = ({ location, matches, hydration }: StaticRouterOptions): RouterState => ({
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
 * The router of a page that stands as the server rendered it: all that hydration needs, without the code that moves.
 * What is asked of it waits for the router that can; when that one cannot be had, the browser goes to the address by itself.
 */
export function createStaticBrowserRouter(options: StaticRouterOptions): DataRouter {
  const { routes, matches, history, basename, activate, dispose, scroll } = options;
  const state = stateOf(options);

  function leave(to: To | number | null, sent?: RouterNavigateOptions): void {
    if (typeof to === 'number') return history.go(to);
    const from = state.location.pathname.slice(basename === '/' ? 0 : basename.length) || '/';
    const { pathname, search, hash } = resolvePath(to ?? '', from);
    const query = new URLSearchParams(search);
    const sentForm = sent && 'formData' in sent ? sent.formData : undefined;
    for (const [name, value] of sentForm ?? []) if (typeof value === 'string') query.append(name, value);
    const asked = query.size > 0 ? `?${query}` : '';
    // Two slashes at the beginning would name another host.
    const path = (basename === '/' ? '' : basename) + pathname.replace(/^[/\\]+/, '/');
    window.location.assign(path + asked + hash);
  }

  async function navigate(to: To | number | null, sent?: RouterNavigateOptions): Promise<void> {
    const router = await activate().catch(() => null);
    if (!router) return leave(to, sent);
    return typeof to === 'number' ? router.navigate(to) : router.navigate(to, sent);
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
    subscribe: () => nothing,
    enableScrollRestoration(...asked) {
      scroll.requested = asked;
      return nothing;
    },
    navigate,
    fetch: async (...asked) => (await activate()).fetch(...asked),
    revalidate: async () => (await activate()).revalidate(),
    createHref: (to) => history.createHref(to),
    createURL: (to) => history.createURL(to),
    encodeLocation: (to) => history.encodeLocation(to),
    getFetcher: () => IDLE_FETCHER,
    resetFetcher: nothing,
    deleteFetcher: nothing,
    dispose,
    getBlocker: () => IDLE_BLOCKER,
    deleteBlocker: nothing,
    patchRoutes: nothing,
    _internalFetchControllers: new Map(),
    _internalSetRoutes: nothing,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: nothing,
  };
  return router;
}
