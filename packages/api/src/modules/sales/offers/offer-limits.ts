import { DomainError } from '#api/platform/domain-error.ts';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { type Limit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

/** Offers of one account. */
const byAccount: Limit = { name: 'offer-account', max: 20, seconds: 3_600 };
/** Offers of one account on one listing: few enough that nobody finds the seller's threshold by trying. */
const onListing: Limit = { name: 'offer-listing', max: 4, seconds: 86_400 };

/** Counts an offer that is about to be made. Throws a DomainError when there were too many. */
export async function takeOfferLimits(actor: ActorContext, secret: string, listingId: string): Promise<void> {
  const { db, locale } = actor;
  const accountId = requireAccountId(actor);
  const messages = salesMessages(locale);
  const account = await takeFromLimit(db, secret, byAccount, accountId);
  if (!account.ok) throw new DomainError('too-many', messages.tooManyOffers);
  const here = await takeFromLimit(db, secret, onListing, `${accountId} ${listingId}`);
  if (!here.ok) throw new DomainError('too-many', messages.tooManyOffersOnListing);
}

/** Rounds of offers that a seller makes to watchers. */
const toWatchers: Limit = { name: 'offer-watchers', max: 20, seconds: 3_600 };

/** Counts a round of offers to watchers. Throws a DomainError when there were too many. */
export async function takeWatcherLimit(actor: ActorContext, secret: string): Promise<void> {
  const round = await takeFromLimit(actor.db, secret, toWatchers, requireAccountId(actor));
  if (!round.ok) throw new DomainError('too-many', salesMessages(actor.locale).tooManyWatcherOffers);
}
