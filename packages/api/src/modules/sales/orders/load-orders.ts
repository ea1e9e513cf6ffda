import type { Db } from '#api/platform/db/database.ts';
import { type MethodQuote, PICKUP_REF } from '#api/modules/fulfilment/index.ts';
import type { OrderPrice } from '#api/modules/payments/index.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { priceOrder } from './pricing.model.ts';
import { loadLineItems, type OrderLineItem } from './load-line-items.ts';
import { quoteShipping } from './quote-shipping.ts';
import { type OrderTax, quoteTaxes } from './quote-tax.ts';
import type { AddressRow, OrderRow, StoreRow } from './order-row.ts';

/** An order with everything that its price is made of. */
export type LoadedOrder = {
  readonly row: OrderRow;
  readonly lines: readonly OrderLineItem[];
  readonly address: AddressRow | null;
  readonly store: StoreRow | null;
  readonly price: OrderPrice;
  /** How an open order can be sent to its address; empty for a placed one. */
  readonly methods: readonly MethodQuote[];
  /** The chosen method, as long as it is offered. */
  readonly methodRef: string | null;
  /** Why the tax of an open order is not known; null when it is, and for a placed one. */
  readonly taxProblem: OrderTax['problem'];
  /** The tax provider's calculation for an open order, by which its sale is reported. */
  readonly taxQuoteRef: string | null;
};

/** An order before it is priced. */
type UnpricedOrder = Omit<LoadedOrder, 'price' | 'methods' | 'methodRef' | 'taxProblem' | 'taxQuoteRef'>;

async function loadByIds<Row extends { id: string }>(
  ids: readonly (string | null)[],
  load: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await load(wanted);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadUnpriced(db: Db, rows: readonly OrderRow[]): Promise<UnpricedOrder[]> {
  const lines = await loadLineItems(
    db,
    rows.map(({ id }) => id),
  );
  const addresses = await loadByIds(
    rows.map(({ address_id }) => address_id),
    (ids) => db.selectFrom('addresses').selectAll().where('id', 'in', ids).execute(),
  );
  const stores = await loadByIds(
    rows.map(({ store_id }) => store_id),
    (ids) => db.selectFrom('stores').selectAll().where('id', 'in', ids).execute(),
  );
  return rows.map((row) => ({
    row,
    lines: lines.filter(({ orderId }) => orderId === row.id),
    address: addresses.get(row.address_id ?? '') ?? null,
    store: stores.get(row.store_id ?? '') ?? null,
  }));
}

function placedPrice({ row }: UnpricedOrder): OrderPrice {
  return {
    subTotalCents: row.sub_total_cents ?? 0,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents ?? 0,
    extraFeeCents: row.extra_fee_cents ?? 0,
    taxCents: row.tax_cents ?? 0,
    totalCents: row.total_cents ?? 0,
  };
}

function priceWith(order: UnpricedOrder, shippingCents: number, taxCents: number): OrderPrice {
  const { fee_basis_points: feeBasisPoints, discount_cents: discountCents } = order.row;
  return priceOrder({ lines: order.lines, discountCents, shippingCents, feeBasisPoints, taxCents });
}

async function priceOpen(
  { tax }: PricingContext,
  orders: readonly UnpricedOrder[],
  quotes: readonly (readonly MethodQuote[])[],
) {
  const shipping = orders.map(({ row }, index) => {
    const wanted = row.ship_option === 'store' ? PICKUP_REF : row.shipping_method_ref;
    const method = quotes[index]?.find(({ ref }) => ref === wanted);
    return { ref: method?.ref ?? null, cents: method ? (row.shipping_override_cents ?? method.priceCents) : 0 };
  });
  const taxes = await quoteTaxes(
    tax,
    orders.map((order, index) => ({ ...order, shippingCents: shipping[index]?.cents ?? 0 })),
  );
  return orders.map((order, index): LoadedOrder => ({
    ...order,
    price: priceWith(order, shipping[index]?.cents ?? 0, taxes[index]?.taxCents ?? 0),
    methods: quotes[index] ?? [],
    methodRef: shipping[index]?.ref ?? null,
    taxProblem: taxes[index]?.problem ?? null,
    taxQuoteRef: taxes[index]?.quoteRef ?? null,
  }));
}

/** Loads and prices orders by their rows, in their sequence, with a fixed number of statements. */
export async function loadOrders(pricing: PricingContext, rows: readonly OrderRow[]): Promise<LoadedOrder[]> {
  if (rows.length === 0) return [];
  const parts = await loadUnpriced(pricing.db, rows);
  const open = parts.filter(({ row }) => row.completed_at === null);
  const priced = await priceOpen(pricing, open, await quoteShipping(pricing, open));
  const byId = new Map(priced.map((order) => [order.row.id, order]));
  return parts.map(
    (order) =>
      byId.get(order.row.id) ?? {
        ...order,
        price: placedPrice(order),
        methods: [],
        methodRef: order.row.shipping_method_ref,
        taxProblem: null,
        taxQuoteRef: null,
      },
  );
}

/** Loads and prices orders by id, oldest first; ids without an order are left out. */
export async function loadOrdersById(pricing: PricingContext, ids: readonly string[]): Promise<LoadedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await pricing.db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return loadOrders(pricing, rows);
}
