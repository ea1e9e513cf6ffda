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
  /** Where the page stands that is shown, though the visitor may have gone back since. */
  readonly location: RouterState['location'];
  /** What the page asked of the router before. */
  readonly scroll?: ScrollRequest;
}

const isExit = (address: string): boolean => isExternalUrl(address, window.location.origin);

/** A loader's answer, unless it sends the visitor out of the shop. */
function stay(answer: DataStrategyResult): DataStrategyResult {
  const { result } = answer;
  const location = result instanceof Response ? result.headers.get('location') : null;
  if (location === null || !isExit(location)) return answer;
  return { type: 'error', result: new Error(`A page may not send the visitor to ${location}.`) };
}

async function loadAll({ matches }: DataStrategyFunctionArgs): Promise<Record<string, DataStrategyResult>> {
  const asked = matches.filter((match) => match.shouldLoad);
  const answers = await Promise.all(asked.map(async (match) => [match.route.id, stay(await match.resolve())] as const));
  return Object.fromEntries(answers);
}

/** The first move may come before the page knows of its router, and must keep where the visitor was; nothing scrolls for it. */
function rememberScroll(router: DataRouter, asked: ScrollRequest['requested']): void {
  if (!asked) return;
  const [positions, position] = asked;
  positions[router.state.location.key] = position();
  router.enableScrollRestoration(...asked);
}

/** react-router's data router in the browser, with its loaders and its history. It goes nowhere but to pages of the shop. */
export function createDataRouter({ location, history, scroll, ...init }: DataRouterOptions): DataRouter {
  // The library reads the place once, at the start; later it hears of every change.
  const held = { ...history, action: history.action, location };
  const options = { ...init, history: held, mapRouteProperties, hydrationRouteProperties, dataStrategy: loadAll };
  const router = createRouter(options).initialize();
  rememberScroll(router, scroll?.requested ?? null);
  const navigate = router.navigate.bind(router);
  router.navigate = async (to: To | number | null, sent?: RouterNavigateOptions) => {
    if (typeof to === 'string' && isExit(to)) return console.error(`The shop does not send visitors to ${to}.`);
    return typeof to === 'number' ? navigate(to) : navigate(to, sent);
  };
  return router;
}
