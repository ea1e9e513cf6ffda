import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { deleteCustomItem } from '#api/modules/catalog/index.ts';
import { addLine, checkOffered, findOffered, type OfferedListing } from '#api/modules/sales/cart/add-listing.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { changeDraft, readReason, type SeenDraft } from './change-draft.ts';
import { holdDraft, refuseHeldByOthers } from './draft-holds.ts';

/** Puts a listing into a draft whose rows are locked, and holds it. Throws a DomainError. */
export async function addDraftLine(
  trx: Tx,
  actor: ActorContext,
  order: OrderRow,
  listing: OfferedListing,
  until: Date,
): Promise<void> {
  if (listing.seller_account_id !== order.seller_account_id)
    throw new DomainError('other-seller', salesMessages(actor.locale).draftOtherSeller);
  await addLine(trx, order.id, { listing, offerId: null, locale: actor.locale });
  await holdDraft(trx, order, until);
  await refuseHeldByOthers(trx, actor.locale, order.id);
}

/** Adds a listing of the same seller, or one more piece of it. Throws a DomainError. */
export async function addToDraft(actor: ActorContext, seen: SeenDraft, listingId: string): Promise<void> {
  await changeDraft(actor, seen, { action: 'addListing', detail: { listingId } }, async (trx, order) => {
    const listing = await checkOffered(trx, actor, await findOffered(trx, listingId));
    await addDraftLine(trx, actor, order, listing, await untilOf(trx, order.id));
  });
}

/** Until when a draft is held. */
export async function untilOf(trx: Tx, orderId: string): Promise<Date> {
  const { expires_at: until } = await trx
    .selectFrom('draft_orders')
    .select('expires_at')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return until;
}

/** What a line of a draft is to be: pieces, 0 to remove it; a price with its reason, or null for the listed one. */
export type DraftLineChange = {
  readonly lineItemId: string;
  readonly quantity: number;
  readonly amountCents: number | null;
  readonly reason: string | null;
};

/**
 * Changes a line: its pieces, and its price with the reason; both prices are kept. Throws a DomainError: `not-found`, `above-maximum`,
 * `out-of-range`, `reason`, or `last-line` for the only one.
 */
export async function changeDraftLine(actor: ActorContext, seen: SeenDraft, change: DraftLineChange): Promise<void> {
  const messages = salesMessages(actor.locale);
  const { lineItemId, quantity, amountCents } = change;
  if (amountCents !== null && (amountCents < 0 || amountCents > MAXIMUM_CENTS))
    throw new DomainError('out-of-range', messages.priceOutOfRange);
  const reason = amountCents === null ? null : readReason(actor, change.reason);
  const detail = { lineItemId, quantity, amountCents, reason };
  await changeDraft(actor, seen, { action: 'setLine', detail }, async (trx, { id }) => {
    const lines = await trx
      .selectFrom('line_items')
      .innerJoin('listings', 'listings.id', 'line_items.listing_id')
      .select(['line_items.id', 'listings.stock_level', 'listings.asking_cents', 'line_items.price_override_cents'])
      .select(['line_items.override_listed_cents', 'line_items.listing_id'])
      .where('order_id', '=', id)
      .execute();
    const line = isId(lineItemId) ? lines.find((each) => each.id === lineItemId) : undefined;
    if (!line) throw new DomainError('not-found', messages.lineNotFound);
    if (quantity <= 0) {
      if (lines.length === 1) throw new DomainError('last-line', messages.draftLastLine);
      await trx.deleteFrom('line_items').where('id', '=', line.id).execute();
      await deleteCustomItem(trx, line.listing_id);
      return;
    }
    const most = Math.max(1, line.stock_level);
    if (quantity > most) throw new DomainError('above-maximum', messages.aboveMaximum(most));
    const isSame = amountCents === line.price_override_cents;
    await trx
      .updateTable('line_items')
      .set({
        quantity,
        price_override_cents: amountCents,
        override_reason: reason,
        override_listed_cents:
          amountCents === null ? null : isSame ? (line.override_listed_cents ?? line.asking_cents) : line.asking_cents,
      })
      .where('id', '=', line.id)
      .execute();
  });
}
