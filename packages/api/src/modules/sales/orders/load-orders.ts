import { type Selectable, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import type { AddressesTable, StoresTable } from '#api/modules/accounts/tables.ts';
import type { ListingStatus } from '#api/modules/catalog/index.ts';
import { PICKUP_REF } from '#api/modules/fulfilment/shipping/rate-table.ts';
import type { Goods, MethodQuote, ShippingRates } from '#api/modules/fulfilment/shipping/shipping-rates.ts';
import { type Destination, regionOf } from '#api/modules/fulfilment/shipping/zones.ts';
import type { TaxPlace, TaxService } from '#api/modules/fulfilment/tax/tax-service.ts';
import { type OrderPrice, priceOrder } from './pricing.model.ts';
import type { LineItemState, OrdersTable } from './tables.ts';

/** What prices of open orders are made with. */
export type Pricing = { readonly db: Db; readonly rates: ShippingRates; readonly tax: TaxService };

export type OrderRow = Selectable<OrdersTable>;
export type AddressRow = Selectable<AddressesTable>;
export type StoreRow = Selectable<StoresTable>;

/** An accepted offer on a line. */
export type LineOffer = {
  readonly id: string;
  readonly agreedCents: number;
  readonly expiresAt: Date;
  readonly holds: boolean;
};

export type OrderLine = {
  readonly id: string;
  readonly orderId: string;
  readonly listingId: string;
  readonly itemId: string;
  readonly quantity: number;
  /** As sold; on an open order the override, else the price of an accepted offer, else the asking price of now. */
  readonly unitCents: number;
  readonly askingCents: number;
  readonly listingStatus: ListingStatus;
  readonly stockLevel: number;
  readonly state: LineItemState;
  /** The accepted offer that it was added with; `holds` while the line has its price. */
  readonly offer: LineOffer | null;
  readonly notes: string | null;
  readonly returnedAt: Date | null;
  readonly returnNotes: string | null;
  readonly goods: Goods;
};

/** An order with everything that its price is made of. */
export type LoadedOrder = {
  readonly row: OrderRow;
  readonly lines: readonly OrderLine[];
  readonly address: AddressRow | null;
  readonly store: StoreRow | null;
  readonly price: OrderPrice;
  /** How an open order can be sent to its address; empty for a placed one. */
  readonly methods: readonly MethodQuote[];
  /** The chosen method, as long as it is offered. */
  readonly methodRef: string | null;
};

type Parts = Omit<LoadedOrder, 'price' | 'methods' | 'methodRef'>;

/** Until it has run out or was bought, an accepted offer is the price; what an order froze goes before it. */
const offerHolds = sql<boolean>`
  offer.state = 'ACCEPTED' AND (offer.ordered_at IS NOT NULL OR offer.expires_at > now() OR line.unit_cents = offer.agreed_cents)`;

type OfferColumns = {
  readonly offer_id: string | null;
  readonly agreed_cents: number | null;
  readonly expires_at: Date | null;
  readonly offer_holds: boolean | null;
};

function toOffer({ offer_id: id, agreed_cents: cents, expires_at: until, offer_holds: holds }: OfferColumns) {
  return id === null || cents === null || until === null
    ? null
    : { id, agreedCents: cents, expiresAt: until, holds: holds ?? false };
}

async function loadLines(db: Db, orderIds: readonly string[]): Promise<OrderLine[]> {
  const rows = await db
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('items as item', 'item.id', 'listing.item_id')
    .leftJoin('offers as offer', 'offer.id', 'line.offer_id')
    .select(['line.id', 'line.order_id', 'line.listing_id', 'listing.item_id', 'line.quantity', 'line.unit_cents'])
    .select(['line.price_override_cents', 'listing.asking_cents', 'listing.status', 'listing.stock_level'])
    .select(['line.state', 'line.notes', 'line.returned_at', 'line.return_notes', 'item.shipping_class'])
    .select(['item.shipping_weight_grams', 'item.requires_shipping', 'item.local_pickup_only'])
    .select(['offer.id as offer_id', 'offer.agreed_cents', 'offer.expires_at', offerHolds.as('offer_holds')])
    .where('line.order_id', 'in', orderIds)
    .orderBy('line.id')
    .execute();
  return rows.map((row) => {
    const offer = toOffer(row);
    const offered = offer?.holds ? offer.agreedCents : row.asking_cents;
    const unitCents = row.unit_cents ?? row.price_override_cents ?? offered;
    return {
      id: row.id,
      orderId: row.order_id,
      listingId: row.listing_id,
      itemId: row.item_id,
      quantity: row.quantity,
      unitCents,
      askingCents: row.asking_cents,
      listingStatus: row.status,
      stockLevel: row.stock_level,
      state: row.state,
      offer,
      notes: row.notes,
      returnedAt: row.returned_at,
      returnNotes: row.return_notes,
      goods: {
        shippingClass: row.shipping_class,
        weightGrams: row.shipping_weight_grams,
        valueCents: unitCents,
        quantity: row.quantity,
        requiresShipping: row.requires_shipping,
        localPickupOnly: row.local_pickup_only,
      },
    };
  });
}

async function loadByIds<Row extends { id: string }>(
  ids: readonly (string | null)[],
  load: (ids: string[]) => Promise<Row[]>,
): Promise<Map<string, Row>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length === 0 ? [] : await load(wanted);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadParts(db: Db, rows: readonly OrderRow[]): Promise<Parts[]> {
  const lines = await loadLines(
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

/** Where an address lies, as shipping and tax read it. */
export function destinationOf(address: AddressRow | StoreRow): Destination {
  return { countryIso: address.country_iso, regionIso: address.region_iso, postalCode: address.postal_code };
}

/** Where the order is handed over; null while that is not known. */
function taxPlaceOf({ row, address, store }: Parts): TaxPlace {
  const at = row.ship_option === 'store' ? store : address;
  if (!at) return null;
  return { countryIso: at.country_iso, regionIso: regionOf(destinationOf(at)) ?? null };
}

/** What is asked of the carrier for an order that goes to `destination`. Goods of a private seller lie in the shop, too. */
const shippingRequestOf = ({ lines }: Pick<Parts, 'lines'>, destination: Destination | null, canPickUp: boolean) => ({
  goods: lines.map(({ goods }) => goods),
  destination,
  canPickUp,
});

/** Quotes how the orders could be sent, to their own address or to the given one. */
export async function quoteShipping(
  { db, rates }: Pricing,
  orders: readonly Parts[],
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
  return rates.quote(
    orders.map((order) => {
      const onlyHere = order.lines.some(({ goods }) => goods.localPickupOnly);
      const canPickUp = onlyHere || !shipThemselves.has(order.row.seller_account_id);
      const own = order.address ? destinationOf(order.address) : null;
      return shippingRequestOf(order, to === undefined ? own : to, canPickUp);
    }),
  );
}

function placedPrice({ row }: Parts): OrderPrice {
  return {
    subTotalCents: row.sub_total_cents ?? 0,
    discountCents: row.discount_cents,
    shippingCents: row.shipping_cents ?? 0,
    extraFeeCents: row.extra_fee_cents ?? 0,
    taxCents: row.tax_cents ?? 0,
    totalCents: row.total_cents ?? 0,
  };
}

function priceWith(
  order: Parts,
  shippingCents: number,
  taxOf: (goods: number, shipping: number) => number,
): OrderPrice {
  const { fee_basis_points: feeBasisPoints, discount_cents: discountCents } = order.row;
  return priceOrder({ lines: order.lines, discountCents, shippingCents, feeBasisPoints, taxOf });
}

async function priceOpen({ tax }: Pricing, orders: readonly Parts[], quotes: readonly (readonly MethodQuote[])[]) {
  const shipping = orders.map(({ row }, index) => {
    const wanted = row.ship_option === 'store' ? PICKUP_REF : row.shipping_method_ref;
    const method = quotes[index]?.find(({ ref }) => ref === wanted);
    return { ref: method?.ref ?? null, cents: method ? (row.shipping_override_cents ?? method.priceCents) : 0 };
  });
  const requests = orders.map((order, index) => {
    const untaxed = priceWith(order, shipping[index]?.cents ?? 0, () => 0);
    return {
      place: taxPlaceOf(order),
      exemptReason: order.row.tax_exempt_reason,
      goodsCents: untaxed.subTotalCents - untaxed.discountCents,
      shippingCents: untaxed.shippingCents,
    };
  });
  const taxes = await tax.taxOf(requests);
  return orders.map((order, index): LoadedOrder => ({
    ...order,
    price: priceWith(order, shipping[index]?.cents ?? 0, () => taxes[index] ?? 0),
    methods: quotes[index] ?? [],
    methodRef: shipping[index]?.ref ?? null,
  }));
}

/** Loads and prices orders by their rows, in their sequence, with a fixed number of statements. */
export async function loadOrders(pricing: Pricing, rows: readonly OrderRow[]): Promise<LoadedOrder[]> {
  if (rows.length === 0) return [];
  const parts = await loadParts(pricing.db, rows);
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
      },
  );
}

/** Loads and prices orders by id, oldest first; ids without an order are left out. */
export async function loadOrdersById(pricing: Pricing, ids: readonly string[]): Promise<LoadedOrder[]> {
  if (ids.length === 0) return [];
  const rows = await pricing.db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return loadOrders(pricing, rows);
}
