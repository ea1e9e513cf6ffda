import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { OrderRow } from '#api/modules/sales/orders/load-orders.ts';
import { messagesIn } from '#api/modules/sales/orders/messages.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import type { OrderDesk } from '#api/modules/sales/orders/staff-service.ts';
import { OrderLockedError, DomainError } from '#api/platform/domain-error.ts';
import { holdsKey } from '#api/modules/sales/orders/see-order.ts';
import { cartOf, ownCart, type Visitor } from '#api/modules/sales/orders/principal.ts';
import { removeEmptyOrders } from './change-lines.ts';
import { changeOrder, bumpCartVersion, bumpVersion } from './change-order.ts';
import { moveLines } from './merge-carts.ts';

const noPlace = {
  ship_option: null,
  address_id: null,
  store_id: null,
  shipping_method_ref: null,
  shipping_override_cents: null,
} as const;

const notFoundFor = ({ locale }: Visitor): DomainError =>
  new DomainError('not-found', messagesIn(locale).orderNotFound);

/** Where an order goes after it has got another owner: the store stays, an address of the one before does not. */
async function placeFor(trx: Tx, order: OrderRow, accountId: string) {
  if (order.ship_option === 'store') return {};
  const book = await trx
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return book ? { ...noPlace, ship_option: 'home' as const, address_id: book.id } : noPlace;
}

async function checkMember(trx: Tx, visitor: Visitor, order: OrderRow, accountId: string): Promise<void> {
  const messages = messagesIn(visitor.locale);
  const member = isId(accountId)
    ? await trx
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .where('kind', '=', 'member')
        .executeTakeFirst()
    : undefined;
  if (!member) throw new DomainError('not-found', messages.contactNotFound);
  if (order.seller_account_id === accountId) throw new DomainError('own-listing', messages.ownListing);
}

/**
 * Says whose an open order is that lies in the cart of an admin: it stays there, and is that account's when it is placed or
 * taken. Null makes it the admin's own again. Throws a DomainError, also for what lies in a customer's cart.
 */
export async function setOwner(desk: OrderDesk, orderId: string, accountId: string | null): Promise<void> {
  const { checkout, visitor } = desk;
  await changeOrder(checkout.db, visitor, orderId, null, async (trx, order) => {
    const holder = order.assigned_staff_account_id ?? (order.prepared_by === null ? order.account_id : null);
    if (holder === null || (order.assigned_staff_account_id === null && holder !== visitor.accountId))
      throw notFoundFor(visitor);
    const isOwn = accountId === null || accountId === holder;
    if (!isOwn) await checkMember(trx, visitor, order, accountId);
    const owner = isOwn ? holder : accountId;
    await trx
      .updateTable('orders')
      .set({
        account_id: owner,
        session_id: null,
        prepared_by: isOwn ? null : visitor.accountId,
        assigned_staff_account_id: isOwn ? null : holder,
        salesperson_id: order.salesperson_id ?? (isOwn ? null : visitor.accountId),
        ...(owner === order.account_id ? {} : await placeFor(trx, order, owner)),
      })
      .where('id', '=', order.id)
      .execute();
    await auditOrder(trx, desk, orderId, 'setAccount', { accountId: owner });
  });
}

/**
 * Hands an order over that an admin put together: it leaves his cart, and is there for its owner, or for whoever has its link
 * where it has no other owner. Throws a DomainError.
 */
export async function handOver(desk: OrderDesk, orderId: string): Promise<void> {
  const { checkout, visitor } = desk;
  await changeOrder(checkout.db, visitor, orderId, null, async (trx, order) => {
    const isMine = order.prepared_by === null && order.account_id === visitor.accountId;
    if (!isMine && order.assigned_staff_account_id === null) throw notFoundFor(visitor);
    const salesperson = order.salesperson_id ?? visitor.accountId;
    await trx
      .updateTable('orders')
      .set({ prepared_by: visitor.accountId, assigned_staff_account_id: null, salesperson_id: salesperson })
      .where('id', '=', order.id)
      .execute();
    await auditOrder(trx, desk, orderId, 'handOver');
  });
}

/** Whether somebody may take an order that was handed over: its owner; with its key a guest, or anybody where none is named. */
function mayTake(visitor: Visitor, order: OrderRow | undefined, key: string): order is OrderRow {
  if (!order || order.completed_at !== null || order.cancelled_at !== null) return false;
  if (order.prepared_by === null || order.assigned_staff_account_id !== null) return false;
  if (visitor.accountId !== null && order.account_id === visitor.accountId) return true;
  const isNamed = order.account_id !== order.prepared_by;
  return holdsKey(order, key) && (visitor.accountId === null || !isNamed);
}

/** Locks the order and the visitor's own of the same seller, oldest first. */
async function lockBoth(trx: Tx, visitor: Visitor, seen: OrderRow): Promise<OrderRow[]> {
  return trx
    .selectFrom('orders')
    .selectAll()
    .where('seller_account_id', '=', seen.seller_account_id)
    .where('completed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', seen.id),
        eb.and([
          eb('prepared_by', 'is', null),
          visitor.accountId === null
            ? eb.and([eb('session_id', '=', visitor.sessionId), eb('account_id', 'is', null)])
            : eb('account_id', '=', visitor.accountId),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Puts an order that was handed over into the visitor's own cart, as it was put together; what is in both is there once.
 * Gives the id of the order that it is in now. Throws a DomainError.
 */
export async function takeOrder(db: Db, visitor: Visitor, orderId: string, key: string): Promise<string> {
  const own = ownCart(visitor);
  if (own === null || !isId(orderId)) throw notFoundFor(visitor);
  return tx(db, async (trx) => {
    const seen = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    if (!mayTake(visitor, seen, key)) throw notFoundFor(visitor);
    for (const owner of [...new Set([own, cartOf(seen)])].toSorted()) await bumpCartVersion(trx, owner);
    const rows = await lockBoth(trx, visitor, seen);
    const order = rows.find(({ id }) => id === orderId);
    if (!mayTake(visitor, order, key)) throw notFoundFor(visitor);
    const paying = rows.find(({ paying_payment_id: payment }) => payment !== null)?.paying_payment_id;
    if (paying) throw new OrderLockedError(paying, messagesIn(visitor.locale).beingPaid);
    const mine = rows.find(({ id }) => id !== orderId);
    return mine ? moveInto(trx, order, mine) : makeOwn(trx, visitor, order);
  });
}

async function moveInto(trx: Tx, order: OrderRow, mine: OrderRow): Promise<string> {
  await moveLines(trx, order.id, mine.id);
  await trx
    .updateTable('orders')
    .set({ salesperson_id: order.salesperson_id })
    .where('id', '=', mine.id)
    .where('salesperson_id', 'is', null)
    .execute();
  await bumpVersion(trx, mine.id);
  await removeEmptyOrders(trx, [order.id]);
  return mine.id;
}

async function makeOwn(trx: Tx, visitor: Visitor, order: OrderRow): Promise<string> {
  const isForeign = order.account_id !== visitor.accountId && order.ship_option !== 'store';
  await trx
    .updateTable('orders')
    .set({
      account_id: visitor.accountId,
      session_id: visitor.sessionId,
      prepared_by: null,
      ...(isForeign ? noPlace : {}),
    })
    .where('id', '=', order.id)
    .execute();
  await bumpVersion(trx, order.id);
  return order.id;
}
