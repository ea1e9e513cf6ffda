import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { hasBlocked } from '#api/modules/messaging/index.ts';
import { expireOffers } from './expire-offers.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { clockBehind } from './back-up-offers.ts';
import { noteMove, type OfferRow } from './move-offer.ts';
import { queueOfferMails } from './offer-mails.ts';
import { cleanMessage, isTooLow, MAXIMUM_TEXT } from './offer-rules.model.ts';

/** An offer as it came. */
export type OfferInput = {
  readonly listingId: string;
  readonly amountCents: number;
  readonly message?: string | null;
};

/** A listing on which an offer is made; locked, so that it is not sold meanwhile. */
async function lockListing(trx: Tx, listingId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['listings.id', 'listings.seller_account_id', 'listings.asking_cents', 'listings.status'])
    .select(['listings.stock_level', 'items.accepting_offers', 'items.offer_decline_threshold', 'items.has_variants'])
    .where('listings.id', '=', listingId)
    .forShare('listings')
    .executeTakeFirst();
}

type Listing = NonNullable<Awaited<ReturnType<typeof lockListing>>>;

function checkListing(listing: Listing | undefined, { principal, locale }: ActorContext): Listing {
  const messages = salesMessages(locale);
  if (!listing) throw new DomainError('not-found', messages.listingNotFound);
  if (listing.status === 'sold') throw new DomainError('sold', messages.listingSold);
  if (listing.status !== 'live') throw new DomainError('unavailable', messages.listingNotOffered);
  // Offers are for one-of-a-kind items; what is in larger stock has a fixed price.
  if (!listing.accepting_offers || listing.has_variants || listing.stock_level !== 1)
    throw new DomainError('not-accepting', messages.offersNotAccepted);
  if (listing.seller_account_id === principal.accountId) throw new DomainError('own-listing', messages.ownListing);
  return listing;
}

/** The text of an offer or a reply. Throws a DomainError with the code `message` when it is too long. */
export function checkText(text: string | null | undefined, locale: Locale): string | null {
  const message = cleanMessage(text);
  if (message !== null && message.length > MAXIMUM_TEXT)
    throw new DomainError('message', salesMessages(locale).textTooLong(MAXIMUM_TEXT));
  return message;
}

/** Checks everything of an offer that does not need its listing. Throws a DomainError. */
export function checkGiven(given: OfferInput, locale: Locale): { listingId: string; message: string | null } {
  const messages = salesMessages(locale);
  if (!isId(given.listingId)) throw new DomainError('not-found', messages.listingNotFound);
  if (given.amountCents < 1) throw new DomainError('amount', messages.offerAmountMissing);
  return { listingId: given.listingId, message: checkText(given.message, locale) };
}

async function insertOffer(trx: Tx, actor: ActorContext, listing: Listing, given: OfferInput, message: string | null) {
  const declined = isTooLow(given.amountCents, listing.asking_cents, listing.offer_decline_threshold);
  const offer = await trx
    .insertInto('offers')
    .values({
      id: newId(),
      listing_id: listing.id,
      buyer_account_id: requireAccountId(actor),
      seller_account_id: listing.seller_account_id,
      state: declined ? 'DECLINED' : 'RECEIVED',
      declined_by: declined ? 'AUTOMATIC' : null,
      amount_cents: given.amountCents,
      message,
      locale: actor.locale,
      expires_at: await clockBehind(trx, listing.id),
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!offer) return undefined;
  await noteMove(trx, offer, 'OFFER', 'buyer', { message });
  if (declined) await noteMove(trx, offer, 'DECLINE', 'shop', { reason: 'threshold' });
  return offer;
}

/**
 * Makes an offer on a listing. One below the seller's threshold is declined at once, without a mail to the seller. Throws a
 * DomainError; its codes `amount` and `message` name the field that is to be corrected.
 */
export async function createOffer(actor: ActorContext, baseUrl: URL, given: OfferInput): Promise<OfferRow> {
  const messages = salesMessages(actor.locale);
  const { listingId, message } = checkGiven(given, actor.locale);
  await expireOffers(actor.db, baseUrl, listingId);
  return tx(actor.db, async (trx) => {
    const listing = checkListing(await lockListing(trx, listingId), actor);
    if (given.amountCents >= listing.asking_cents)
      throw new DomainError('amount', messages.offerTooHigh(formatMoney(listing.asking_cents, actor.locale, 'short')));
    if (await hasBlocked(trx, listing.seller_account_id, requireAccountId(actor)))
      throw new DomainError('blocked', messages.offersBlocked);
    const open = await trx
      .selectFrom('offers')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('buyer_account_id', '=', requireAccountId(actor))
      .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
      .where('ordered_at', 'is', null)
      .executeTakeFirst();
    const offer = open ? undefined : await insertOffer(trx, actor, listing, given, message);
    if (!offer) throw new DomainError('already-open', messages.offerAlreadyOpen);
    await recordAudit(trx, actorOf(actor), {
      action: 'offer.create',
      subjectKind: 'offer',
      subjectId: offer.id,
      detail: { listingId, amountCents: offer.amount_cents, automaticallyDeclined: offer.state === 'DECLINED' },
    });
    if (offer.state === 'RECEIVED') await queueOfferMails(trx, offer, 'received', baseUrl);
    return offer;
  });
}
