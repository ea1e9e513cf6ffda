import { hasGrant } from '@headstock/contracts/grants';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { changeOrder } from '#api/modules/sales/cart/change-order.ts';
import { openOrderRows } from '#api/modules/sales/cart/read-cart.ts';
import { findAddress } from '#api/modules/sales/cart/set-shipping-address.ts';
import { destinationOf, quoteShipping } from '#api/modules/sales/orders/quote-shipping.ts';
import { type LoadedOrder, loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { shippingOverride } from '#api/modules/sales/orders/shipping-override.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import type { PricingContext } from './checkout-context.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { type Destination, type MethodQuote, PICKUP_REF } from '#api/modules/fulfilment/index.ts';

/** The longest reason. */
const MAXIMUM_NOTES = 500;

/** An address that may be half known, as the schema's AddressEstimateInput. */
export type AddressEstimate = {
  readonly addressId?: string | null;
  readonly regionIso?: string | null;
  readonly countryIso?: string | null;
  readonly postalCode?: string | null;
};

const upper = (text: string | null | undefined): string | null => text?.trim().toUpperCase() || null;

/** The destination of an estimate: the address that it names, else its own fields. Null when it has none. */
async function readEstimate(
  { db, principal }: ActorContext,
  order: OrderRow,
  estimate: AddressEstimate,
): Promise<Destination | null> {
  if (estimate.addressId) {
    const address = await findAddress(db, principal, estimate.addressId, order.account_id);
    return address ? destinationOf(address) : null;
  }
  const regionIso = upper(estimate.regionIso);
  const postalCode = estimate.postalCode?.trim() || null;
  const countryIso = upper(estimate.countryIso);
  if (!regionIso && !postalCode && !countryIso) return null;
  return { countryIso: countryIso ?? 'US', regionIso, postalCode };
}

/** How an open order can be sent to its address, or to the estimated one. */
export async function shippingMethods(
  actor: ActorContext,
  pricing: PricingContext,
  order: LoadedOrder,
  estimate: AddressEstimate | null,
): Promise<readonly MethodQuote[]> {
  if (!estimate) return order.methods;
  const destination = await readEstimate(actor, order.row, estimate);
  return (await quoteShipping(pricing, [order], destination))[0] ?? [];
}

export type MethodChoice = {
  readonly ref: string;
  /** For admins only: replaces the quoted price. */
  readonly overrideCents: number | null;
  /** Why it is replaced. */
  readonly reason?: string | null;
  readonly estimate: AddressEstimate | null;
  /** Of the order as it was read; not told by shoppers. */
  readonly version?: number | null;
};

/** Chooses how an order is sent. It must be offered for the order's address, or for the estimate. A price of staff keeps its reason and what was
 * quoted; with `version` only while the order is as it was read. Throws a DomainError. */
export async function setShippingMethod(
  actor: ActorContext,
  pricing: PricingContext,
  orderId: string,
  { ref, overrideCents, reason = null, estimate, version = null }: MethodChoice,
): Promise<void> {
  const messages = salesMessages(actor.locale);
  const { isAdmin, grants } = actor.principal.rights;
  if (overrideCents !== null && !(isAdmin && hasGrant(grants, 'orders:write')))
    throw new DomainError('forbidden', messages.overrideForAdmins);
  if (overrideCents !== null && (overrideCents < 0 || overrideCents > MAXIMUM_CENTS))
    throw new DomainError('out-of-range', messages.priceOutOfRange);
  const [row] = await openOrderRows(actor.db, actor.principal, [orderId]);
  const [order] = row ? await loadOrders(pricing, [row]) : [];
  if (!order) throw new DomainError('not-found', messages.orderNotFound);
  const offered = await shippingMethods(actor, pricing, order, estimate);
  const quoted = offered.find((method) => method.ref === ref);
  if (!quoted) throw new DomainError('not-offered', messages.methodNotOffered);
  const why = cleanText(reason ?? '').trim();
  if (why.length > MAXIMUM_NOTES) throw new DomainError('reason', messages.reasonMissing);
  const detail = { ref, overrideCents, ...(overrideCents !== null && why !== '' && { reason: why }) };
  const action = { action: 'setShippingMethod', detail, isForStaff: overrideCents !== null };
  await changeOrder(actor, orderId, action, async (trx, { store_id: storeId, version: now }) => {
    if (version !== null && version !== now) {
      const last = await lastChangeOf(trx, 'order', orderId);
      throw new DomainError('changed', messages.orderChanged(last?.by ?? null));
    }
    const place =
      ref === PICKUP_REF
        ? { ship_option: 'store' as const, store_id: storeId ?? (await firstStore(trx)) }
        : { ship_option: 'home' as const, store_id: null };
    await trx
      .updateTable('orders')
      .set({ ...place, shipping_method_ref: ref, ...shippingOverride(overrideCents, why || null, quoted.priceCents) })
      .where('id', '=', orderId)
      .execute();
  });
}

async function firstStore(trx: Tx): Promise<string | null> {
  const store = await trx.selectFrom('stores').select('id').orderBy('position').limit(1).executeTakeFirst();
  return store?.id ?? null;
}
