import {
  UNSAFE_defaultMapRouteProperties as mapRouteProperties,
  type DataRouteObject,
  type HydrationState,
  type RouteObject,
} from 'react-router';

/** Routes with the ids that react-router gives them, and with elements in place of components, so that two routers can share them. */
export function identifyRoutes(routes: readonly RouteObject[], parents: readonly number[] = []): DataRouteObject[] {
  return routes.map((route, index) => {
    const place = [...parents, index];
    const { children, ...rest } = route;
    const known: DataRouteObject = { ...rest, id: route.id ?? place.join('-') };
    Object.assign(known, mapRouteProperties(known), children && { children: identifyRoutes(children, place) });
    return known;
  });
}

/** Whether nothing is left to load for a page: its routes have their code, and the server sent what their loaders give. */
export function isComplete(
  matches: readonly { readonly route: RouteObject }[],
  { loaderData = {}, errors }: HydrationState,
): boolean {
  const failed = matches.findIndex(({ route }) => errors && route.id !== undefined && route.id in errors);
  // Below an error nothing is shown.
  const shown = failed < 0 ? matches : matches.slice(0, failed);
  return shown.every(({ route }) => !route.lazy && (!route.loader || (route.id ?? '') in (loaderData ?? {})));
}
