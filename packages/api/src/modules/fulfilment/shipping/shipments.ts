import type { Selectable } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { ShipmentsTable } from './tables.ts';

export type ShipmentRow = Selectable<ShipmentsTable>;

export type Tracking = { readonly carrierName: string; readonly trackingNumber: string };

/** Plans the shipment of an order that was placed. */
export async function createShipment(trx: Tx, orderId: string): Promise<void> {
  await trx.insertInto('shipments').values({ id: newId(), order_id: orderId }).execute();
}

type Columns = Partial<Pick<ShipmentRow, 'tracking_number' | 'carrier_name' | 'delivered_at'>>;

async function saveShipment(trx: Tx, orderId: string, columns: Columns): Promise<void> {
  await trx
    .insertInto('shipments')
    .values({ id: newId(), order_id: orderId, tracking_number: null, carrier_name: null, ...columns })
    .onConflict((on) => on.column('order_id').doUpdateSet(columns))
    .execute();
}

/** Writes who carries an order and under which number. */
export const saveTracking = (trx: Tx, orderId: string, { carrierName, trackingNumber }: Tracking): Promise<void> =>
  saveShipment(trx, orderId, { carrier_name: carrierName, tracking_number: trackingNumber });

/** Writes that an order has arrived, or was picked up. */
export const markDelivered = (trx: Tx, orderId: string, at: Date): Promise<void> =>
  saveShipment(trx, orderId, { delivered_at: at });

/** The shipments of orders, by order id. */
export async function loadShipments(db: Db, orderIds: readonly string[]): Promise<Map<string, ShipmentRow>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('shipments').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(rows.map((row) => [row.order_id, row]));
}
