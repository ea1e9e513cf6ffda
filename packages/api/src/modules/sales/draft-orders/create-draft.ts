import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { checkOffered, findOffered, newGuestKey, newReference } from '#api/modules/sales/cart/add-listing.ts';
import { removeEmptyOrders } from '#api/modules/sales/cart/change-line-items.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import { deleteCustomItems } from './custom-lines.ts';
import { addDraftLine } from './draft-lines.ts';
import { DRAFT_HOURS, hoursFrom } from './draft-rules.model.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';

/**
 * Begins a draft order with a listing, which is held for 48 hours; its seller is the seller of the order. Gives the order's id. Throws a
 * DomainError: `not-found`, `sold`, `unavailable`, `legal-hold`, `choose-variant` or `held`.
 */
export async function createDraft(actor: ActorContext, listingId: string): Promise<string> {
  const staffId = requireAccountId(actor);
  return tx(actor.db, async (trx) => {
    const listing = await checkOffered(trx, actor, await findOffered(trx, listingId));
    const id = newId();
    await trx
      .insertInto('orders')
      .values({
        id,
        reference: newReference(),
        seller_account_id: listing.seller_account_id,
        account_id: staffId,
        session_id: null,
        drafted_by: staffId,
        assigned_staff_account_id: staffId,
        in_drafts: true,
        salesperson_id: staffId,
        guest_key: newGuestKey(),
        locale: actor.locale,
      })
      .execute();
    const until = hoursFrom(actor.now, DRAFT_HOURS);
    await trx.insertInto('draft_orders').values({ order_id: id, expires_at: until }).execute();
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    await addDraftLine(trx, actor, order, listing, until);
    await auditOrder(trx, actor, id, 'draftCreate', { listingId });
    return id;
  });
}

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
