import { isId } from '#api/platform/db/new-id.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { tx } from '#api/platform/db/tx.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { auditOrder } from './audit-order.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { DomainError } from '#api/platform/domain-error.ts';

/** Who is named on an order, and who was there when somebody looked: undefined where that was not told. */
type Naming =
  | { readonly action: 'setContact'; readonly column: 'contact_id'; readonly id: string; readonly expected: Expected }
  | {
      readonly action: 'setSalesperson';
      readonly column: 'salesperson_id';
      readonly id: string | null;
      readonly expected: Expected;
    };
type Expected = string | null | undefined;

/** The name of an account; null for none. */
export async function nameOf(trx: Tx, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const row = await trx.selectFrom('accounts').select('display_name').where('id', '=', accountId).executeTakeFirst();
  return row?.display_name ?? null;
}

async function setPeople(actor: ActorContext, orderId: string, naming: Naming): Promise<OrderRow> {
  const messages = salesMessages(actor.locale);
  const notFound = new DomainError('not-found', messages.orderNotFound);
  if (!isId(orderId)) throw notFound;
  const { action, column, id, expected } = naming;
  return tx(actor.db, async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();
    if (!order) throw notFound;
    if (expected !== undefined && expected !== order[column] && id !== order[column]) {
      const last = await lastChangeOf(trx, 'order', orderId, [`order.${action}`]);
      throw new DomainError('changed', messages.peopleChanged(last?.by ?? null, await nameOf(trx, order[column])));
    }
    const people = { [column]: id };
    await trx.updateTable('orders').set(people).where('id', '=', orderId).execute();
    await bumpVersion(trx, orderId);
    await auditOrder(trx, actor, orderId, action, people);
    return trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  });
}

/**
 * Changes the contact of an order. For admins. Gives the updated order. With `expected` only while that is the contact. Throws a
 * DomainError: `not-found` or `changed`.
 */
export async function setContact(
  actor: ActorContext,
  orderId: string,
  contactId: string,
  expected?: string | null,
): Promise<OrderRow> {
  const contact = isId(contactId)
    ? await actor.db.selectFrom('accounts').select('id').where('id', '=', contactId).executeTakeFirst()
    : undefined;
  if (!contact) throw new DomainError('not-found', salesMessages(actor.locale).contactNotFound);
  return setPeople(actor, orderId, { action: 'setContact', column: 'contact_id', id: contactId, expected });
}

/** Assigns a salesperson to an order, or none, as `setContact` does. */
export async function setSalesperson(
  actor: ActorContext,
  orderId: string,
  accountId: string | null,
  expected?: string | null,
): Promise<OrderRow> {
  const isStaff = async (id: string): Promise<boolean> => {
    if (!isId(id)) return false;
    const row = await actor.db.selectFrom('accounts').select('is_admin').where('id', '=', id).executeTakeFirst();
    return row?.is_admin === true;
  };
  if (accountId !== null && !(await isStaff(accountId)))
    throw new DomainError('not-found', salesMessages(actor.locale).salespersonNotFound);
  return setPeople(actor, orderId, { action: 'setSalesperson', column: 'salesperson_id', id: accountId, expected });
}
