import { ruleFor } from '@headstock/contracts/routes';
import type { SessionState } from '@headstock/contracts/session';

/** What the guards decide about a visit. `redirect` is a path without language prefix. */
export type GuardVerdict =
  | { readonly kind: 'pass' }
  /** The address can be no page. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'redirect'; readonly redirect: string }
  /** Sign-in first: the wanted path is kept, the dialog opens, the visitor waits on the home page. */
  | { readonly kind: 'sign-in'; readonly redirect: string; readonly wanted: string };

/** A path, without language prefix and with its query, that somebody may see and is about to. */
export type OnPageView = (path: string) => void;

const adminPrefixes = ['/profile/selling', '/admin', '/dashboard/ai'];
const accountPrefixes = ['/profile', '/wishlist'];
const longestPath = 2000;

const home: GuardVerdict = { kind: 'redirect', redirect: '/' };

const under = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether the answer to a path depends on who asks, whatever the route table says of it. */
export const isGuarded = (path: string): boolean => under(path.toLowerCase(), [...adminPrefixes, ...accountPrefixes]);

/** Whether a path can name a page at all: readable, without control characters, backslashes or another host in it. */
function isValid(path: string): boolean {
  try {
    return path.length <= longestPath && /^\/(?!\/)[^\\\p{Cc}]*$/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Who may see what, by the beginning of the path; null: everybody may. */
function checkAccess(path: string, { account, loggingOut }: SessionState, search: string): GuardVerdict | null {
  const lower = path.toLowerCase();
  if (under(lower, adminPrefixes) && !account?.isAdmin) return home;
  return under(lower, accountPrefixes) && !account && !loggingOut
    ? { kind: 'sign-in', redirect: '/', wanted: path + search }
    : null;
}

/** What the route table asks of visitors of its pages; null: nothing that this one lacks. */
function checkRules(path: string, { account }: SessionState): GuardVerdict | null {
  const access = ruleFor(path)?.access;
  return (access === 'admin' && !account?.isAdmin) || (access === 'account' && !account?.id) ? home : null;
}

/**
 * Whether a visitor may go to a path (without language prefix; the query belongs to `wanted` only). In this order: can it be a
 * page, may the visitor see it, the view is told to `onView`, what the route table asks. A page that does not exist passes: it
 * is answered with 404, which tells nothing about who may see what.
 */
export function guard(path: string, session: SessionState, search = '', onView?: OnPageView): GuardVerdict {
  if (!isValid(path)) return { kind: 'missing' };
  const refused = checkAccess(path, session, search);
  if (refused) return refused;
  onView?.(path + search);
  return checkRules(path, session) ?? { kind: 'pass' };
}
