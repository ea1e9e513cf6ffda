import { type RawBuilder, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type CountedPage, type PageArgs, readCountedPage } from '#api/platform/db/keyset-page.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Money, toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { shareOfSale, unitCost } from '#api/modules/payments/index.ts';
import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { isLive, secondsLeft } from '#api/modules/sales/holds/live-hold.ts';
import { orderRows } from '#api/modules/sales/orders/order-lists.ts';
import { matchesWords } from '#api/modules/sales/orders/order-search.ts';
import { type OrderView, showOrders } from '#api/modules/sales/orders/order-view.ts';
import { saleTermsOf, withSignedShare } from '#api/modules/sales/orders/sale-terms.ts';
import { signedShares } from '#api/modules/sales/orders/signed-shares.ts';
import { type DraftOrderState, draftStateOf } from './draft-rules.model.ts';
import { draftPath } from './send-draft.ts';

/** A line of a draft as staff see it, as the schema's type `DraftOrderLine` reads it. */
export type DraftLineView = {
  readonly lineItemId: string;
  readonly listed: Money;
  readonly reason: string | null;
  readonly isOverridden: boolean;
  readonly cost: Money | null;
  readonly floor: Money | null;
  readonly margin: Money | null;
  readonly secondsHeld: number | null;
  readonly isHeldByOther: boolean;
  readonly custom: { readonly isTaxable: boolean; readonly isShipped: boolean; readonly weightGrams: number } | null;
};

/** A draft order as the schema's type `DraftOrder` reads it. */
export type DraftOrderView = {
  readonly id: string;
  readonly version: number;
  readonly state: DraftOrderState;
  readonly order: OrderView;
  readonly author: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly secondsLeft: number;
  readonly sentAt: Date | null;
  readonly discountReason: string | null;
  readonly shippingReason: string | null;
  readonly shippingOverride: Money | null;
  readonly hasCustomer: boolean;
  readonly locale: Locale;
  readonly path: string;
};

const conditions: Readonly<Record<DraftOrderState, RawBuilder<boolean>>> = {
  PLACED: sql`orders.completed_at IS NOT NULL`,
  CLAIMED: sql`(orders.completed_at IS NULL AND orders.drafted_by IS NULL)`,
  AT_COUNTER: sql`(orders.completed_at IS NULL AND NOT orders.in_drafts AND orders.assigned_staff_account_id IS NOT NULL)`,
  EXPIRED: sql`(orders.completed_at IS NULL AND orders.drafted_by IS NOT NULL AND draft.expires_at <= now()
    AND (orders.in_drafts OR orders.assigned_staff_account_id IS NULL))`,
  OPEN: sql`(orders.completed_at IS NULL AND orders.in_drafts AND draft.expires_at > now())`,
  SENT: sql`(orders.completed_at IS NULL AND orders.drafted_by IS NOT NULL AND orders.assigned_staff_account_id IS NULL
    AND draft.expires_at > now())`,
};

/** Which drafts a list holds. */
export type DraftFilter = PageArgs & {
  readonly states?: readonly DraftOrderState[] | null;
  readonly search?: string | null;
};

/** A page of draft orders, the newest first. */
export function draftPage(db: Db, { states, search, ...args }: DraftFilter): Promise<CountedPage> {
  const wanted = (states ?? []).map((state) => conditions[state]);
  const source = sql`
    SELECT orders.id, date_trunc('milliseconds', draft.created_at) AS at, 'draft' AS kind
    FROM draft_orders AS draft JOIN orders ON orders.id = draft.order_id
    WHERE ${wanted.length === 0 ? sql`true` : sql`(${sql.join(wanted, sql` OR `)})`} AND ${matchesWords(search, 'everybody')}`;
  return readCountedPage(db, source, args, 50);
}

