import { routeTable, ruleFor } from '@headstock/contracts/routes';

/** A page that header, menus and footer may link to. */
export interface Destination {
  /** Path without language prefix; may have a query. */
  readonly to: string;
  /** The page has a route of its own: a rule with a parameter that happens to match does not make it exist. */
  readonly ownRoute?: boolean;
}

/** Whether the route table has the page. Links to other pages are not rendered. */
export function hasRoute({ to, ownRoute }: Destination): boolean {
  const path = to.replace(/[?#].*$/s, '');
  return ownRoute ? routeTable.some((rule) => rule.path === path) : ruleFor(path) !== undefined;
}
