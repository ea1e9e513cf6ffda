import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import type { PaidFrom } from './tables.ts';

/** Goods that the shop got. */
export type GoodsIn = {
  readonly listingId: string;
  readonly quantity: number;
  /** What all of them cost together, in whole cents. */
  readonly costCents: number;
  /** From where the shop paid; `credit` for what was taken in trade. */
  readonly paidFrom: PaidFrom | 'credit';
  /** Who sold it, or the number of an invoice. */
  readonly detail: string;
  readonly actorId: string | null;
  /** Names the request or the document: what is sent twice is entered once. */
  readonly requestKey: string;
};

const DETAIL = 300;
const paidOf = { cash: 'manual', bank: 'bank', credit: 'issued' } as const;

/** Adds pieces to what is on hand of a listing, and locks it. */
async function putIn(trx: Tx, listingId: string, quantity: number, costCents: number): Promise<void> {
  await sql`INSERT INTO goods_on_hand AS hand (listing_id, quantity, cost_cents) VALUES (${listingId}, ${quantity}, ${costCents})
    ON CONFLICT (listing_id) DO UPDATE SET quantity = hand.quantity + excluded.quantity, cost_cents = hand.cost_cents + excluded.cost_cents`.execute(
    trx,
  );
}

/** Whether a request or a document was entered before. */
export async function isEntered(trx: Tx, requestKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('goods_movements')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Enters goods that the shop bought or took in trade: into the inventory at what they cost. What is traded is paid by the credit that is
 * issued for it. A request that was entered before is refused by the
 * database: ask `isEntered` first, under a lock of the caller's.
 */
export async function enterGoods(trx: Tx, goods: GoodsIn): Promise<void> {
  const { listingId, quantity, costCents, paidFrom, requestKey } = goods;
  const id = newId();
  const kind = paidFrom === 'credit' ? 'traded' : 'bought';
  const entryId = await writeEntry(trx, {
    kind: `goods-${kind}`,
    subject: id,
    orderId: null,
    amounts: { inventory: costCents, [paidOf[paidFrom]]: -costCents },
  });
  await trx
    .insertInto('goods_movements')
    .values({
      id,
      listing_id: listingId,
      kind,
      quantity,
      cost_cents: costCents,
      paid_from: paidFrom === 'credit' ? null : paidFrom,
      line_item_id: null,
      detail: goods.detail.slice(0, DETAIL),
      actor_account_id: goods.actorId,
      request_key: requestKey,
      entry_id: entryId,
    })
    .execute();
  await putIn(trx, listingId, quantity, costCents);
}
