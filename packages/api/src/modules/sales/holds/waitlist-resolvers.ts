import { accountMessage, passesBotCheck, readEmail } from '#api/modules/accounts/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { MutationWaitlistJoinArgs, Resolvers } from '#api/graphql/resolver-types.generated.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt, DomainError } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { showListingHold } from './listing-hold.ts';
import { listingState } from './listing-state.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import {
  checkWaitable,
  countWaiting,
  joinWaitlist,
  leaveWaitlist,
  type WaitlistPlace,
  waitlistPlaceOf,
} from './waitlist.ts';
import { takeWaitlistLimits } from './waitlist-limits.ts';

/** The e-mail of a guest who passes the bot check; null for an account, which has its own. Throws a DomainError. */
async function readWaiter(
  context: GraphQLContext,
  { email, botToken }: MutationWaitlistJoinArgs,
): Promise<string | null> {
  const { principal, locale } = context.actor;
  if (principal.accountId !== null) return null;
  const messages = salesMessages(locale);
  if (!email?.trim()) throw new DomainError('email', messages.waitlistEmailMissing);
  const read = readEmail(email);
  if (read === null) throw new DomainError('email', messages.emailInvalid);
  if (!(await passesBotCheck(context, 'FORM', botToken)))
    throw new DomainError('bot-check', accountMessage('botCheck', locale));
  return read;
}

async function join(context: GraphQLContext, args: MutationWaitlistJoinArgs): Promise<WaitlistPlace> {
  const { db, locale, principal } = context.actor;
  await checkWaitable(db, principal, args.listingId, locale);
  const email = await readWaiter(context, args);
  await takeWaitlistLimits(context.actor, context, email);
  const sessionId = await context.ensureSession();
  return joinWaitlist(db, { accountId: principal.accountId, sessionId, email, locale }, args.listingId);
}

async function leave({ db, locale, principal }: ActorContext, listingId: string): Promise<null> {
  if (!(await listingState(db, listingId))) throw new DomainError('not-found', salesMessages(locale).listingNotFound);
  await leaveWaitlist(db, principal, listingId);
  return null;
}

async function answer(work: () => Promise<WaitlistPlace | null>) {
  const outcome = await attempt(work);
  return outcome.ok
    ? { ...done, waitlistEntry: outcome.value }
    : { ...refused(outcome.message, outcome.code), waitlistEntry: null };
}

export const waitlistResolvers = {
  ListingHold: {
    waitlistCount: ({ listingId }, _args, { actor }) => countWaiting(actor.db, listingId),
    waitlistEntry: ({ listingId }, _args, { actor }) => waitlistPlaceOf(actor.db, actor.principal, listingId),
  },
  Query: {
    listingHold: (_source, { listingId }, { actor }) => showListingHold(actor, listingId),
  },
  Mutation: {
    waitlistJoin: (_source, args, context) => answer(() => join(context, args)),
    waitlistLeave: (_source, { listingId }, { actor }) => answer(() => leave(actor, listingId)),
  },
} satisfies Resolvers;
