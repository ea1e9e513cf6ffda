import { loadShipments } from '#api/modules/fulfilment/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { loadLineItems } from './load-line-items.ts';
import type { OrderRow } from './order-row.ts';
import { type PurchaseStage, purchaseStage } from './purchase-stage.model.ts';

/** Where a placed order stands. */
export type OrderState = {
  readonly id: string;
  readonly number: string;
  readonly completedAt: Date;
  readonly stage: PurchaseStage;
  /** What is still to be paid, in cents. */
  readonly openCents: number;
  readonly refundedCents: number;
  readonly carrierName: string | null;
  readonly trackingNumber: string | null;
};

async function stateOf(db: Db, order: OrderRow | undefined): Promise<OrderState | undefined> {
  if (!order || order.number === null || order.completed_at === null) return undefined;
  const [lines, shipments] = await Promise.all([loadLineItems(db, [order.id]), loadShipments(db, [order.id])]);
  const shipment = shipments.get(order.id);
  return {
    id: order.id,
    number: order.number,
    completedAt: order.completed_at,
    stage: purchaseStage(order, lines),
    openCents: Math.max(0, (order.total_cents ?? 0) - order.paid_cents),
    refundedCents: order.refunded_cents,
    carrierName: shipment?.carrier_name ?? null,
    trackingNumber: shipment?.tracking_number ?? null,
  };
}

/** The state of the placed order with a number, for who may see it; undefined for everybody else, as for an unknown number. */
export async function findOrderState(actor: ActorContext, number: string): Promise<OrderState | undefined> {
  const found = await actor.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  return stateOf(actor.db, found && (await findVisibleOrder(actor, found.id)));
}

/** The state of a placed order, whoever asks; undefined for an unknown id. */
export const readOrderState = async (db: Db, id: string): Promise<OrderState | undefined> =>
  stateOf(db, await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst());
