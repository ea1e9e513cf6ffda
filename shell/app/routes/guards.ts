import { ruleFor } from '@headstock/contracts/routes';
import type { SessionState } from '@headstock/contracts/session';

/** What the guards decide about a visit. `redirect` is a path without language prefix. */
export type GuardVerdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly redirect: string }
  /** Sign-in first: the wanted path is kept, the dialog opens, the visitor waits on the home page. */
  | { readonly kind: 'sign-in'; readonly redirect: string; readonly wanted: string };

const adminPrefixes = ['/profile/selling', '/admin', '/dashboard/ai'];
const accountPrefixes = ['/profile', '/wishlist'];

const under = (path: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/**
 * Whether a visitor may go to a path (without language prefix; the query belongs to `wanted` only).
 * A page that does not exist passes: it is answered with 404, which tells nothing about who may see what.
 */
export function guard(path: string, session: SessionState, search = ''): GuardVerdict {
  const lower = path.toLowerCase();
  const { account } = session;
  if (under(lower, adminPrefixes) || ruleFor(path)?.access === 'admin') {
    return account?.isAdmin ? { kind: 'pass' } : { kind: 'redirect', redirect: '/' };
  }
  if (under(lower, accountPrefixes) && !account && !session.loggingOut) {
    return { kind: 'sign-in', redirect: '/', wanted: path + search };
  }
  if (ruleFor(path)?.access === 'account' && !account) return { kind: 'redirect', redirect: '/' };
  return { kind: 'pass' };
}
