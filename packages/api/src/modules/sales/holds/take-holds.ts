import { type Selectable, sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { LimitedClient } from '#api/platform/rate-limit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { cartOf } from '#api/modules/sales/orders/order-ownership.ts';
import { holdsItem } from '#api/modules/sales/offers/accepted-hold.ts';
import { hasLegalHold } from '#api/modules/catalog/index.ts';
import { beginPeriod, HOLD_MINUTES, MAXIMUM_HELD, MAXIMUM_RENEWALS, RENEW_WITHIN_MINUTES } from './hold-rules.ts';
import { isLive, secondsLeft } from './live-hold.ts';
import { lockOrders } from './lock-orders.ts';
import { type HoldState, cartAccountId, readHolds } from './read-holds.ts';
import type { HoldsTable } from './tables.ts';

export type HoldRequest = {
  readonly orderIds: readonly string[];
  /** The page that asks, by a name that it gave itself. */
  readonly tab: string;
  /** Adds ten minutes to a hold that has almost expired. */
  readonly renew: boolean;
};

/** Why something that could be held is not: the shopper has reached a limit, or the order has no contact yet. */
export type HoldOutcome = HoldState & { readonly limited: boolean; readonly incomplete: boolean };

type Known = Selectable<HoldsTable> & { readonly live: boolean; readonly seconds_left: number };
type Wanted = { readonly listingId: string; readonly lineId: string; readonly order: OrderRow };

/** Pages of one shopper that are counted; of more the oldest are forgotten. */
const MAXIMUM_TABS = 10;

/** A condition on `line`: its item is not a pending sale to somebody else. */
const isFreeToHold = sql<boolean>`NOT EXISTS (
  SELECT FROM offers JOIN orders ON orders.id = line.order_id
  WHERE offers.listing_id = line.listing_id AND offers.buyer_account_id IS DISTINCT FROM orders.account_id AND ${holdsItem}
)`;

/** What of the orders is one of a kind and for sale, with its listings locked in the order of their ids. */
export async function lockOneOfAKind(trx: Tx, orders: readonly OrderRow[]): Promise<Wanted[]> {
  if (orders.length === 0) return [];
  const rows = await trx
    .selectFrom('line_items as line')
    .innerJoin('listings as listing', 'listing.id', 'line.listing_id')
    .select(['listing.id as listingId', 'line.id as lineId', 'line.order_id'])
    .where(
      'line.order_id',
      'in',
      orders.map(({ id }) => id),
    )
    .where('line.quantity', '=', 1)
    .where('listing.status', '=', 'live')
    .where('listing.stock_level', '=', 1)
    .where(isFreeToHold)
    .where((eb) => eb.not(hasLegalHold('listing.id')))
    .orderBy('listing.id')
    .forNoKeyUpdate('listing')
    .execute();
  return rows.flatMap(({ order_id: orderId, ...line }) => {
    const order = orders.find(({ id }) => id === orderId);
    return order ? [{ ...line, order }] : [];
  });
}

async function knownHolds(trx: Tx, wanted: readonly Wanted[]): Promise<Map<string, Known>> {
  if (wanted.length === 0) return new Map();
  const rows = await trx
    .selectFrom('holds')
    .selectAll()
    .select([isLive.as('live'), secondsLeft.as('seconds_left')])
    .where(
      'listing_id',
      'in',
      wanted.map(({ listingId }) => listingId),
    )
    .orderBy('listing_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.listing_id, row]));
}

/** How many items the order's cart holds at the moment. */
async function countHeld(trx: Tx, order: OrderRow): Promise<number> {
  const accountId = order.assigned_staff_account_id ?? order.account_id;
  const query = trx
    .selectFrom('holds')
    .innerJoin('line_items', 'line_items.id', 'holds.line_item_id')
    .innerJoin('orders', 'orders.id', 'line_items.order_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isLive);
  const { count } = await (
    accountId === null
      ? query.where('orders.session_id', '=', order.session_id).where(cartAccountId, 'is', null)
      : query.where(cartAccountId, '=', accountId)
  ).executeTakeFirstOrThrow();
  return count;
}

/** Begins ten minutes: the guarded write that decides who holds a listing. */
async function writePeriod(trx: Tx, { listingId, lineId }: Wanted, tabs: string[], renewals: number): Promise<void> {
  await sql`
    INSERT INTO holds (listing_id, line_item_id, tabs, begun_at, until, renewals)
    VALUES (${listingId}, ${lineId}, ${tabs}::text[], clock_timestamp(),
      clock_timestamp() + make_interval(mins => ${HOLD_MINUTES}), ${renewals})
    ON CONFLICT (listing_id) DO UPDATE SET line_item_id = excluded.line_item_id, tabs = excluded.tabs,
      begun_at = excluded.begun_at, until = excluded.until, renewals = excluded.renewals, released_at = NULL
    WHERE holds.line_item_id = excluded.line_item_id OR NOT ${isLive}
  `.execute(trx);
}

/** Comes back to, or goes on with, what is left of the own hold. */
async function keep(trx: Tx, { listingId, lineId }: Wanted, tabs: string[]): Promise<void> {
  await sql`
    UPDATE holds SET tabs = ${tabs}::text[], released_at = NULL
    WHERE listing_id = ${listingId} AND line_item_id = ${lineId}
  `.execute(trx);
}

/** Holds one line as far as it may; false when it could, but has been held often enough. */
async function holdLine(
  trx: Tx,
  client: LimitedClient,
  request: HoldRequest,
  wanted: Wanted,
  known: Known | undefined,
) {
  if (known?.live && known.line_item_id !== wanted.lineId) return true;
  const own = known?.line_item_id === wanted.lineId ? known : undefined;
  const tabs = [...(own?.tabs ?? []).filter((tab) => tab !== request.tab), request.tab].slice(-MAXIMUM_TABS);
  const owner = cartOf(wanted.order);
  const begin = (): Promise<boolean> => beginPeriod(trx, client, owner, wanted.listingId);
  if (own && own.seconds_left > 0) {
    const isDue = own.seconds_left <= RENEW_WITHIN_MINUTES * 60 && own.renewals < MAXIMUM_RENEWALS;
    if (request.renew && isDue && (await begin())) await writePeriod(trx, wanted, tabs, own.renewals + 1);
    else await keep(trx, wanted, tabs);
    return true;
  }
  const isGuest = wanted.order.assigned_staff_account_id === null && wanted.order.account_id === null;
  const most = isGuest ? MAXIMUM_HELD.guest : MAXIMUM_HELD.member;
  if ((await countHeld(trx, wanted.order)) >= most || !(await begin())) return false;
  await writePeriod(trx, wanted, tabs, own ? Math.min(own.renewals + 1, MAXIMUM_RENEWALS) : 0);
  return true;
}

/**
 * Holds the one-of-a-kind listings of orders that are about to be paid, and gives what they hold and what others do. To ask
 * again changes nothing; a shopper who left comes back to the time that was left. Orders that are being paid keep what they have. Throws
 * a DomainError for orders that are not the shopper's open ones.
 */
export async function takeHolds(
  actor: ActorContext,
  client: LimitedClient,
  request: HoldRequest,
): Promise<HoldOutcome> {
  return tx(actor.db, async (trx) => {
    const orders = await lockOrders(trx, actor, request.orderIds);
    const open = orders.filter(({ paying_payment_id: payment }) => payment === null);
    const known = open.filter(({ contact_id: contact, account_id: account }) => contact !== null || account !== null);
    const wanted = await lockOneOfAKind(trx, known);
    const holds = await knownHolds(trx, wanted);
    let limited = false;
    for (const line of wanted)
      if (!(await holdLine(trx, client, request, line, holds.get(line.listingId)))) limited = true;
    const orderIds = orders.map(({ id }) => id);
    return { ...(await readHolds(trx, orderIds)), limited, incomplete: known.length < open.length };
  });
}
