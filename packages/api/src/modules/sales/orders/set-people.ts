import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { auditOrder } from './audit-order.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';

type People = { readonly contact_id: string } | { readonly salesperson_id: string | null };

async function setPeople(actor: ActorContext, orderId: string, people: People, action: string): Promise<OrderRow> {
  const notFound = new DomainError('not-found', salesMessages(actor.locale).orderNotFound);
  if (!isId(orderId)) throw notFound;
  return tx(actor.db, async (trx) => {
    const { numUpdatedRows } = await trx.updateTable('orders').set(people).where('id', '=', orderId).executeTakeFirst();
    if (numUpdatedRows === 0n) throw notFound;
    await bumpVersion(trx, orderId);
    await auditOrder(trx, actor, orderId, action, people);
    return trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  });
}

/** Changes the contact of an order. For admins. Gives the updated order. Throws a DomainError. */
export async function setContact(actor: ActorContext, orderId: string, contactId: string): Promise<OrderRow> {
  const contact = isId(contactId)
    ? await actor.db.selectFrom('accounts').select('id').where('id', '=', contactId).executeTakeFirst()
    : undefined;
  if (!contact) throw new DomainError('not-found', salesMessages(actor.locale).contactNotFound);
  return setPeople(actor, orderId, { contact_id: contactId }, 'setContact');
}

/** Assigns a salesperson to an order, or none. For admins. Gives the updated order. Throws a DomainError. */
export async function setSalesperson(
  actor: ActorContext,
  orderId: string,
  accountId: string | null,
): Promise<OrderRow> {
  const isStaff = async (id: string): Promise<boolean> => {
    if (!isId(id)) return false;
    const row = await actor.db.selectFrom('accounts').select('is_admin').where('id', '=', id).executeTakeFirst();
    return row?.is_admin === true;
  };
  if (accountId !== null && !(await isStaff(accountId)))
    throw new DomainError('not-found', salesMessages(actor.locale).salespersonNotFound);
  return setPeople(actor, orderId, { salesperson_id: accountId }, 'setSalesperson');
}