/** Draft orders with their orders, in any sequence; unknown ids are left out. */
export async function loadDrafts(
  actor: ActorContext,
  pricing: PricingContext,
  ids: readonly string[],
): Promise<DraftOrderView[]> {
  if (ids.length === 0) return [];
  const rows = await actor.db
    .selectFrom('draft_orders')
    .innerJoin('orders', 'orders.id', 'draft_orders.order_id')
    .leftJoin('accounts', (join) =>
      join.on(sql<boolean>`accounts.id = coalesce(orders.drafted_by, orders.salesperson_id)`),
    )
    .select(['draft_orders.order_id', 'expires_at', 'sent_at', 'discount_reason'])
    .select(['draft_orders.created_at', 'accounts.display_name'])
    .where('draft_orders.order_id', 'in', ids)
    .execute();
  const orders = await showOrders(
    actor,
    pricing,
    await orderRows(
      actor.db,
      rows.map(({ order_id: id }) => id),
    ),
  );
  return rows.flatMap((row) => {
    const order = orders.find(({ id }) => id === row.order_id);
    if (!order) return [];
    const facts = { ...order.row, expires_at: row.expires_at };
    return {
      id: row.order_id,
      version: order.row.version,
      state: draftStateOf(facts, actor.now),
      order,
      author: row.display_name ?? '',
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      secondsLeft: Math.max(0, Math.ceil((row.expires_at.getTime() - actor.now.getTime()) / 1000)),
      sentAt: row.sent_at,
      discountReason: row.discount_reason,
      shippingReason: order.row.shipping_override_reason,
      shippingOverride: toMoneyOrNull(order.row.shipping_override_cents),
      hasCustomer:
        order.row.contact_id !== null || order.row.drafted_by === null || order.row.account_id !== order.row.drafted_by,
      locale: order.row.locale,
      path: draftPath(order.row),
    };
  });
}

type LineRow = {
  readonly id: string;
  readonly asking: number;
  readonly listingId: string;
  readonly listed: number | null;
  readonly override: number | null;
  readonly reason: string | null;
  readonly quantity: number;
  readonly cost: number | null;
  readonly floor: number | null;
  readonly seconds: number | null;
  readonly isOther: boolean;
  readonly isCustom: boolean;
  readonly isTaxable: boolean;
  readonly isShipped: boolean;
  readonly grams: number;
};

/** The lines of an open order with what they cost the shop, what it earns, and who holds them. */
export async function loadDraftLines({ db }: ActorContext, order: OrderView): Promise<DraftLineView[]> {
  const { rows } = await sql<LineRow>`
    SELECT line.id, line.listing_id AS "listingId", listings.asking_cents AS asking, line.override_listed_cents AS listed, line.price_override_cents AS override,
      line.override_reason AS reason, line.quantity, own.floor_cents AS floor,
      items.is_custom AS "isCustom", line.is_taxable AS "isTaxable", items.requires_shipping AS "isShipped",
      items.shipping_weight_grams AS grams,
      ${unitCost(sql.ref('line.listing_id'))} AS cost,
      CASE WHEN holds.line_item_id = line.id AND ${isLive} THEN ${secondsLeft} END AS seconds,
      coalesce(holds.line_item_id <> line.id AND ${isLive} AND listings.stock_level = 1, false) AS "isOther"
    FROM line_items AS line JOIN listings ON listings.id = line.listing_id JOIN items ON items.id = listings.item_id
    LEFT JOIN listing_drafts AS own ON own.id = line.listing_id
    LEFT JOIN holds ON holds.listing_id = line.listing_id
    WHERE line.order_id = ${order.id} ORDER BY line.id`.execute(db);
  const terms = await saleTermsOf(db, order.row.seller_account_id);
  const signed = await signedShares(
    db,
    rows.map(({ listingId }) => listingId),
  );
  return rows.map((row) => {
    const price = row.override ?? row.asking;
    const own = row.cost === null ? null : price - row.cost;
    const share = shareOfSale(withSignedShare(terms, signed.get(row.listingId)), { goods: price, shipping: 0 });
    const earned = terms.sellerId === null ? own : share.commissionCents;
    return {
      lineItemId: row.id,
      listed: toMoney(row.listed ?? row.asking),
      reason: row.reason,
      isOverridden: row.override !== null,
      cost: toMoneyOrNull(row.cost),
      floor: toMoneyOrNull(row.floor),
      margin: earned === null ? null : toMoney(earned * row.quantity),
      secondsHeld: row.seconds,
      isHeldByOther: row.isOther,
      custom: row.isCustom ? { isTaxable: row.isTaxable, isShipped: row.isShipped, weightGrams: row.grams } : null,
    };
  });
}
