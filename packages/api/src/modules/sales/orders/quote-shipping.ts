import type { Destination, MethodQuote } from '#api/modules/fulfilment/index.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import type { OrderLineItem } from './load-line-items.ts';
import { withAgreedShipping } from './agreed-shipping.model.ts';
import type { AddressRow, OrderRow, StoreRow } from './order-row.ts';

/** What of an order decides how it can be sent. */
export type ShippedOrder = {
  readonly row: Pick<OrderRow, 'seller_account_id'>;
  readonly lines: readonly OrderLineItem[];
  readonly address: AddressRow | null;
};

/** Where an address is, as shipping reads it. */
export function destinationOf(address: AddressRow | StoreRow): Destination {
  return { countryIso: address.country_iso, regionIso: address.region_iso, postalCode: address.postal_code };
}

/** The carrier request for an order that goes to `destination`. A private seller's goods are in the shop, too. */
const shippingRequestOf = (
  { lines }: Pick<ShippedOrder, 'lines'>,
  destination: Destination | null,
  canPickUp: boolean,
) => ({
  goods: lines.map(({ goods }) => goods),
  destination,
  canPickUp,
});

/** Whether the price of a line's shipping was agreed on, and holds. */
const hasAgreedShipping = ({ offer }: OrderLineItem): boolean =>
  offer !== null && offer.holds && offer.agreedShippingCents !== null;

/** What was agreed on for the shipping of lines, in sum; null where nothing was. */
const agreedShipping = (lines: readonly OrderLineItem[]): number | null =>
  lines.reduce<number | null>(
    (sum, line) => (hasAgreedShipping(line) ? (sum ?? 0) + (line.offer?.agreedShippingCents ?? 0) : sum),
    null,
  );

/** Quotes how the orders could be sent, to their own address or to the given one. */
export async function quoteShipping(
  { db, rates }: PricingContext,
  orders: readonly ShippedOrder[],
  to?: Destination | null,
): Promise<readonly (readonly MethodQuote[])[]> {
  if (orders.length === 0) return [];
  const professionals = await db
    .selectFrom('accounts')
    .select('id')
    .where('is_professional_seller', '=', true)
    .where(
      'id',
      'in',
      orders.map(({ row }) => row.seller_account_id),
    )
    .execute();
  const shipThemselves = new Set(professionals.map(({ id }) => id));
  const requests = orders.map((order) => {
    const onlyHere = order.lines.some(({ goods }) => goods.localPickupOnly);
    const canPickUp = onlyHere || !shipThemselves.has(order.row.seller_account_id);
    const own = order.address ? destinationOf(order.address) : null;
    return shippingRequestOf(order, to === undefined ? own : to, canPickUp);
  });
  const quotes = await rates.quote(requests);
  if (!orders.some(({ lines }) => agreedShipping(lines) !== null)) return quotes;
  // What shipping was agreed on for is left out of the parcel that is quoted.
  const rest = await rates.quote(
    requests.map((request, at) => ({
      ...request,
      goods: (orders[at]?.lines ?? []).filter((line) => !hasAgreedShipping(line)).map(({ goods }) => goods),
    })),
  );
  return quotes.map((methods, at) => {
    const agreedCents = agreedShipping(orders[at]?.lines ?? []);
    return agreedCents === null ? methods : withAgreedShipping(methods, rest[at] ?? [], agreedCents);
  });
}
