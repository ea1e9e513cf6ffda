import { randomInt } from 'node:crypto';
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
import { refuseLegalHold } from '#api/modules/sales/holds/refuse-legal-hold.ts';
import { clockBehind } from './back-up-offers.ts';
import { checkShipping } from './offer-shipping.ts';
import { noteMove, type OfferRow } from './move-offer.ts';
import { queueOfferMail } from './offer-mails.ts';
import { ANSWER_DELAY, type AnswerDelay, automaticAnswerTo, cleanMessage, MAXIMUM_TEXT } from './offer-rules.model.ts';

/** An offer as it came. */
export type OfferInput = {
  readonly listingId: string;
  readonly amountCents: number;
  /** Null: what the checkout quotes. */
  readonly shippingCents?: number | null;
  readonly message?: string | null;
};

/** A listing on which an offer is made; locked, so that it is not sold meanwhile. */
async function lockListing(trx: Tx, listingId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .leftJoin('offer_rules', 'offer_rules.listing_id', 'listings.id')
    .select(['offer_rules.below_percent', 'offer_rules.counter_percent'])
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

/** Whether a rule has answered the buyer on the listing before: it does so once. */
async function wasAnsweredByRule(trx: Tx, buyerId: string, listingId: string): Promise<boolean> {
  const move = await trx
    .selectFrom('offer_moves')
    .innerJoin('offers', 'offers.id', 'offer_moves.offer_id')
    .select('offers.id')
    .where('offers.buyer_account_id', '=', buyerId)
    .where('offers.listing_id', '=', listingId)
    .where('offer_moves.reason', '=', 'rule')
    .executeTakeFirst();
  return move !== undefined;
}

/** What the shop answers to an offer for its seller, and when; null when the seller answers. */
async function planAnswer(trx: Tx, buyerId: string, listing: Listing, { given, delay }: Making) {
  const { below_percent: belowPercent, counter_percent: counterPercent } = listing;
  const answer = automaticAnswerTo(given.amountCents, {
    askingCents: listing.asking_cents,
    thresholdPercent: listing.offer_decline_threshold,
    rule: belowPercent === null || counterPercent === null ? null : { belowPercent, counterPercent },
  });
  if (!answer || (answer.kind === 'COUNTER' && (await wasAnsweredByRule(trx, buyerId, listing.id)))) return null;
  const seconds = randomInt(delay.leastSeconds, delay.mostSeconds + 1);
  return {
    automatic_at: new Date(Date.now() + seconds * 1_000),
    automatic_kind: answer.kind,
    automatic_cents: answer.kind === 'COUNTER' ? answer.cents : null,
  };
}

type Making = { readonly given: OfferInput; readonly message: string | null; readonly delay: AnswerDelay };

async function insertOffer(trx: Tx, actor: ActorContext, listing: Listing, making: Making) {
  const buyerId = requireAccountId(actor);
  const { given, message } = making;
  const offer = await trx
    .insertInto('offers')
    .values({
      id: newId(),
      listing_id: listing.id,
      buyer_account_id: buyerId,
      seller_account_id: listing.seller_account_id,
      state: 'RECEIVED',
      amount_cents: given.amountCents,
      shipping_cents: await checkShipping(trx, actor.locale, listing.id, given.shippingCents),
      message,
      locale: actor.locale,
      expires_at: await clockBehind(trx, listing.id),
      ...(await planAnswer(trx, buyerId, listing, making)),
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (offer) await noteMove(trx, offer, 'OFFER', 'buyer', { message });
  return offer;
}

/**
 * Makes an offer on a listing. What the seller's rules answer, the shop answers after a while, without a mail to the seller before;
 * until then it looks to the buyer as any other. Throws a DomainError; its codes `amount`, `shipping` and `message` name the
 * field that is to be corrected.
 */
export async function createOffer(
  actor: ActorContext,
  baseUrl: URL,
  given: OfferInput,
  delay: AnswerDelay = ANSWER_DELAY,
): Promise<OfferRow> {
  const messages = salesMessages(actor.locale);
  const { listingId, message } = checkGiven(given, actor.locale);
  await expireOffers(actor.db, baseUrl, listingId);
  return tx(actor.db, async (trx) => {
    const listing = checkListing(await lockListing(trx, listingId), actor);
    await refuseLegalHold(trx, actor.locale, [listingId]);
    if (given.amountCents >= listing.asking_cents)
      throw new DomainError('amount', messages.offerTooHigh(formatMoney(listing.asking_cents, actor.locale, 'short')));
    if (await hasBlocked(trx, listing.seller_account_id, requireAccountId(actor)))
      throw new DomainError('blocked', messages.offersBlocked);
    if (await hasBlocked(trx, requireAccountId(actor), listing.seller_account_id))
      throw new DomainError('blocking', messages.offersBlocking);
    const open = await trx
      .selectFrom('offers')
      .select('id')
      .where('listing_id', '=', listingId)
      .where('buyer_account_id', '=', requireAccountId(actor))
      .where('state', 'in', ['RECEIVED', 'COUNTERED', 'ACCEPTED'])
      .where('ordered_at', 'is', null)
      .executeTakeFirst();
    const offer = open ? undefined : await insertOffer(trx, actor, listing, { given, message, delay });
    if (!offer) throw new DomainError('already-open', messages.offerAlreadyOpen);
    await recordAudit(trx, actorOf(actor), {
      action: 'offer.create',
      subjectKind: 'offer',
      subjectId: offer.id,
      detail: {
        listingId,
        amountCents: offer.amount_cents,
        shippingCents: offer.shipping_cents,
      },
    });
    await queueOfferMail(trx, offer, ['received', 'buyer'], baseUrl);
    if (offer.automatic_at === null) await queueOfferMail(trx, offer, ['received', 'seller'], baseUrl);
    return offer;
  });
}
