import type { PricingContext } from '#api/modules/sales/checkout/checkout-context.ts';
import { type LoadedOrder, loadOrders } from '#api/modules/sales/orders/load-orders.ts';
import { orderRows } from '#api/modules/sales/orders/order-lists.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { cell, type PrintedDocument } from '#api/platform/pdf/printed-document.ts';
import type { ParcelLabel } from '#api/platform/pdf/render-labels.ts';
import { shopLines } from '#api/platform/pdf/shop-lines.ts';
import { createFormat, type DocumentOrder, loadDocumentOrder } from './document-order.ts';
import { makeDocument, partiesOf } from './make-document.ts';

/** What is printed for many orders at once. */
export const batchKinds = ['pick-list', 'packing-slips', 'labels'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Reads the kind of an address; undefined for anything else. */
export const readBatchKind = (text: string): BatchKind | undefined => batchKinds.find((kind) => kind === text);

const MOST = 100;

/** The placed orders of a selection, in its order; unknown ids are left out. Empty for everybody but admins. */
export async function findBatch(
  actor: ActorContext,
  pricing: PricingContext,
  ids: readonly string[],
): Promise<LoadedOrder[]> {
  if (!actor.principal.rights.isAdmin) return [];
  const wanted = [...new Set(ids)].filter(isId).slice(0, MOST);
  const rows = (await orderRows(actor.db, wanted)).filter(
    (row) => row.completed_at !== null && row.cancelled_at === null,
  );
  const orders = new Map((await loadOrders(pricing, rows)).map((order) => [order.row.id, order]));
  return wanted.flatMap((id) => orders.get(id) ?? []);
}

const readerOf = ({ principal }: ActorContext) => ({ principal, isKeyShown: false });

/** The packing slips of orders, one document each. */
export async function packingSlips(
  actor: ActorContext,
  orders: readonly LoadedOrder[],
  locale: Locale,
): Promise<PrintedDocument[]> {
  const slips: PrintedDocument[] = [];
  for (const order of orders) slips.push(await makeDocument(actor.db, order, readerOf(actor), 'packing-slip', locale));
  return slips;
}

async function detailed(actor: ActorContext, orders: readonly LoadedOrder[], locale: Locale): Promise<DocumentOrder[]> {
  const found: DocumentOrder[] = [];
  for (const order of orders) found.push(await loadDocumentOrder(actor.db, order, readerOf(actor), locale));
  return found;
}

/** What is to be fetched from the shelves for orders, sorted by SKU, with the order that each piece is for; no work that is done. */
export async function pickList(
  actor: ActorContext,
  orders: readonly LoadedOrder[],
  locale: Locale,
): Promise<PrintedDocument> {
  const { copy, day } = createFormat(locale);
  const pieces = (await detailed(actor, orders, locale)).flatMap(({ row, lines, goods }) =>
    lines
      .filter(({ state, goods: { requiresShipping } }) => requiresShipping && state === 'ORDERED')
      .map((line) => ({ ...line, order: row.number ?? row.reference, goods: goods.get(line.listingId) })),
  );
  pieces.sort((a, b) => (a.goods?.sku ?? '').localeCompare(b.goods?.sku ?? '') || a.order.localeCompare(b.order));
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    locale,
    heading: copy.pickList,
    number: day(actor.now),
    facts: [],
    parties: [],
    columns: [
      { label: copy.sku, isNumber: false, share: 27 },
      { label: copy.item, isNumber: false, share: 38 },
      { label: copy.order, isNumber: false, share: 25 },
      { label: copy.quantity, isNumber: true, share: 10 },
    ],
    rows: pieces.map(({ goods, order, quantity, notes }) => ({
      cells: [cell(goods?.sku ?? ''), cell(goods?.title ?? '', notes), cell(order), cell(String(quantity))],
    })),
    sums: [{ label: copy.total, value: copy.pieces(count), isTotal: true }],
    notes: [],
    from: [],
  };
}

/** Address labels of the orders that go to an address. */
export async function parcelLabels(
  actor: ActorContext,
  orders: readonly LoadedOrder[],
  locale: Locale,
): Promise<ParcelLabel[]> {
  const format = createFormat(locale);
  return (await detailed(actor, orders, locale)).flatMap((order) => {
    const to =
      order.row.ship_option === 'home' && partiesOf(order, format).find(({ label }) => label === format.copy.shipTo);
    if (!to) return [];
    const { shipment, row } = order;
    const tracking = [shipment?.carrier_name, shipment?.tracking_number].filter(Boolean).join(' · ');
    return { from: shopLines(), to: to.lines, foot: [row.number ?? row.reference, ...(tracking ? [tracking] : [])] };
  });
}
