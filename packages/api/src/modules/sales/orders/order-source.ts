import type { Selectable } from 'kysely';
import { actorOf } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type AccountSource, loadAccounts } from '#api/modules/accounts/account-source.ts';
import { type ListingSource, loadListings } from '#api/modules/catalog/index.ts';
import { type Commerce, commerceOf } from '#api/modules/payments/commerce.ts';
import {
  type CapturedPaymentSource,
  loadCapturedPayments,
  loadRefunds,
  type RefundSource,
} from '#api/modules/payments/load-payments.ts';
import type { ShipmentsTable } from '#api/modules/fulfilment/shipping/tables.ts';
import type { RequestContext } from '#api/http/context.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type LoadedOrder, loadOrders, type OrderRow } from './load-orders.ts';
import type { Visitor } from './visitor.ts';

type ShipmentRow = Selectable<ShipmentsTable>;

/** Loads what a set of orders shows beside its prices: each kind once for all orders, and only when it is asked for. */
export class OrderBatch {
  readonly #db: Db;
  readonly #locale: Locale;
  readonly #orders: readonly LoadedOrder[];
  #listings: Promise<Map<string, ListingSource>> | undefined;
  #people: Promise<Map<string, AccountSource>> | undefined;
  #shipments: Promise<Map<string, ShipmentRow>> | undefined;
  #captured: Promise<CapturedPaymentSource[]> | undefined;
  #refunds: Promise<RefundSource[]> | undefined;

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
    return (this.#shipments ??= this.#loadShipments());
  }

  captured(): Promise<CapturedPaymentSource[]> {
    return (this.#captured ??= loadCapturedPayments(this.#db, this.#ids()));
  }

  refunds(): Promise<RefundSource[]> {
    return (this.#refunds ??= loadRefunds(this.#db, { orderIds: this.#ids() }));
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
      row.prepared_by,
    ]);
    return loadAccounts(
      this.#db,
      ids.filter((id) => id !== null),
    );
  }

  async #loadShipments(): Promise<Map<string, ShipmentRow>> {
    const rows = await this.#db.selectFrom('shipments').selectAll().where('order_id', 'in', this.#ids()).execute();
    return new Map(rows.map((row) => [row.order_id, row]));
  }

  #ids(): string[] {
    return this.#orders.map(({ row }) => row.id);
  }
}

/** An order as the resolvers of the schema's type `Order` read it. */
export type OrderSource = LoadedOrder & {
  readonly __typename: 'Order';
  readonly id: string;
  readonly batch: OrderBatch;
  /** Whoever asks has shown its guest key. */
  readonly isKeyShown?: boolean;
};

/** Who asks, as carts and orders know them. */
export const visitorOf = (context: RequestContext): Visitor => ({
  sessionId: context.session.id,
  accountId: context.viewer?.id ?? null,
  isAdmin: context.viewer?.isAdmin ?? false,
  locale: context.locale,
  actor: actorOf(context),
});

/** Who asks, with a session: begins one for a visitor who has none, because something is to be remembered. */
export async function rememberedVisitor(context: RequestContext): Promise<Visitor> {
  const sessionId = await context.ensureSession();
  return { ...visitorOf(context), sessionId };
}

/** Orders as the schema shows them, in one batch. */
export function toSources({ db, locale }: RequestContext, orders: readonly LoadedOrder[]): OrderSource[] {
  const batch = new OrderBatch(db, locale, orders);
  return orders.map((order) => ({ __typename: 'Order', ...order, id: order.row.id, batch }));
}

/** Loads, prices and shows orders by their rows. */
export async function showOrders(context: RequestContext, rows: readonly OrderRow[]): Promise<OrderSource[]> {
  const commerce: Commerce = commerceOf(context);
  return toSources(context, await loadOrders(commerce, rows));
}
