import { changeOrder } from '#api/modules/sales/cart/change-order.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';

/** The financing fee of Affirm, in hundredths of a percent of goods and shipping. */
const AFFIRM_FEE_BASIS_POINTS = 600;

/** Adds Affirm's fee to an open order, or takes it off again. Throws a DomainError. */
export async function setAffirmFee(actor: ActorContext, orderId: string, isSet: boolean): Promise<void> {
  const action = { action: 'setAffirmFee', detail: { isSet } };
  await changeOrder(actor, orderId, action, async (trx) => {
    await trx
      .updateTable('orders')
      .set({ fee_basis_points: isSet ? AFFIRM_FEE_BASIS_POINTS : 0 })
      .where('id', '=', orderId)
      .execute();
  });
}
