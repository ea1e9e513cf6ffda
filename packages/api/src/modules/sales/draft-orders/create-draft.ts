import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { checkOffered, findOffered, newGuestKey, newReference } from '#api/modules/sales/cart/add-listing.ts';
import { removeEmptyOrders } from '#api/modules/sales/cart/change-line-items.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { addCustomLine, type CustomLine, deleteCustomItems } from './custom-lines.ts';
import { addDraftLine } from './draft-lines.ts';
import { DRAFT_HOURS, hoursFrom } from './draft-rules.model.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';

/** Inserts a draft without lines, of goods of a seller, and gives its order and until when it is held. */
async function insertDraft(trx: Tx, actor: ActorContext, sellerId: string): Promise<{ order: OrderRow; until: Date }> {
  const staffId = requireAccountId(actor);
  const order = await trx
    .insertInto('orders')
    .values({
      id: newId(),
      reference: newReference(),
      seller_account_id: sellerId,
      account_id: staffId,
      session_id: null,
      drafted_by: staffId,
      assigned_staff_account_id: staffId,
      in_drafts: true,
      salesperson_id: staffId,
      guest_key: newGuestKey(),
      locale: actor.locale,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const until = hoursFrom(actor.now, DRAFT_HOURS);
  await trx.insertInto('draft_orders').values({ order_id: order.id, expires_at: until }).execute();
  return { order, until };
}

/**
 * Begins a draft order with a listing, which is held for 48 hours; its seller is the seller of the order. Gives the order's id. Throws a
 * DomainError: `not-found`, `sold`, `unavailable`, `legal-hold`, `choose-variant` or `held`.
 */
export const createDraft = (actor: ActorContext, listingId: string): Promise<string> =>
  tx(actor.db, async (trx) => {
    const listing = await checkOffered(trx, actor, await findOffered(trx, listingId));
    const { order, until } = await insertDraft(trx, actor, listing.seller_account_id);
    await addDraftLine(trx, actor, order, listing, until);
    await auditOrder(trx, actor, order.id, 'draftCreate', { listingId });
    return order.id;
  });

/** Whose name the shop's own goods are sold in: of whoever prepares the order when they list any, else of the first admin who does. */
async function shopSellerOf(trx: Tx, staffId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM accounts WHERE is_admin AND NOT is_private_seller AND NOT is_professional_seller
      AND EXISTS (SELECT FROM listings WHERE seller_account_id = accounts.id AND is_published)
    ORDER BY id <> ${staffId}, id LIMIT 1`.execute(trx);
  return rows[0]?.id ?? staffId;
}

/**
 * Begins a draft order of the shop's own with a line that stands in no listing, for 48 hours. Gives the order's id. Throws a DomainError:
 * `name`, `price`, `quantity` or `weight` for what is wrong of it; `other-seller` where whoever prepares it sells for themselves.
 */
export const createCustomDraft = (actor: ActorContext, line: CustomLine): Promise<string> =>
  tx(actor.db, async (trx) => {
    const { order } = await insertDraft(trx, actor, await shopSellerOf(trx, requireAccountId(actor)));
    await addCustomLine(trx, actor, order, line);
    await auditOrder(trx, actor, order.id, 'draftCreate', { name: line.name, amountCents: line.amountCents });
    return order.id;
  });

/** Deletes a draft that was neither claimed nor placed: what it held is free again. Throws a DomainError. */
export async function removeDraft(actor: ActorContext, seen: SeenDraft): Promise<void> {
  await changeDraft(
    actor,
    seen,
    { action: 'draftRemove' },
    async (trx, { id }) => {
      const paid = await trx
        .selectFrom('payment_allocations')
        .select('order_id')
        .where('order_id', '=', id)
        .limit(1)
        .executeTakeFirst();
      if (paid) throw new DomainError('being-paid', salesMessages(actor.locale).draftPaid);
      const draft = await trx
        .selectFrom('draft_orders')
        .select('sent_at')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      const gone = await trx.deleteFrom('line_items').where('order_id', '=', id).returning('listing_id').execute();
      await trx.updateTable('orders').set({ in_drafts: false }).where('id', '=', id).execute();
      await removeEmptyOrders(trx, [id]);
      // What its customer was shown stays: they may have kept it or written of it.
      const wasSent = draft.sent_at !== null;
      await deleteCustomItems(trx, wasSent ? [] : gone.map(({ listing_id: listing }) => listing));
    },
    { sentToo: true },
  );
}
