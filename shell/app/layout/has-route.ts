import { routeTable, ruleFor } from '@headstock/contracts/routes';

/** A place that header, menus and footer may lead to. */
export interface Destination {
  /** Address without language prefix; may have a query. */
  readonly to: string;
  /** The page has a route of its own: a rule with a parameter that happens to match does not make it exist. */
  readonly ownRoute?: boolean;
}

/** Whether the route table knows the place. The one check by which links appear or stay away. */
export function hasRoute({ to, ownRoute }: Destination): boolean {
  const path = to.replace(/[?#].*$/s, '');
  return ownRoute ? routeTable.some((rule) => rule.path === path) : ruleFor(path) !== undefined;
}
