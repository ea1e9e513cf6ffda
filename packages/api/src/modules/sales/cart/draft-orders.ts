import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { nameOf } from '#api/modules/sales/orders/set-people.ts';
import { auditOrder } from '#api/modules/sales/orders/audit-order.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { OrderLockedError } from '#api/modules/sales/orders/order-locked-error.ts';
import { holdsKey } from '#api/modules/sales/orders/find-visible-order.ts';
import { noShippingOverride } from '#api/modules/sales/orders/shipping-override.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cartOf, ownCart } from '#api/modules/sales/orders/order-ownership.ts';
import { giveSessionAddress } from '#api/modules/accounts/index.ts';
import { removeEmptyOrders } from './change-line-items.ts';
import { changeOrder, bumpCartVersion, bumpVersion } from './change-order.ts';
import { transferLineItems } from './merge-carts.ts';

/** An order that nobody has said where to send. */
export const noDestination = {
  ship_option: null,
  address_id: null,
  store_id: null,
  shipping_method_ref: null,
  ...noShippingOverride,
} as const;

const notFoundFor = ({ locale }: ActorContext): DomainError =>
  new DomainError('not-found', salesMessages(locale).orderNotFound);

/** Where an order goes after it has got another owner: the store stays, an address of the one before does not. */
export async function destinationFor(trx: Tx, order: OrderRow, accountId: string) {
  if (order.ship_option === 'store') return {};
  const book = await trx
    .selectFrom('addresses')
    .select('id')
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return book ? { ...noDestination, ship_option: 'home' as const, address_id: book.id } : noDestination;
}

