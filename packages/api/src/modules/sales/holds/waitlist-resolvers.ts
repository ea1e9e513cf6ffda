import type { Db } from '#api/platform/db/database.ts';
import { passesBotCheck, readEmail } from '#api/modules/accounts/index.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { principalOf, type SalesPrincipal } from '#api/modules/sales/orders/order-ownership.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { ResolverMap } from '#api/graphql/resolver-map.ts';
import { listingState } from './listing-state.ts';
import { holdMessages } from './messages.ts';
import { checkWaitable, countWaiting, joinWaitlist, leaveWaitlist, type Place, placeOf } from './waitlist.ts';
import { takeWaitlistLimits } from './waitlist-limits.ts';
import { holdsOn } from './read-holds.ts';

type ById = { listingId: string };
type JoinArgs = ById & { email?: string | null; botToken?: string | null };

/** The e-mail of a guest who passes the bot check; null for an account, which has its own. Throws a DomainError. */
async function readWaiter(context: RequestContext, { email, botToken }: JoinArgs): Promise<string | null> {
  if (context.viewer) return null;
  const messages = holdMessages(context.locale);
  if (!email?.trim()) throw new DomainError('email', messages.emailMissing);
  const read = readEmail(email);
  if (read === null) throw new DomainError('email', messages.emailInvalid);
  if (!(await passesBotCheck(context, 'FORM', botToken))) throw new DomainError('bot-check', messages.botCheck);
  return read;
}

async function join(context: RequestContext, args: JoinArgs): Promise<Place> {
  const { db, locale, viewer } = context;
  await checkWaitable(db, principalOf(context), args.listingId, locale);
  const email = await readWaiter(context, args);
  await takeWaitlistLimits(context, email);
  const sessionId = await context.ensureSession();
  return joinWaitlist(db, { accountId: viewer?.id ?? null, sessionId, email, locale }, args.listingId);
}

async function leave(context: RequestContext, { listingId }: ById): Promise<null> {
  if (!(await listingState(context.db, listingId)))
    throw new DomainError('not-found', holdMessages(context.locale).listingNotFound);
  await leaveWaitlist(context.db, principalOf(context), listingId);
  return null;
}

async function answer(work: () => Promise<Place | null>) {
  const outcome = await attempt(work);
  if (outcome.ok) return { success: true, message: null, code: null, waitlistEntry: outcome.value };
  return { success: false, message: outcome.message, code: outcome.code, waitlistEntry: null };
}

/** Whether the shopper is paying for a listing at this moment. */
async function isPaying(db: Db, principal: SalesPrincipal, listingId: string): Promise<boolean> {
  const paying = (await openOrderRows(db, principal, [])).filter(({ paying_payment_id: payment }) => payment !== null);
  if (paying.length === 0) return false;
  const ids = paying.map(({ id }) => id);
  const line = db
    .selectFrom('line_items')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('order_id', 'in', ids);
  return (await line.executeTakeFirst()) !== undefined;
}

async function listingHold(context: RequestContext, listingId: string) {
  const { db } = context;
  const state = await listingState(db, listingId);
  if (!state) return null;
  const principal = principalOf(context);
  const hold = state.held ? (await holdsOn(db, [listingId], principal)).get(listingId) : undefined;
  return {
    listingId,
    heldUntil: hold && !hold.isOwn ? hold.until : null,
    viewerHoldUntil: hold?.isOwn ? hold.until : null,
    secondsLeft: hold?.secondsLeft ?? 0,
    isAvailable: state.status === 'live' && state.stockLevel > 0,
    isPaymentPending: state.paying && !(await isPaying(db, principal, listingId)),
  };
}

export const waitlistResolvers = {
  ListingHold: {
    waitlistCount: ({ listingId }: ById, _args: unknown, { db }) => countWaiting(db, listingId),
    waitlistEntry: ({ listingId }: ById, _args: unknown, context) =>
      placeOf(context.db, principalOf(context), listingId),
  },
  Query: {
    listingHold: (_source: unknown, { listingId }: ById, context) => listingHold(context, listingId),
  },
  Mutation: {
    waitlistJoin: (_source: unknown, args: JoinArgs, context) => answer(() => join(context, args)),
    waitlistLeave: (_source: unknown, args: ById, context) => answer(() => leave(context, args)),
  },
} satisfies ResolverMap;
