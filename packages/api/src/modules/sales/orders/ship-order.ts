import { isDeepStrictEqual } from 'node:util';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { bumpVersion } from '#api/modules/sales/cart/change-order.ts';
import { announceOrders } from './announce-orders.ts';
import { auditOrder } from './audit-order.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { moveLineItems } from './move-line-items.ts';
import { lockPlaced } from './lock-placed.ts';
import { readTracking } from './read-tracking.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { queueOrderMail } from './order-mails.ts';
import { loadShipments, markDelivered, saveTracking, type Tracking } from '#api/modules/fulfilment/index.ts';
import { recordPastSales } from './record-past-sales.ts';
import { DomainError } from '#api/platform/domain-error.ts';

const DAY_MS = 86_400_000;

function checkStanding({ locale }: ActorContext, order: OrderRow): void {
  if (order.cancelled_at !== null) throw new DomainError('cancelled', salesMessages(locale).alreadyCancelled);
}

/** Only what is paid, and not disputed, is shipped. Open refunds do not count against it. */
function checkPaid({ locale }: ActorContext, order: OrderRow): void {
  const messages = salesMessages(locale);
  if (order.paid_cents < (order.total_cents ?? 0)) throw new DomainError('not-paid', messages.notPaidYet);
  if (order.disputed_cents > 0 && order.ship_date === null) throw new DomainError('disputed', messages.disputed);
}

/** Throws a DomainError, `changed`, where an order has another carrier or number than somebody saw who now gives `wanted`. */
async function checkSeen(
  trx: Tx,
  actor: ActorContext,
  order: OrderRow,
  { wanted, expected }: { readonly wanted: Tracking; readonly expected: Tracking | null },
): Promise<void> {
  const shipment = (await loadShipments(trx, [order.id])).get(order.id);
  const now = shipment?.carrier_name
    ? { carrierName: shipment.carrier_name, trackingNumber: shipment.tracking_number ?? '' }
    : null;
  if (isDeepStrictEqual(now, expected) || isDeepStrictEqual(now, wanted)) return;
  const last = await lastChangeOf(trx, 'order', order.id, ['order.setTracking', 'order.ship']);
  // Who of the shop's staff did it is nobody else's business.
  const by = actor.principal.rights.isAdmin ? (last?.by ?? null) : null;
  throw new DomainError('changed', salesMessages(actor.locale).trackingChanged(by, now));
}

/**
 * Writes who carries an order and under which number, before or after it was sent. For its seller and admins. With `expected` (null: none)
 * only while that is what the order has. Throws a DomainError.
 */
export async function setTracking(
  actor: ActorContext,
  orderId: string,
  given: Tracking,
  expected?: Tracking | null,
): Promise<void> {
  const tracking = readTracking(actor, given);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'seller');
    checkStanding(actor, order);
    if (order.ship_option !== 'home') throw new DomainError('pick-up', salesMessages(actor.locale).isPickedUp);
    if (expected !== undefined)
      await checkSeen(trx, actor, order, { wanted: tracking, expected: expected && { ...expected } });
    await saveTracking(trx, order.id, tracking);
    await bumpVersion(trx, order.id);
    await announceOrders(trx, [order.id]);
    await auditOrder(trx, actor, order.id, 'setTracking', tracking);
  });
}

function readShipDate({ locale }: ActorContext, order: OrderRow, at: Date | null): Date {
  const now = Date.now();
  if (at === null) return new Date(now);
  const placed = order.completed_at?.getTime() ?? 0;
  if (Number.isNaN(at.getTime()) || at.getTime() > now + DAY_MS || at.getTime() < placed - DAY_MS)
    throw new DomainError('ship-date', salesMessages(locale).shipDateInvalid);
  return at;
}

/**
 * Says that an order is on its way: its lines are SHIPPED, and the buyer gets the mail with the tracking number. For its
 * seller and admins; once. Throws a DomainError, also for an order that is not paid.
 */
export async function shipOrder(
  actor: ActorContext,
  baseUrl: URL,
  orderId: string,
  { shipDate, ...given }: Tracking & { readonly shipDate: Date | null },
): Promise<void> {
  const tracking = readTracking(actor, given);
  const messages = salesMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'seller');
    checkStanding(actor, order);
    if (order.ship_option !== 'home') throw new DomainError('pick-up', messages.isPickedUp);
    checkPaid(actor, order);
    const moved = await moveLineItems(trx, order.id, 'ship');
    if (moved.length === 0) throw new DomainError('shipped', messages.nothingToShip);
    await recordPastSales(trx, moved);
    const at = readShipDate(actor, order, shipDate);
    await trx.updateTable('orders').set({ ship_date: at }).where('id', '=', order.id).execute();
    await saveTracking(trx, order.id, tracking);
    await bumpVersion(trx, order.id);
    await announceOrders(trx, [order.id]);
    await auditOrder(trx, actor, order.id, 'ship', { ...tracking, lines: moved.length });
    await queueOrderMail(trx, order, { name: 'shipped', ...tracking }, baseUrl);
  });
}

/** Says that an order has arrived, or was picked up at the store. For its seller and admins; once. Throws a DomainError. */
export async function deliverOrder(actor: ActorContext, baseUrl: URL, orderId: string): Promise<void> {
  const messages = salesMessages(actor.locale);
  await tx(actor.db, async (trx) => {
    const order = await lockPlaced(trx, actor, orderId, 'seller');
    checkStanding(actor, order);
    checkPaid(actor, order);
    if (order.ship_option === 'home' && order.ship_date === null)
      throw new DomainError('not-sent', messages.notSentYet);
    const moved = await moveLineItems(trx, order.id, 'deliver');
    if (moved.length === 0) throw new DomainError('delivered', messages.alreadyDelivered);
    await recordPastSales(trx, moved);
    await markDelivered(trx, order.id, new Date());
    await bumpVersion(trx, order.id);
    await announceOrders(trx, [order.id]);
    await auditOrder(trx, actor, order.id, 'deliver', { lines: moved.length });
    await queueOrderMail(trx, order, { name: 'delivered' }, baseUrl);
  });
}
