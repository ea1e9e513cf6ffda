import type { RemoteRoute } from './remote-contract.ts';
import type { RemoteName } from './remotes.ts';
import { routeTable as generatedTable } from './remotes.generated.ts';

/** A page, and the remote that owns it. */
export interface RouteRule extends RemoteRoute {
  readonly remote: RemoteName;
}

/** A page of the content store; only the store knows whether there is one of that name. The last rule of the table. */
export const anyPage = '/:slug';

/**
 * The one route table: the server, the browser, the guards and the sitemap read it. Composed from the remotes' contracts by
 * `npm run codegen`, most specific rule first.
 */
export const routeTable: readonly RouteRule[] = generatedTable;

const compiled = routeTable.map((rule) => ({ rule, pattern: patternOf(rule.path) }));

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .filter(Boolean)
    .map((segment) =>
      segment === '*'
        ? '(?:/.*)?'
        : segment.startsWith(':')
          ? '/[^/]+'
          : `/${segment.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`,
    )
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The rule for a path without language prefix, or undefined: then the page is not found. */
export function ruleFor(pathname: string): RouteRule | undefined {
  return compiled.find(({ pattern }) => pattern.test(pathname))?.rule;
}

/** Whether a path without language prefix has a route other than `anyPage`, so that the shop surely has the page. */
export function hasOwnPage(path: string): boolean {
  const rule = ruleFor(path);
  return rule !== undefined && rule.path !== anyPage;
}
