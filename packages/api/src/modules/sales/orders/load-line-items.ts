import { sql } from 'kysely';
import type { ListingStatus } from '#api/modules/catalog/index.ts';
import type { Goods } from '#api/modules/fulfilment/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { LineItemState } from './tables.ts';

/** An accepted offer on a line. */
export type LineItemOffer = {
  readonly id: string;
  readonly agreedCents: number;
  /** What shipping costs as agreed; null: what is quoted. */
  readonly agreedShippingCents: number | null;
  readonly expiresAt: Date;
  readonly holds: boolean;
};

export type OrderLineItem = {
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
  readonly offer: LineItemOffer | null;
  readonly notes: string | null;
  readonly returnedAt: Date | null;
  readonly returnNotes: string | null;
  /** The days of the policy, frozen when it was placed; null in older orders. */
  readonly returnDays: number | null;
  /** Instruments have a year. */
  readonly isInstrument: boolean;
  readonly isTaxable: boolean;
  readonly goods: Goods;
};

/** Until it expires or is bought, an accepted offer is the price; a price that an order froze goes before it. */
const offerHolds = sql<boolean>`
  offer.state = 'ACCEPTED' AND (offer.ordered_at IS NOT NULL OR offer.expires_at > now() OR line.unit_cents = offer.agreed_cents)`;

type OfferColumns = {
  readonly offer_id: string | null;
  readonly agreed_cents: number | null;
  readonly agreed_shipping_cents: number | null;
  readonly expires_at: Date | null;
  readonly offer_holds: boolean | null;
};

function toOffer({ offer_id: id, agreed_cents: cents, expires_at: until, ...columns }: OfferColumns) {
  const { offer_holds: holds, agreed_shipping_cents: agreedShippingCents } = columns;
  return id === null || cents === null || until === null
    ? null
    : { id, agreedCents: cents, agreedShippingCents, expiresAt: until, holds: holds ?? false };
}

/** The lines of orders, oldest first, at the prices of now; at their own once they were sold. */
export async function loadLineItems(db: Db, orderIds: readonly string[]): Promise<OrderLineItem[]> {
  const rows = await db
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .innerJoin('items as item', 'item.id', 'listing.item_id')
    .leftJoin('offers as offer', 'offer.id', 'line.offer_id')
    .select(['line.id', 'line.order_id', 'line.listing_id', 'listing.item_id', 'line.quantity', 'line.unit_cents'])
    .select(['line.price_override_cents', 'listing.asking_cents', 'listing.status', 'listing.stock_level'])
    .select(['line.state', 'line.notes', 'line.returned_at', 'line.return_notes', 'item.shipping_class'])
    .select(['line.return_days', 'line.is_taxable', 'item.year_from'])
    .select(['item.shipping_weight_grams', 'item.requires_shipping', 'item.local_pickup_only'])
    .select(['offer.id as offer_id', 'offer.agreed_cents', 'offer.agreed_shipping_cents', 'offer.expires_at'])
    .select([offerHolds.as('offer_holds')])
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
      returnDays: row.return_days,
      isInstrument: row.year_from !== null,
      isTaxable: row.is_taxable,
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
