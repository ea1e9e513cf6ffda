import { randomBytes, randomInt } from 'node:crypto';
import { referenceLength, referenceLetters } from '@headstock/contracts/order-number';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { findAcceptedOffer } from '#api/modules/sales/offers/accepted-offer.ts';
import { refuseLegalHold } from '#api/modules/sales/holds/refuse-legal-hold.ts';
import { auditStaffAction } from '#api/modules/sales/orders/audit-order.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';
import { titlesOf } from '#api/modules/sales/orders/listing-titles.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { ownCart } from '#api/modules/sales/orders/order-ownership.ts';
import type { Locale } from '#api/platform/locale.ts';
import { bumpCartVersion, bumpVersion } from './change-order.ts';
import { refuseFull } from './line-limit.ts';
import { isInCartOf } from './read-cart.ts';
import { putBack, takeRemovedLine } from './removed-custom-lines.ts';
import { restorePrice } from './removed-line-prices.ts';
import { restoreTerms } from './removed-order-terms.ts';

/** A reference that can be read aloud. */
export function newReference(): string {
  return Array.from({ length: referenceLength }, () => referenceLetters[randomInt(referenceLetters.length)]).join('');
}

/** A listing by its id, as far as putting it into an order asks; undefined for an unknown one. */
export async function findOffered(trx: Tx, listingId: string) {
  if (!isId(listingId)) return undefined;
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select([
      'listings.id',
      'listings.seller_account_id',
      'listings.status',
      'listings.stock_level',
      'items.has_variants',
      'items.is_custom',
    ])
    .where('listings.id', '=', listingId)
    .executeTakeFirst();
}

/** A listing that can be put into an order. */
export type OfferedListing = NonNullable<Awaited<ReturnType<typeof findOffered>>>;

/** Throws a DomainError for what cannot be bought: sold, withdrawn, on legal hold, or a product whose variant must be chosen. */
export async function checkOffered(
  trx: Tx,
  actor: ActorContext,
  listing: OfferedListing | undefined,
): Promise<OfferedListing> {
  const messages = salesMessages(actor.locale);
  if (!listing) throw new DomainError('not-found', messages.listingNotFound);
  const title = async () => (await titlesOf(trx, [listing.id], actor.locale)).get(listing.id) ?? '';
  if (listing.status === 'sold') throw new DomainError('sold', messages.sold(await title()));
  if (listing.status === 'withdrawn' || listing.is_custom)
    throw new DomainError('unavailable', messages.notOffered(await title()));
  await refuseLegalHold(trx, actor.locale, [listing.id]);
  if (listing.has_variants) throw new DomainError('choose-variant', messages.chooseVariant);
  if (listing.seller_account_id === actor.principal.accountId && !actor.principal.rights.isAdmin)
    throw new DomainError('own-listing', messages.ownListing);
  return listing;
}

async function openOrder(trx: Tx, actor: ActorContext, sellerId: string) {
  let query = trx
    .selectFrom('orders')
    .select(['id', 'paying_payment_id', 'account_id', 'session_id'])
    .where('seller_account_id', '=', sellerId)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null);
  query =
    actor.principal.accountId === null
      ? query.where('session_id', '=', actor.principal.sessionId).where('account_id', 'is', null)
      : query
          .where(isInCartOf(actor.principal.accountId))
          .orderBy('assigned_staff_account_id', (by) => by.asc().nullsLast());
  return query.limit(1).forUpdate().executeTakeFirst();
}

async function createOrder(trx: Tx, actor: ActorContext, sellerId: string): Promise<string> {
  const id = newId();
  await trx
    .insertInto('orders')
    .values({
      id,
      reference: newReference(),
      seller_account_id: sellerId,
      account_id: actor.principal.accountId,
      session_id: actor.principal.sessionId,
      guest_key: newGuestKey(),
      locale: actor.locale,
    })
    .execute();
  return id;
}

/** The key of a guest's link: 128 random bits. */
export const newGuestKey = (): string => randomBytes(16).toString('base64url');

type Adding = { readonly listing: OfferedListing; readonly offerId: string | null; readonly locale: Locale };

/** Adds a line to an order whose row is locked, or one piece more to it. Throws a DomainError. */
export async function addLine(trx: Tx, orderId: string, { listing, offerId, locale }: Adding): Promise<void> {
  const messages = salesMessages(locale);
  const line = await trx
    .selectFrom('line_items')
    .select(['id', 'quantity', 'offer_id'])
    .where('order_id', '=', orderId)
    .where('listing_id', '=', listing.id)
    .executeTakeFirst();
  if (!line) {
    await refuseFull(trx, orderId, locale);
    await trx
      .insertInto('line_items')
      .values({ id: newId(), order_id: orderId, listing_id: listing.id, quantity: 1, offer_id: offerId })
      .execute();
    return;
  }
  if (offerId !== null && offerId !== line.offer_id) {
    await trx.updateTable('line_items').set({ offer_id: offerId }).where('id', '=', line.id).execute();
    return;
  }
  if (listing.stock_level <= 1) throw new DomainError('already-in-cart', messages.alreadyInCart);
  if (line.quantity >= listing.stock_level)
    throw new DomainError('above-maximum', messages.aboveMaximum(listing.stock_level));
  await trx
    .updateTable('line_items')
    .set({ quantity: line.quantity + 1 })
    .where('id', '=', line.id)
    .execute();
}

/**
 * Puts a listing into the shopper's cart, which must have a session, and gives the order's id: one order for each seller,
 * made with the first add. A one-of-a-kind item is in it once, others can be added up to the stock. The shopper's accepted
 * offer on the listing, or exactly the one with `offerId`, makes its price. What was taken out of the same cart comes back as staff had
 * agreed it: a custom line as it was, every other at the price that was set of it, the last line of an order with the terms of that.
 * Throws a DomainError.
 */
export async function addListing(
  actor: ActorContext,
  listingId: string,
  wantedOfferId: string | null = null,
): Promise<string> {
  const owner = ownCart(actor.principal);
  if (owner === null) throw new Error('A cart needs a session.');
  return tx(actor.db, async (trx) => {
    await bumpCartVersion(trx, owner);
    const found = await findOffered(trx, listingId);
    const removed = found?.is_custom ? await takeRemovedLine(trx, owner, found.id) : undefined;
    const listing = removed && found ? found : await checkOffered(trx, actor, found);
    const offerId = removed ? null : await findAcceptedOffer(trx, actor, listing.id, wantedOfferId);
    const open = await openOrder(trx, actor, listing.seller_account_id);
    if (open?.paying_payment_id)
      throw new OrderLockedError(open.paying_payment_id, salesMessages(actor.locale).beingPaid);
    const orderId = open?.id ?? (await createOrder(trx, actor, listing.seller_account_id));
    if (removed) await putBack(trx, orderId, removed, actor.locale);
    else await addLine(trx, orderId, { listing, offerId, locale: actor.locale });
    await restorePrice(trx, owner, orderId, listing.id);
    await restoreTerms(trx, owner, orderId, listing.id);
    await bumpVersion(trx, orderId);
    if (open) await auditStaffAction(trx, actor, open, { action: 'addListing', detail: { listingId } });
    return orderId;
  });
}
