import { loadShipments } from '#api/modules/fulfilment/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { findVisibleOrder } from './find-visible-order.ts';
import { loadLineItems } from './load-line-items.ts';
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

/** The state of the placed order with a number, for who may see it; undefined for everybody else, as for an unknown number. */
export async function findOrderState(actor: ActorContext, number: string): Promise<OrderState | undefined> {
  const found = await actor.db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  const order = found && (await findVisibleOrder(actor, found.id));
  if (!order || order.number === null || order.completed_at === null) return undefined;
  const [lines, shipments] = await Promise.all([
    loadLineItems(actor.db, [order.id]),
    loadShipments(actor.db, [order.id]),
  ]);
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
