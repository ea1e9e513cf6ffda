import { trackingUrl } from '@headstock/contracts/carriers';
import { orderNumber } from '@headstock/contracts/order-number';
import DataLoader from 'dataloader';
import { type ItemSource, loadListings } from '#api/modules/catalog/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { returnSideOf } from './lock-return.ts';
import type { ReturnRow } from './move-return.ts';
import { actionsFor, type ReturnAction, stateAt, waitsFor } from './return-states.model.ts';

/** Returns with what decides who sees them. */
const withOrders = ({ db }: ActorContext) =>
  db
    .selectFrom('return_requests')
    .innerJoin('orders', 'orders.id', 'return_requests.order_id')
    .innerJoin('line_items', 'line_items.id', 'return_requests.line_item_id')
    .selectAll('return_requests')
    .select(['orders.account_id', 'orders.seller_account_id', 'orders.completed_at', 'orders.reference'])
    .select('line_items.listing_id');

type SeenRow = ReturnRow & Awaited<ReturnType<ReturnType<typeof withOrders>['executeTakeFirstOrThrow']>>;

/** A return as the schema shows it to one side. */
function toView(actor: ActorContext, row: SeenRow, item: ItemSource) {
  const side = returnSideOf(actor.principal, row);
  const state = stateAt(row.state, row.due_at, new Date());
  const actions: ReturnAction[] = side ? actionsFor(side, state) : [];
  return {
    id: row.id,
    lineItemId: row.line_item_id,
    orderId: row.order_id,
    orderNumber: orderNumber(row.reference),
    item,
    state,
    reason: row.reason,
    note: row.note,
    reply: row.reply,
    isWithinWindow: row.is_within_window,
    carrierName: row.carrier_name,
    trackingNumber: row.tracking_number,
    trackingUrl: trackingUrl(row.carrier_name, row.tracking_number),
    createdAt: row.created_at,
    changedAt: row.changed_at,
    dueAt: state === row.state ? row.due_at : null,
    waitsFor: waitsFor(state),
    actions,
  };
}

export type ReturnView = ReturnType<typeof toView>;

/** Rows that the viewer may see, with their items; the others are left out. */
async function show(actor: ActorContext, rows: readonly SeenRow[]): Promise<ReturnView[]> {
  const visible = rows.filter((row) => returnSideOf(actor.principal, row) !== null);
  if (visible.length === 0) return [];
  const listings = await loadListings(actor.db, [...new Set(visible.map((row) => row.listing_id))], actor.locale);
  const byId = new Map(listings.map((listing) => [listing.id, listing.item]));
  return visible.flatMap((row) => {
    const item = byId.get(row.listing_id);
    return item ? [toView(actor, row, item)] : [];
  });
}

/** A return that the viewer may see; null for every other id. */
export async function findReturn(actor: ActorContext, id: string): Promise<ReturnView | null> {
  if (!isId(id)) return null;
  const [view] = await show(actor, await withOrders(actor).where('return_requests.id', '=', id).execute());
  return view ?? null;
}

/** The newest return of each line that the viewer may see; null for the others. */
async function newestOf(actor: ActorContext, lineItemIds: readonly string[]): Promise<(ReturnView | null)[]> {
  const rows = await withOrders(actor)
    .where('return_requests.line_item_id', 'in', [...new Set(lineItemIds)])
    .distinctOn('return_requests.line_item_id')
    .orderBy('return_requests.line_item_id')
    .orderBy('return_requests.id', 'desc')
    .execute();
  const views = new Map((await show(actor, rows)).map((view) => [view.lineItemId, view]));
  return lineItemIds.map((id) => views.get(id) ?? null);
}

const loaders = new WeakMap<ActorContext, DataLoader<string, ReturnView | null>>();

/** The newest returns of the lines of one call, all at once. */
export function newestReturns(actor: ActorContext): DataLoader<string, ReturnView | null> {
  const known = loaders.get(actor) ?? new DataLoader((ids) => newestOf(actor, ids), { cache: false });
  loaders.set(actor, known);
  return known;
}
