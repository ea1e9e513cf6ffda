import {
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type DataRouteObject,
  type HydrationState,
  type RouteObject,
} from 'react-router';

/** Routes with the ids that react-router would give them, and with elements in place of components, so that two routers can share them. */
export function identifyRoutes(routes: readonly RouteObject[], parents: readonly number[] = []): DataRouteObject[] {
  return routes.map((route, index) => {
    const position = [...parents, index];
    const { children, ...rest } = route;
    const identified: DataRouteObject = { ...rest, id: route.id ?? position.join('-') };
    Object.assign(
      identified,
      mapRouteProperties(identified),
      children && { children: identifyRoutes(children, position) },
    );
    return identified;
  });
}

/** Whether a page has everything it shows: the code of its routes, and the server's data for their loaders. */
export function isComplete(
  matches: readonly { readonly route: RouteObject }[],
  { loaderData = {}, errors }: HydrationState,
): boolean {
  const failed = matches.findIndex(({ route }) => errors && route.id !== undefined && route.id in errors);
  // Nothing below an error is shown.
  const shown = failed < 0 ? matches : matches.slice(0, failed);
  return shown.every(({ route }) => !route.lazy && (!route.loader || (route.id ?? '') in (loaderData ?? {})));
}
