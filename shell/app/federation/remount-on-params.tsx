import type { ComponentType, ReactNode } from 'react';
import { useParams, type RouteObject } from 'react-router';

const isPersistent = (handle: unknown): boolean =>
  typeof handle === 'object' && handle !== null && 'persistent' in handle && handle.persistent === true;

/** A page that is mounted again for other params. */
function keyedByParams(Page: ComponentType): ComponentType {
  return function PageOfParams(): ReactNode {
    return <Page key={JSON.stringify(useParams())} />;
  };
}

function withKeyedComponent<Route extends { Component?: ComponentType | null | undefined }>(route: Route): Route {
  return route.Component ? { ...route, Component: keyedByParams(route.Component) } : route;
}

/**
 * A remote's routes whose pages are mounted again when their params change, unless their handle says `persistent` (`RouteHandle`).
 * Layouts and pages without params are left as they are.
 */
export function remountOnParams(route: RouteObject): RouteObject {
  if (route.children) return { ...route, children: route.children.map(remountOnParams) };
  if (!/[:*]/.test(route.path ?? '') || isPersistent(route.handle)) return route;
  const { lazy } = route;
  if (typeof lazy !== 'function') return withKeyedComponent(route);
  return { ...route, lazy: async () => withKeyedComponent(await lazy()) };
}
