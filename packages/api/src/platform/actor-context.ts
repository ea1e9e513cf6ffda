import type { Grant } from '@headstock/contracts/grants';
import type { Db } from './db/database.ts';
import type { Locale } from './locale.ts';

/** What the signed-in account may do. All false for a visitor without one. */
export type Rights = {
  readonly isAdmin: boolean;
  readonly isPrivateSeller: boolean;
  readonly isProfessionalSeller: boolean;
  readonly canUseStripeTerminal: boolean;
  readonly canUseManualPayment: boolean;
  readonly canManageShippingMethods: boolean;
  /** Of an administrator's role; empty for everybody else. */
  readonly grants: readonly Grant[];
};

/** Who asks: a session, and the account that it belongs to once somebody signed in. */
export type Principal = {
  /** Null for a visitor without a cookie, who owns nothing yet. */
  readonly sessionId: string | null;
  readonly accountId: string | null;
  /** The admin who acts as `accountId`. */
  readonly impersonatorId: string | null;
  /** The key by which a program of `accountId` asks, without any session; null for a browser. */
  readonly apiKeyId: string | null;
  /** The admin who acts as `accountId` only looks: every mutation is refused. False for everybody else. */
  readonly isReadOnly: boolean;
  readonly rights: Rights;
};

/**
 * What domain code knows about the call it serves: who asks, in which language and when, and the database. It takes this in
 * place of anything of HTTP or GraphQL, so that a job, a command or a test calls it like a request does.
 */
export type ActorContext = {
  /** The database; a function inside a transaction takes that beside the actor. */
  readonly db: Db;
  readonly principal: Principal;
  readonly locale: Locale;
  /** The clock: the moment of the call, the same wherever it is read. */
  readonly now: Date;
  /** Names the request in logs and in the audit log; null outside a request. */
  readonly requestId: string | null;
};

/** Where a call comes from, for limits and for the records of sessions and security. */
export type ClientInfo = {
  /** The IPv4 address, or the /64 of the IPv6 address, as far as trusted proxies tell it (`clientNetwork`). */
  readonly clientAddress: string;
  /** Id of the browser that somebody signed in with before, from its signed cookie; null for a browser that is new. */
  readonly deviceId: string | null;
  /** At most 300 characters. */
  readonly userAgent: string | null;
};

/** The principal of a visitor without a session. */
export const anonymous: Principal = {
  sessionId: null,
  accountId: null,
  impersonatorId: null,
  apiKeyId: null,
  isReadOnly: false,
  rights: {
    isAdmin: false,
    isPrivateSeller: false,
    isProfessionalSeller: false,
    canUseStripeTerminal: false,
    canUseManualPayment: false,
    canManageShippingMethods: false,
    grants: [],
  },
};

/** The signed-in account. Throws where nobody is signed in, which the permission table rules out for members' operations. */
export function requireAccountId({ principal }: Pick<ActorContext, 'principal'>): string {
  if (principal.accountId === null) throw new Error('The operation needs a signed-in account.');
  return principal.accountId;
}
