/** The account as the browser keeps it (persisted under the key `auth`). */
export interface SessionAccount {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly displayName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly bio: string | null;
  readonly phone: string | null;
  readonly isAdmin: boolean;
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
  /** What an administrator may do in the back office; left out for everybody else, and until the session was asked for. */
  readonly grants?: readonly string[];
  readonly createdAt: string;
  readonly avatarImage: { readonly id: string; readonly url: string } | null;
  /** How many orders are partially paid. */
  readonly partiallyPaidOrders: number;
  readonly unreadMessageCount: number;
  /** What is on the wishlist, newest first. */
  readonly wishlistItemIds: readonly string[];
}

/** Who is here: `account` is null for a visitor. */
export interface SessionState {
  readonly account: SessionAccount | null;
  readonly impersonator: { readonly id: string; readonly username: string; readonly displayName: string } | null;
  /** The session was asked for, so `account: null` is certain. */
  readonly known: boolean;
  readonly loggingOut: boolean;
}

export const anonymousSession: SessionState = { account: null, impersonator: null, known: false, loggingOut: false };

/** Whether an account reaches the selling pages: private and professional sellers their own, admins those of the shop. */
export const isSeller = (
  account: Pick<SessionAccount, 'isAdmin' | 'isPrivateSeller' | 'isProfessionalSeller'> | null,
): boolean => account !== null && (account.isAdmin || account.isPrivateSeller || account.isProfessionalSeller);

/** Whether an account imports and exports listings as files: professional sellers theirs, admins those of the shop. */
export const canImportListings = (account: Pick<SessionAccount, 'isAdmin' | 'isProfessionalSeller'> | null): boolean =>
  account !== null && (account.isAdmin || account.isProfessionalSeller);

export const authStorageKey = 'auth';

/** The number on the bell: partially paid orders and unread messages. */
export function notificationCount(account: SessionAccount | null): number {
  return account ? account.partiallyPaidOrders + account.unreadMessageCount : 0;
}
