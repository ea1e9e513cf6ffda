// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration, needed by every project that imports this file
/// <reference path="./react-router-core.d.ts" />
import {
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouteObject,
  type DataRouter,
  type DataStrategyFunctionArgs,
  type DataStrategyResult,
  type RouterInit,
  type RouterNavigateOptions,
  type RouterState,
  type To,
} from 'react-router';
import { createRouter } from 'react-router/core';
import { isExternalUrl } from './external-url.model.ts';
import type { ScrollRequest } from './static-router.ts';

export interface DataRouterOptions extends Pick<
  RouterInit,
  'history' | 'getContext' | 'hydrationData' | 'patchRoutesOnNavigation'
> {
  readonly routes: DataRouteObject[];
  /** `/` or the language's prefix. */
  readonly basename: string;
  /** The location of the page that is shown; the visitor may have gone back since. */
  readonly location: RouterState['location'];
  /** What the page asked of the static router. */
  readonly scroll?: ScrollRequest;
}

const isExternal = (address: string): boolean => isExternalUrl(address, window.location.origin);

/** A loader's result, or an error in place of a redirect that leaves the shop. */
function rejectExternalRedirect(answer: DataStrategyResult): DataStrategyResult {
  const { result } = answer;
  const location = result instanceof Response ? result.headers.get('location') : null;
  if (location === null || !isExternal(location)) return answer;
  return { type: 'error', result: new Error(`A page may not redirect the visitor to ${location}.`) };
}

async function runLoaders({ matches }: DataStrategyFunctionArgs): Promise<Record<string, DataStrategyResult>> {
  const toLoad = matches.filter((match) => match.shouldLoad);
  const results = await Promise.all(
    toLoad.map(async (match) => [match.route.id, rejectExternalRedirect(await match.resolve())] as const),
  );
  return Object.fromEntries(results);
}

/** The first navigation may come before `ScrollRestoration` knows this router, and must still save the scroll position. */
function restoreScrolling(router: DataRouter, requested: ScrollRequest['requested']): void {
  if (!requested) return;
  const [positions, position] = requested;
  positions[router.state.location.key] = position();
  router.enableScrollRestoration(...requested);
}

/** react-router's data router in the browser, with its loaders and history. It navigates to pages of the shop only. */
export function createDataRouter({ location, history, scroll, ...init }: DataRouterOptions): DataRouter {
  // The library reads the location once, when it starts; afterwards it listens for changes.
  const startingHistory = { ...history, action: history.action, location };
  const options = {
    ...init,
    history: startingHistory,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: runLoaders,
  };
  const router = createRouter(options).initialize();
  restoreScrolling(router, scroll?.requested ?? null);
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: To | number | null, navigateOptions?: RouterNavigateOptions) => {
    if (typeof to === 'string' && isExternal(to)) return console.error(`The router does not navigate to ${to}.`);
    return typeof to === 'number' ? navigate(to) : navigate(to, navigateOptions);
  };
  return router;
}
