import {
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  type DataRouteObject,
  type DataRouter,
  type RouterInit,
  type RouterState,
} from 'react-router';
import { createRouter } from 'react-router/core';

export interface LiveRouterOptions extends Pick<
  RouterInit,
  'history' | 'getContext' | 'hydrationData' | 'patchRoutesOnNavigation'
> {
  readonly routes: DataRouteObject[];
  /** `/` or the language's prefix. */
  readonly basename: string;
  /** Where the page stands that is shown, though the visitor may have gone back since. */
  readonly location: RouterState['location'];
}

/** react-router's data router in the browser, with its loaders and its history. */
export function createLiveRouter({ location, history, ...init }: LiveRouterOptions): DataRouter {
  // The library reads the place once, at the start; later it hears of every change.
  const held = { ...history, action: history.action, location };
  return createRouter({ ...init, history: held, mapRouteProperties, hydrationRouteProperties }).initialize();
}
