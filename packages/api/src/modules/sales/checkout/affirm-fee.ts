import type { Db } from '#api/platform/db/database.ts';
import { changeOrder } from '#api/modules/sales/cart/change-order.ts';
import type { SalesPrincipal } from '#api/modules/sales/orders/order-ownership.ts';

/** The financing fee of Affirm, in hundredths of a percent of goods and shipping. */
export const AFFIRM_FEE_BASIS_POINTS = 600;

/** Adds Affirm's fee to an open order, or takes it off again. Throws a DomainError. */
export async function setAffirmFee(db: Db, principal: SalesPrincipal, orderId: string, isSet: boolean): Promise<void> {
  const action = { action: 'setAffirmFee', detail: { isSet } };
  await changeOrder(db, principal, orderId, action, async (trx) => {
    await trx
      .updateTable('orders')
      .set({ fee_basis_points: isSet ? AFFIRM_FEE_BASIS_POINTS : 0 })
      .where('id', '=', orderId)
      .execute();
  });
}
