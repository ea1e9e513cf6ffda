import { storeProfile } from '@headstock/contracts/store-profile';
import { shipByOf } from '#api/modules/sales/orders/ship-by.model.ts';
import type { Db } from '#api/platform/db/database.ts';

/** Until when orders are to be sent by what their buyers have agreed to, by order; without those of which nobody asked for more time. */
export async function agreedDelays(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('ship_delays')
    .select(['order_id', 'until'])
    .where('order_id', 'in', [...orderIds])
    .where('state', '=', 'AGREED')
    .orderBy('answered_at')
    .execute();
  // The last answer counts.
  return new Map(rows.map(({ order_id: orderId, until }) => [orderId, until]));
}

/** Until when what was paid at a moment is to be sent: by the shop's days, or later where the buyer has agreed to that. */
export function shipByWith(paidAt: Date, agreed: Date | undefined): Date {
  const usual = shipByOf(paidAt, storeProfile.timeZone);
  return agreed && agreed > usual ? agreed : usual;
}
