import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { validateLocality } from '#api/platform/address-validation/validate-locality.ts';
import type { AddressRow, OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { noShippingOverride } from '#api/modules/sales/orders/shipping-override.ts';
import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import { PICKUP_REF } from '#api/modules/fulfilment/index.ts';
import { changeOrder } from './change-order.ts';

/** Where an order goes: to an address, or to a store where it is picked up. */
export type ShippingDestination = { readonly addressId: string | null; readonly storeId: string | null };

/** An address that the shopper may use for an order: the buyer's own, or one that this session entered. */
export async function findAddress(
  db: Db,
  { accountId, sessionId, rights }: Principal,
  addressId: string,
  buyerId: string | null,
) {
  if (!isId(addressId)) return undefined;
  const row = await db
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', addressId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.account_id !== null)
    return row.account_id === accountId || (rights.isAdmin && row.account_id === buyerId) ? row : undefined;
  return row.session_id !== null && row.session_id === sessionId ? row : undefined;
}

/** An address that contradicts itself is used only when somebody said that it is right. Throws a DomainError. */
function checkConsistent({ locale }: ActorContext, address: AddressRow): void {
  const { country_iso: countryIso, region_iso: regionIso, city, postal_code: postalCode } = address;
  if (!address.kept_as_typed && validateLocality({ countryIso, regionIso, city, postalCode }).length > 0)
    throw new DomainError('address-mismatch', salesMessages(locale).addressMismatch);
}

/** Sends an open order, whose row is locked, to an address. Throws a DomainError. */
export async function shipTo(trx: Tx, actor: ActorContext, order: OrderRow, addressId: string): Promise<void> {
  const address = await findAddress(trx, actor.principal, addressId, order.account_id);
  if (!address) throw new DomainError('not-found', salesMessages(actor.locale).addressNotFound);
  checkConsistent(actor, address);
  const pickedUp = order.shipping_method_ref === PICKUP_REF;
  await trx
    .updateTable('orders')
    .set({ ship_option: 'home', address_id: address.id, store_id: null })
    .$if(pickedUp, (query) => query.set({ shipping_method_ref: null, ...noShippingOverride }))
    .where('id', '=', order.id)
    .execute();
}

/** Lets an open order, whose row is locked, be picked up at a store. Throws a DomainError. */
export async function pickUpAt(trx: Tx, actor: ActorContext, order: OrderRow, storeId: string): Promise<void> {
  const store = isId(storeId)
    ? await trx.selectFrom('stores').select('id').where('id', '=', storeId).executeTakeFirst()
    : undefined;
  if (!store) throw new DomainError('not-found', salesMessages(actor.locale).storeNotFound);
  await trx
    .updateTable('orders')
    .set({ ship_option: 'store', store_id: store.id, shipping_method_ref: PICKUP_REF, ...noShippingOverride })
    .where('id', '=', order.id)
    .execute();
}

/** Sends an order to an address, or lets it be picked up at a store. Exactly one must be given. Throws a DomainError. */
export async function setShippingAddress(
  actor: ActorContext,
  orderId: string,
  destination: ShippingDestination,
): Promise<void> {
  const { addressId, storeId } = destination;
  if ((addressId === null) === (storeId === null))
    throw new DomainError('invalid', salesMessages(actor.locale).addressOrStore);
  const action = { action: 'setShippingAddress', detail: { addressId, storeId } };
  await changeOrder(actor, orderId, action, async (trx, order) => {
    if (addressId !== null) await shipTo(trx, actor, order, addressId);
    else if (storeId !== null) await pickUpAt(trx, actor, order, storeId);
  });
}
