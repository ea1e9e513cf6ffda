import type { Db } from '#api/platform/db/database.ts';
import { hashOf, readTold, type SealedRecord, type Told } from './seal-order.ts';

/** A sealed record beside what its listing says today. */
export type SealedLine = {
  readonly record: SealedRecord;
  readonly hash: string;
  readonly sealedAt: Date;
  /** The text still has its hash. */
  readonly isIntact: boolean;
  readonly today: Told | null;
};

/** The sealed records of an order, in the order of its lines; none where it was placed before records were sealed. */
export async function readSealed(db: Db, orderId: string): Promise<readonly SealedLine[]> {
  const rows = await db
    .selectFrom('sealed_records')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('line_item_id')
    .execute();
  if (rows.length === 0) return [];
  const told = new Map((await readTold(db, orderId)).map((line) => [line.lineItemId, line]));
  return rows.map(({ line_item_id: id, record: text, hash, sealed_at: sealedAt }) => {
    const record: SealedRecord = JSON.parse(text);
    return { record, hash, sealedAt, isIntact: hashOf(text) === hash, today: told.get(id) ?? null };
  });
}
