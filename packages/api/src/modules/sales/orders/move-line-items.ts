import type { Tx } from '#api/platform/db/database.ts';
import { type LineItemMove, lineItemMoves } from './line-item-states.model.ts';

/** Moves the lines of an order on, as far as they stand where the move begins; gives the ids of those that were moved. */
export async function moveLineItems(trx: Tx, orderId: string, move: LineItemMove): Promise<string[]> {
  const { from, to } = lineItemMoves[move];
  const rows = await trx
    .updateTable('line_items')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
