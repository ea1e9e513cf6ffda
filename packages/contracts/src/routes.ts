import type { RemoteName } from './remotes.ts';

export interface RouteRule {
  /** Pattern in react-router's syntax, without the language prefix. */
  readonly path: string;
  readonly remote: RemoteName;
  /** Who may see it. `account`: signed in; `admin`: isAdmin. Others are redirected by the guards. */
  readonly access: 'public' | 'account' | 'admin';
  /** `none`: neither header nor footer. */
  readonly layout: 'default' | 'none';
  /** `public`: the same HTML for every visitor of a language; `private`: rendered for one visitor, never shared. */
  readonly cache: 'public' | 'private';
  /** Search engines are not told of it. */
  readonly unlisted?: true;
}

const shop = { remote: 'mfe-catalog', access: 'public', layout: 'default', cache: 'public' } as const;
const cart = { remote: 'mfe-cart-checkout', access: 'public', layout: 'default', cache: 'private' } as const;

/** A page of the content store; whether there is one of that name only the store knows. Every other rule goes first. */
export const anyPage = '/:slug';

/** The one route table: the server, the browser, the guards and the sitemap read it. First match wins. */
export const routeTable: readonly RouteRule[] = [
  { path: '/', ...shop },
  { path: '/shop', ...shop },
  { path: '/shop/category/:type', ...shop },
  { path: '/shop/compare', ...shop, unlisted: true },
  { path: '/shop/:slug/:id', ...shop },
  { path: '/shop/*', ...shop },
  { path: '/blog', ...shop },
  { path: '/blog/category/:category', ...shop },
  { path: '/blog/:slug', ...shop },
  { path: '/faqs', ...shop },
  { path: '/repairs', ...shop },
  { path: '/contact', ...shop },
  { path: '/about-us', ...shop },
  { path: '/celebrity-guests', ...shop },
  { path: '/appraisals', ...shop },
  { path: '/meet-the-team', ...shop },
  { path: '/consign', ...shop },
  { path: '/terms-and-conditions', ...shop },
  { path: anyPage, ...shop },
  { path: '/kitchen-sink', ...shop, unlisted: true },
  { path: '/forms/:type', ...shop, cache: 'private' },
  { path: '/cart', ...cart },
  { path: '/checkout', ...cart, layout: 'none' },
  { path: '/valor-payment', ...cart, layout: 'none', unlisted: true },
  { path: '/orders/search', ...cart },
  { path: '/orders/:id', ...cart },
  { path: '/orders/:id/:paper', ...cart, unlisted: true },
  { path: '/reset-password/*', remote: 'mfe-account', access: 'public', layout: 'default', cache: 'private' },
  { path: '/wishlist', remote: 'mfe-account', access: 'account', layout: 'default', cache: 'private' },
  { path: '/admin/*', remote: 'mfe-admin', access: 'admin', layout: 'default', cache: 'private' },
  { path: '/admin', remote: 'mfe-admin', access: 'admin', layout: 'default', cache: 'private' },
];

const compiled = routeTable
  .toSorted((one, other) => Number(one.path === anyPage) - Number(other.path === anyPage))
  .map((rule) => ({ rule, pattern: patternOf(rule.path) }));

function patternOf(path: string): RegExp {
  const source = path
    .split('/')
    .filter(Boolean)
    .map((part) =>
      part === '*' ? '(?:/.*)?' : part.startsWith(':') ? '/[^/]+' : `/${part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')}`,
    )
    .join('');
  return new RegExp(`^${source}/?$`, 'i');
}

/** The rule for a path without language prefix, or undefined: then the page is not found. */
export function ruleFor(pathname: string): RouteRule | undefined {
  return compiled.find(({ pattern }) => pattern.test(pathname))?.rule;
}
