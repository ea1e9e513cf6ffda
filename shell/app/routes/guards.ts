import { type RouteRule, routeTable, ruleFor } from '@headstock/contracts/routes';
import { canImportListings, isSeller, type SessionState } from '@headstock/contracts/session';

/** The guards' decision about a request for a page. `redirect` is a path without language prefix. */
export type GuardVerdict =
  | { readonly kind: 'pass' }
  /** The path cannot name a page. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'redirect'; readonly redirect: string }
  /** Sign in first: the home page opens the dialog, which leads to `redirectAfterLogin`. */
  | { readonly kind: 'sign-in'; readonly redirect: string; readonly redirectAfterLogin: string };

/** Called with a path (without language prefix, with its query) that the visitor may see and is about to. */
export type OnPageView = (path: string) => void;

const adminPrefixes = ['/admin', '/dashboard/ai'];
const sellerPrefixes = ['/profile/selling'];
/** The plain forms that stand in for parts of the profile. */
const plainForms = routeTable
  .filter(({ path, access }) => path.startsWith('/plain/') && access === 'account')
  .map(({ path }) => path);
const accountPrefixes = ['/profile', '/wishlist', ...plainForms];
const longestPath = 2000;

const home: GuardVerdict = { kind: 'redirect', redirect: '/' };

const under = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether the response for a path depends on the visitor, whatever the route table says. */
export const isGuarded = (path: string): boolean =>
  under(path.toLowerCase(), [...adminPrefixes, ...sellerPrefixes, ...accountPrefixes]);

/** Whether a path can name a page: decodable, without control characters, backslashes or another host. */
function isValid(path: string): boolean {
  try {
    return path.length <= longestPath && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Access by path prefix; null when everybody may see the path. */
function checkAccess(path: string, { account, loggingOut }: SessionState, search: string): GuardVerdict | null {
  const lower = path.toLowerCase();
  if (under(lower, adminPrefixes) && !account?.isAdmin) return home;
  if (under(lower, sellerPrefixes) && !isSeller(account)) return home;
  return under(lower, accountPrefixes) && !account && !loggingOut
    ? { kind: 'sign-in', redirect: '/', redirectAfterLogin: path + search }
    : null;
}

const mayOpen: Readonly<Record<RouteRule['access'], (account: SessionState['account']) => boolean>> = {
  public: () => true,
  account: (account) => Boolean(account?.id),
  seller: isSeller,
  importer: canImportListings,
  admin: (account) => account?.isAdmin === true,
};

/** Access by route table; null when the visitor may see the page. */
function checkRules(path: string, { account }: SessionState): GuardVerdict | null {
  return mayOpen[ruleFor(path)?.access ?? 'public'](account) ? null : home;
}

/**
 * Whether a visitor may open a path (without language prefix; the query is only for `redirectAfterLogin`). Checks in this order: is the
 * path valid, may the visitor see it by prefix (then `onView` is called), by route table. A page that does not exist passes: its 404
 * says nothing about access.
 */
export function guard(path: string, session: SessionState, search = '', onView?: OnPageView): GuardVerdict {
  if (!isValid(path)) return { kind: 'missing' };
  const refused = checkAccess(path, session, search);
  if (refused) return refused;
  onView?.(path + search);
  return checkRules(path, session) ?? { kind: 'pass' };
}
