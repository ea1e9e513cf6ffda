import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';

/** Ends the holds of an order, in the transaction that places it: what it held is sold. */
export async function endHolds(trx: Tx, orderId: string): Promise<void> {
  await sql`
    DELETE FROM holds USING line_items
    WHERE line_items.id = holds.line_item_id AND line_items.order_id = ${orderId}
  `.execute(trx);
}
