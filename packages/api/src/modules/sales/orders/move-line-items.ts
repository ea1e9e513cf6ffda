import type { Tx } from '#api/platform/db/database.ts';
import { type LineMove, lineMoves } from './line-item-states.model.ts';

/** Moves the lines of an order on, as far as they stand where the move begins; gives the ids of those that were moved. */
export async function moveLines(trx: Tx, orderId: string, move: LineMove): Promise<string[]> {
  const { from, to } = lineMoves[move];
  const rows = await trx
    .updateTable('line_items')
    .set({ state: to })
    .where('order_id', '=', orderId)
    .where('state', 'in', [...from])
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
