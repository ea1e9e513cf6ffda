import { sql } from 'kysely';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import type { WriteOffReason } from './tables.ts';
import { takeOut } from './unit-cost.model.ts';

/** Pieces that the shop does not sell any more. */
export type WriteOff = {
  readonly listingId: string;
  readonly quantity: number;
  readonly reason: WriteOffReason;
  /** What happened, at most 300 characters. */
  readonly note: string;
  readonly actorId: string;
  /** Names the request: what is sent twice is entered once. */
  readonly requestKey: string;
};

/** A write-off as it was entered. Whole cents. */
export type WriteOffRow = {
  readonly id: string;
  readonly listingId: string;
  readonly quantity: number;
  readonly costCents: number;
  readonly reason: WriteOffReason;
  readonly note: string;
  readonly author: string | null;
  readonly createdAt: Date;
  readonly reversedAt: Date | null;
};

/** Whether a write-off was entered before. */
export async function isWrittenOff(trx: Tx, requestKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('goods_write_offs')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row !== undefined;
}

type Moved = {
  readonly kind: 'written-off' | 'found';
  readonly writeOffId: string;
  readonly listingId: string;
  readonly quantity: number;
  readonly costCents: number;
  readonly note: string;
  readonly actorId: string;
};

/** Writes the entry and the movement of pieces that leave the inventory, or come back. */
async function enter(trx: Tx, moved: Moved): Promise<void> {
  const { kind, writeOffId, listingId, quantity, costCents } = moved;
  const id = newId();
  const entryId = await writeEntry(trx, {
    kind: `goods-${kind}`,
    subject: id,
    orderId: null,
    amounts: { inventory: costCents, 'stock-losses': -costCents },
  });
  await trx
    .insertInto('goods_movements')
    .values({
      id,
      listing_id: listingId,
      kind,
      quantity,
      cost_cents: costCents,
      paid_from: null,
      line_item_id: null,
      detail: moved.note,
      actor_account_id: moved.actorId,
      request_key: `${kind}:${writeOffId}`,
      entry_id: entryId,
    })
    .execute();
  await sql`UPDATE goods_on_hand SET quantity = quantity + ${quantity}, cost_cents = cost_cents + ${costCents}
    WHERE listing_id = ${listingId}`.execute(trx);
}

/**
 * Enters that pieces are damaged, lost or given away: what they cost leaves the inventory and is a loss. Pieces whose cost nobody entered
 * have none. A request that was entered before is refused by the database: ask `isWrittenOff` first, under a lock of the caller's.
 */
export async function writeOffGoods(trx: Tx, { listingId, quantity, reason, note, actorId, requestKey }: WriteOff) {
  const hand = await trx
    .selectFrom('goods_on_hand')
    .selectAll()
    .where('listing_id', '=', listingId)
    .forUpdate()
    .executeTakeFirst();
  const taken = takeOut({ quantity: hand?.quantity ?? 0, costCents: hand?.cost_cents ?? 0 }, quantity);
  const id = newId();
  await trx
    .insertInto('goods_write_offs')
    .values({
      id,
      listing_id: listingId,
      quantity,
      costed_quantity: taken.quantity,
      cost_cents: taken.costCents,
      reason,
      note,
      actor_account_id: actorId,
      request_key: requestKey,
    })
    .execute();
  if (taken.quantity === 0) return;
  const moved = { quantity: -taken.quantity, costCents: 0 - taken.costCents };
  await enter(trx, { kind: 'written-off', writeOffId: id, listingId, note, actorId, ...moved });
}

/** Locks a write-off; undefined for an unknown one. */
export const lockWriteOff = (trx: Tx, id: string) =>
  trx.selectFrom('goods_write_offs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Enters that what was written off is there after all, at what it had cost. The write-off must be locked, and not be reversed. */
export async function reverseWriteOff(trx: Tx, id: string, actorId: string): Promise<void> {
  const row = await trx
    .updateTable('goods_write_offs')
    .set({ reversed_at: new Date(), reversed_by_account_id: actorId })
    .where('id', '=', id)
    .where('reversed_at', 'is', null)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.costed_quantity === 0) return;
  const back = { quantity: row.costed_quantity, costCents: row.cost_cents };
  await enter(trx, { kind: 'found', writeOffId: id, listingId: row.listing_id, note: row.note, actorId, ...back });
}

/** The write-offs of listings, the newest first. */
export async function loadWriteOffs(db: Db, listingIds: readonly string[]): Promise<WriteOffRow[]> {
  const { rows } = await sql<WriteOffRow>`
    SELECT gone.id, gone.listing_id AS "listingId", gone.quantity, gone.cost_cents AS "costCents", gone.reason, gone.note,
      author.display_name AS author, gone.created_at AS "createdAt", gone.reversed_at AS "reversedAt"
    FROM goods_write_offs AS gone LEFT JOIN accounts AS author ON author.id = gone.actor_account_id
    WHERE gone.listing_id = ANY (${[...listingIds]}::text[]) ORDER BY gone.id DESC LIMIT 100`.execute(db);
  return rows;
}
