// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration, needed by every project that imports this file
/// <reference path="./react-router-core.d.ts" />
import {
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  redirect,
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
  /** Where a page leads that was not found, as a path without language prefix; null where it leads nowhere. Asked before that is said. */
  readonly onMissing?: (address: URL) => Promise<string | null>;
}

const isExternal = (address: string): boolean => isExternalUrl(address, window.location.origin);

/** A loader's result, or an error in place of a redirect that leaves the shop. */
function rejectExternalRedirect(answer: DataStrategyResult): DataStrategyResult {
  const { result } = answer;
  const location = result instanceof Response ? result.headers.get('location') : null;
  if (location === null || !isExternal(location)) return answer;
  return { type: 'error', result: new Error(`A page may not redirect the visitor to ${location}.`) };
}

type Results = Record<string, DataStrategyResult>;

/** The status of what a loader threw; undefined for anything but a response. */
function statusOf({ type, result }: DataStrategyResult): unknown {
  if (type !== 'error' || typeof result !== 'object' || result === null) return undefined;
  if ('status' in result) return result.status;
  const init = 'init' in result ? result.init : null;
  return typeof init === 'object' && init !== null && 'status' in init ? init.status : undefined;
}

/** Runs the loaders of a navigation; where one of them finds no page, the visitor is led where the page has gone. */
const strategyWith =
  (onMissing: DataRouterOptions['onMissing']) =>
  async (args: DataStrategyFunctionArgs): Promise<Results> => {
    const results = await runLoaders(args);
    const missing = Object.entries(results).find(([, answer]) => statusOf(answer) === 404);
    if (!missing || !onMissing || args.fetcherKey !== null) return results;
    const location = await onMissing(new URL(args.request.url));
    return location === null ? results : { ...results, [missing[0]]: { type: 'error', result: redirect(location) } };
  };

async function runLoaders({ matches }: DataStrategyFunctionArgs): Promise<Results> {
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
export function createDataRouter({ location, history, scroll, onMissing, ...init }: DataRouterOptions): DataRouter {
  // The library reads the location once, when it starts; afterwards it listens for changes.
  const startingHistory = { ...history, action: history.action, location };
  const options = {
    ...init,
    history: startingHistory,
    mapRouteProperties,
    hydrationRouteProperties,
    dataStrategy: strategyWith(onMissing),
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
