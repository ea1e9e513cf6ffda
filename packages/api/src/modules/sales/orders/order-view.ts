import type { Db } from '#api/platform/db/database.ts';
import { type AccountSource, loadAccounts } from '#api/modules/accounts/index.ts';
import type { ListingSource } from '#api/modules/catalog/index.ts';
import { loadListings } from '#api/modules/catalog/index.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import {
  type CapturedPaymentView,
  loadCapturedPayments,
  loadMargins,
  loadRefunds,
  type OrderMargin,
  type RefundView,
} from '#api/modules/payments/index.ts';
import { loadShipments, type ShipmentRow } from '#api/modules/fulfilment/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { MutationOutcome } from '#api/platform/mutation-result.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { OrderLineItem } from './load-line-items.ts';
import { type LoadedOrder, loadOrders } from './load-orders.ts';
import type { OrderRow } from './order-row.ts';

/** Loads what a set of orders shows beside its prices: each kind once for all orders, and only when it is asked for. */
export class OrderBatch {
  readonly #db: Db;
  readonly #locale: Locale;
  readonly #orders: readonly LoadedOrder[];
  #listings: Promise<Map<string, ListingSource>> | undefined;
  #people: Promise<Map<string, AccountSource>> | undefined;
  #shipments: Promise<Map<string, ShipmentRow>> | undefined;
  #captured: Promise<CapturedPaymentView[]> | undefined;
  #refunds: Promise<RefundView[]> | undefined;
  #margins: Promise<Map<string, OrderMargin>> | undefined;

  constructor(db: Db, locale: Locale, orders: readonly LoadedOrder[]) {
    this.#db = db;
    this.#locale = locale;
    this.#orders = orders;
  }

  listings(): Promise<Map<string, ListingSource>> {
    return (this.#listings ??= this.#loadListings());
  }

  people(): Promise<Map<string, AccountSource>> {
    return (this.#people ??= this.#loadPeople());
  }

  shipments(): Promise<Map<string, ShipmentRow>> {
    return (this.#shipments ??= loadShipments(this.#db, this.#ids()));
  }

  captured(): Promise<CapturedPaymentView[]> {
    return (this.#captured ??= loadCapturedPayments(this.#db, this.#ids()));
  }

  refunds(): Promise<RefundView[]> {
    return (this.#refunds ??= loadRefunds(this.#db, { orderIds: this.#ids() }));
  }

  margins(): Promise<Map<string, OrderMargin>> {
    return (this.#margins ??= loadMargins(this.#db, this.#ids()));
  }

  async #loadListings(): Promise<Map<string, ListingSource>> {
    const ids = this.#orders.flatMap(({ lines }) => lines.map(({ listingId }) => listingId));
    const listings = await loadListings(this.#db, [...new Set(ids)], this.#locale);
    return new Map(listings.map((listing) => [listing.id, listing]));
  }

  #loadPeople(): Promise<Map<string, AccountSource>> {
    const ids = this.#orders.flatMap(({ row }) => [
      row.seller_account_id,
      row.account_id,
      row.contact_id,
      row.salesperson_id,
      row.drafted_by,
    ]);
    return loadAccounts(
      this.#db,
      ids.filter((id) => id !== null),
    );
  }

  #ids(): string[] {
    return this.#orders.map(({ row }) => row.id);
  }
}

/** An order as the resolvers of the schema's type `Order` read it. */
export type OrderView = LoadedOrder & {
  readonly __typename: 'Order';
  readonly id: string;
  readonly batch: OrderBatch;
  /** The viewer has shown its guest key. */
  readonly isKeyShown?: boolean;
};

/** A line item as the resolvers of the schema's type `LineItem` read it; it knows the batch of its order. */
export type LineItemView = OrderLineItem & { readonly order: OrderView };

/** The answer to a change of an order: with the order, or with the id of an open one, which is read only if the query asks for it. */
export type OrderAnswer = MutationOutcome & { readonly order?: OrderView | null; readonly orderId?: string };

/** Orders as the schema shows them, in one batch. */
export function toOrderViews({ db, locale }: ActorContext, orders: readonly LoadedOrder[]): OrderView[] {
  const batch = new OrderBatch(db, locale, orders);
  return orders.map((order) => ({ __typename: 'Order', ...order, id: order.row.id, batch }));
}

/** Loads, prices and shows orders by their rows. */
export async function showOrders(
  actor: ActorContext,
  pricing: PricingContext,
  rows: readonly OrderRow[],
): Promise<OrderView[]> {
  return toOrderViews(actor, await loadOrders(pricing, rows));
}
