import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import { takeOut } from './unit-cost.model.ts';

/** A line of an order, with how many pieces of a listing it is for. */
export type SoldLine = { readonly id: string; readonly listingId: string; readonly quantity: number };

type Moved = {
  readonly lineId: string;
  readonly listingId: string;
  readonly quantity: number;
  readonly costCents: number;
};

/** Writes one entry of what left the stock, or came back, and its movements. */
async function enter(
  trx: Tx,
  kind: 'sold' | 'back',
  orderId: string,
  subject: string,
  moved: readonly Moved[],
): Promise<void> {
  if (moved.length === 0) return;
  const cents = moved.reduce((sum, { costCents }) => sum + costCents, 0);
  const entryId = await writeEntry(trx, {
    kind: `goods-${kind}`,
    subject,
    orderId,
    amounts: { inventory: cents, 'cost-of-goods': -cents },
  });
  await trx
    .insertInto('goods_movements')
    .values(
      moved.map(({ lineId, listingId, quantity, costCents }) => ({
        id: newId(),
        listing_id: listingId,
        kind,
        quantity,
        cost_cents: costCents,
        paid_from: null,
        line_item_id: lineId,
        detail: '',
        actor_account_id: null,
        entry_id: entryId,
      })),
    )
    .execute();
  for (const { listingId, quantity, costCents } of moved)
    await sql`UPDATE goods_on_hand SET quantity = quantity + ${quantity}, cost_cents = cost_cents + ${costCents}
      WHERE listing_id = ${listingId}`.execute(trx);
}

/**
 * Enters what sold goods cost: out of the inventory, into the cost of goods. Goods whose cost nobody entered, and those of sellers, have
 * none. `subject` names the event.
 */
export async function recordGoodsSold(
  trx: Tx,
  orderId: string,
  subject: string,
  lines: readonly SoldLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const hands = await trx
    .selectFrom('goods_on_hand')
    .selectAll()
    .where(
      'listing_id',
      'in',
      lines.map(({ listingId }) => listingId),
    )
    .orderBy('listing_id')
    .forUpdate()
    .execute();
  const left = new Map(hands.map((hand) => [hand.listing_id, { quantity: hand.quantity, costCents: hand.cost_cents }]));
  const moved: Moved[] = [];
  for (const { id, listingId, quantity: wanted } of lines) {
    const hand = left.get(listingId);
    if (!hand) continue;
    const { quantity, costCents } = takeOut(hand, wanted);
    if (quantity === 0) continue;
    left.set(listingId, { quantity: hand.quantity - quantity, costCents: hand.costCents - costCents });
    moved.push({ lineId: id, listingId, quantity: -quantity, costCents: 0 - costCents });
  }
  await enter(trx, 'sold', orderId, subject, moved);
}

/** Enters that goods of an order are in the stock again, at what they had cost. `subject` names the event. */
export async function recordGoodsBack(
  trx: Tx,
  orderId: string,
  subject: string,
  lineIds: readonly string[],
): Promise<void> {
  if (lineIds.length === 0) return;
  const { rows } = await sql<Moved>`
    SELECT line_item_id AS "lineId", listing_id AS "listingId", -sum(quantity)::integer AS quantity, -sum(cost_cents)::bigint AS "costCents"
    FROM goods_movements WHERE line_item_id = ANY (${[...lineIds]}::text[])
    GROUP BY line_item_id, listing_id HAVING sum(quantity) < 0 ORDER BY listing_id`.execute(trx);
  await enter(trx, 'back', orderId, subject, rows);
}
