import { listingLimits } from '@headstock/contracts/listing-document';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { deleteCustomItem, writeCustomItem } from '#api/modules/catalog/index.ts';
import { MAXIMUM_LINES } from '#api/modules/sales/cart/line-limit.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { loadLineItems } from '#api/modules/sales/orders/load-line-items.ts';
import { lineItemAmount } from '#api/modules/sales/orders/pricing.model.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { saleTermsOf } from '#api/modules/sales/orders/sale-terms.ts';
import { changeDraft, type SeenDraft } from './change-draft.ts';
import { holdDraft } from './draft-holds.ts';
import { untilOf } from './draft-lines.ts';
import { MOST_CUSTOM_PIECES, MOST_GOODS_CENTS } from './draft-rules.model.ts';

/** A line that stands in no listing, as staff write it: the price of one in whole cents, its weight in grams or null for none known. */
export type CustomLine = {
  readonly name: string;
  readonly amountCents: number;
  readonly quantity: number;
  readonly isTaxable: boolean;
  readonly isShipped: boolean;
  readonly weightGrams: number | null;
};

/** The line as it is kept: its name on one line, a weight only where it travels. Throws a DomainError that names the field. */
function readLine({ locale }: ActorContext, line: CustomLine) {
  const messages = salesMessages(locale);
  const name = cleanText(line.name).replaceAll(/\s+/g, ' ').trim();
  if (name === '' || name.length > listingLimits.title) throw new DomainError('name', messages.customName);
  const { amountCents: cents, quantity } = line;
  if (cents < 1 || cents * quantity > MOST_GOODS_CENTS) throw new DomainError('price', messages.customPrice);
  if (quantity < 1 || quantity > MOST_CUSTOM_PIECES) throw new DomainError('quantity', messages.customQuantity);
  const weightGrams = line.isShipped ? (line.weightGrams ?? 0) : 0;
  if (weightGrams < 0 || weightGrams > listingLimits.shippingGrams)
    throw new DomainError('weight', messages.customWeight);
  return { name, cents, quantity, isTaxable: line.isTaxable, isShipped: line.isShipped, weightGrams };
}

/** The listing of a custom line of an order. Throws a DomainError `not-found`. */
async function listingOf(trx: Tx, actor: ActorContext, orderId: string, lineItemId: string): Promise<string> {
  const line = isId(lineItemId)
    ? await trx
        .selectFrom('line_items')
        .innerJoin('listings', 'listings.id', 'line_items.listing_id')
        .innerJoin('items', 'items.id', 'listings.item_id')
        .select('line_items.listing_id')
        .where('line_items.id', '=', lineItemId)
        .where('line_items.order_id', '=', orderId)
        .where('items.is_custom', '=', true)
        .executeTakeFirst()
    : undefined;
  if (!line) throw new DomainError('not-found', salesMessages(actor.locale).lineNotFound);
  return line.listing_id;
}

/** Throws a DomainError where an order is another seller's than the shop, or has too many lines, or its goods come to too much. */
async function checkRoom(trx: Tx, { locale }: ActorContext, order: OrderRow): Promise<void> {
  const messages = salesMessages(locale);
  const terms = await saleTermsOf(trx, order.seller_account_id);
  if (terms.sellerId !== null) throw new DomainError('other-seller', messages.customOtherSeller);
  const lines = await loadLineItems(trx, [order.id]);
  if (lines.length > MAXIMUM_LINES) throw new DomainError('cart-full', messages.cartFull);
  const goodsCents = lines.reduce((sum, line) => sum + lineItemAmount(line), 0);
  if (goodsCents > MOST_GOODS_CENTS) throw new DomainError('price', messages.customPrice);
}

type ReadLine = ReturnType<typeof readLine>;

/** Writes the line anew, at its own price. */
async function replaceLine(trx: Tx, actor: ActorContext, order: OrderRow, lineItemId: string, line: ReadLine) {
  const { isTaxable, ...item } = line;
  const before = await listingOf(trx, actor, order.id, lineItemId);
  const listingId = await writeCustomItem(trx, { ...item, sellerAccountId: order.seller_account_id });
  await trx.deleteFrom('holds').where('listing_id', '=', before).execute();
  await trx
    .updateTable('line_items')
    .set({ listing_id: listingId, quantity: item.quantity, is_taxable: isTaxable })
    .set({ price_override_cents: null, override_reason: null, override_listed_cents: null })
    .where('id', '=', lineItemId)
    .execute();
  await deleteCustomItem(trx, before);
}

async function insertLine(trx: Tx, order: OrderRow, { isTaxable, ...item }: ReadLine) {
  const listingId = await writeCustomItem(trx, { ...item, sellerAccountId: order.seller_account_id });
  const values = { id: newId(), order_id: order.id, listing_id: listingId, quantity: item.quantity };
  await trx
    .insertInto('line_items')
    .values({ ...values, is_taxable: isTaxable })
    .execute();
}

/** Writes the first line of a draft that begins without a listing. Throws a DomainError as `setCustomLine` does. */
export async function addCustomLine(trx: Tx, actor: ActorContext, order: OrderRow, line: CustomLine): Promise<void> {
  await insertLine(trx, order, readLine(actor, line));
  await checkRoom(trx, actor, order);
}

/**
 * Writes a custom line into a draft: a new one, or the one with `lineItemId` anew. Throws a DomainError: `name`, `price`, `quantity` or
 * `weight` for the field that is wrong, `other-seller` for a draft of goods that are not the shop's own, `cart-full`, `not-found`.
 */
export async function setCustomLine(
  actor: ActorContext,
  seen: SeenDraft,
  lineItemId: string | null,
  line: CustomLine,
): Promise<void> {
  const read = readLine(actor, line);
  const { name, cents: amountCents, quantity } = read;
  const detail = { ...(lineItemId !== null && { lineItemId }), name, amountCents, quantity };
  await changeDraft(actor, seen, { action: 'setCustomLine', detail }, async (trx, order) => {
    if (lineItemId === null) await insertLine(trx, order, read);
    else await replaceLine(trx, actor, order, lineItemId, read);
    await checkRoom(trx, actor, order);
    await holdDraft(trx, order, await untilOf(trx, order.id));
  });
}

/** Deletes the custom items among listings whose lines were deleted. */
export async function deleteCustomItems(trx: Tx, listingIds: readonly string[]): Promise<void> {
  for (const id of listingIds) await deleteCustomItem(trx, id);
}