/** Throws a DomainError for an account that cannot own the order: an unknown one, or its seller's. */
export async function checkMember(trx: Tx, actor: ActorContext, order: OrderRow, accountId: string): Promise<void> {
  const messages = salesMessages(actor.locale);
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
 * Sets the owner of an open order in the cart of an admin: it stays there, and is that account's when it is placed or
 * claimed. Null makes it the admin's own again. With `expected` only while that is its owner. Throws a DomainError, also for an order in a
 * customer's cart.
 */
export async function setOwner(
  actor: ActorContext,
  orderId: string,
  accountId: string | null,
  expected?: string,
): Promise<void> {
  await changeOrder(actor, orderId, null, async (trx, order) => {
    const holder = order.assigned_staff_account_id ?? (order.drafted_by === null ? order.account_id : null);
    if (holder === null || (order.assigned_staff_account_id === null && holder !== actor.principal.accountId))
      throw notFoundFor(actor);
    const isOwn = accountId === null || accountId === holder;
    if (!isOwn) await checkMember(trx, actor, order, accountId);
    const owner = isOwn ? holder : accountId;
    if (expected !== undefined && order.account_id !== expected && order.account_id !== owner) {
      const last = await lastChangeOf(trx, 'order', orderId, ['order.setAccount']);
      const named = await nameOf(trx, order.account_id);
      throw new DomainError('changed', salesMessages(actor.locale).peopleChanged(last?.by ?? null, named));
    }
    await trx
      .updateTable('orders')
      .set({
        account_id: owner,
        session_id: null,
        drafted_by: isOwn ? null : actor.principal.accountId,
        assigned_staff_account_id: isOwn ? null : holder,
        salesperson_id: order.salesperson_id ?? (isOwn ? null : actor.principal.accountId),
        ...(owner === order.account_id ? {} : await destinationFor(trx, order, owner)),
      })
      .where('id', '=', order.id)
      .execute();
    await auditOrder(trx, actor, orderId, 'setAccount', { accountId: owner });
  });
}

/**
 * Sends a draft order: it leaves the cart of the admin, and is there for its owner, or for anybody with its link where it has no
 * other owner. With `version` only as it was read. Throws a DomainError.
 */
export async function sendDraft(actor: ActorContext, orderId: string, version?: number): Promise<void> {
  await changeOrder(actor, orderId, null, async (trx, order) => {
    const isMine = order.drafted_by === null && order.account_id === actor.principal.accountId;
    if (!isMine && order.assigned_staff_account_id === null) throw notFoundFor(actor);
    if (version !== undefined && version !== order.version) {
      const last = await lastChangeOf(trx, 'order', orderId);
      throw new DomainError('changed', salesMessages(actor.locale).draftConflict(last?.by ?? null));
    }
    const salesperson = order.salesperson_id ?? actor.principal.accountId;
    await trx
      .updateTable('orders')
      .set({
        drafted_by: actor.principal.accountId,
        assigned_staff_account_id: null,
        in_drafts: false,
        salesperson_id: salesperson,
      })
      .where('id', '=', order.id)
      .execute();
    await auditOrder(trx, actor, orderId, 'sendDraft');
  });
}

/** Whether the actor may claim a draft that was sent: its owner; with its key a guest, or anybody where no owner is named. */
function mayClaim(actor: ActorContext, order: OrderRow | undefined, key: string): order is OrderRow {
  if (!order || order.completed_at !== null || order.cancelled_at !== null) return false;
  if (order.drafted_by === null || order.assigned_staff_account_id !== null) return false;
  if (actor.principal.accountId !== null && order.account_id === actor.principal.accountId) return true;
  const isNamed = order.account_id !== order.drafted_by;
  return holdsKey(order, key) && (actor.principal.accountId === null || !isNamed);
}

/** Locks the order and the shopper's own of the same seller, oldest first. */
async function lockBoth(trx: Tx, actor: ActorContext, seen: OrderRow): Promise<OrderRow[]> {
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
          eb('drafted_by', 'is', null),
          actor.principal.accountId === null
            ? eb.and([eb('session_id', '=', actor.principal.sessionId), eb('account_id', 'is', null)])
            : eb('account_id', '=', actor.principal.accountId),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Claims a draft that was sent, as it is, for the shopper's own cart; what is in both is there once.
 * Gives the id of the order that it is in now. Throws a DomainError.
 */
export async function claimDraft(actor: ActorContext, orderId: string, key: string): Promise<string> {
  const own = ownCart(actor.principal);
  if (own === null || !isId(orderId)) throw notFoundFor(actor);
  return tx(actor.db, async (trx) => {
    const seen = await trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    if (!mayClaim(actor, seen, key)) throw notFoundFor(actor);
    const held = await trx
      .selectFrom('draft_orders')
      .select('expires_at')
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    if (held && held.expires_at <= actor.now)
      throw new DomainError('expired', salesMessages(actor.locale).draftExpired);
    for (const owner of [...new Set([own, cartOf(seen)])].toSorted()) await bumpCartVersion(trx, owner);
    const rows = await lockBoth(trx, actor, seen);
    const order = rows.find(({ id }) => id === orderId);
    if (!mayClaim(actor, order, key)) throw notFoundFor(actor);
    const paying = rows.find(({ paying_payment_id: payment }) => payment !== null)?.paying_payment_id;
    if (paying) throw new OrderLockedError(paying, salesMessages(actor.locale).beingPaid);
    const mine = rows.find(({ id }) => id !== orderId);
    return mine ? moveInto(trx, order, mine) : makeOwn(trx, actor, order);
  });
}

async function moveInto(trx: Tx, order: OrderRow, mine: OrderRow): Promise<string> {
  await transferLineItems(trx, order.id, mine.id);
  if (order.discount_cents > 0)
    await trx
      .updateTable('orders')
      .set({ discount_cents: mine.discount_cents + order.discount_cents })
      .where('id', '=', mine.id)
      .execute();
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

async function makeOwn(trx: Tx, actor: ActorContext, order: OrderRow): Promise<string> {
  const { accountId, sessionId } = actor.principal;
  // An address that staff typed for this order alone goes with it.
  const isTyped =
    order.address_id !== null && sessionId !== null && (await giveSessionAddress(trx, order.address_id, sessionId));
  const isForeign = order.account_id !== accountId && order.ship_option !== 'store' && !isTyped;
  await trx
    .updateTable('orders')
    .set({
      account_id: accountId,
      session_id: sessionId,
      drafted_by: null,
      ...(isForeign ? noDestination : {}),
    })
    .where('id', '=', order.id)
    .execute();
  await bumpVersion(trx, order.id);
  return order.id;
}
