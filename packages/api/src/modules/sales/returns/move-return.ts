import type { Selectable, Updateable } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import { type ReturnMove, returnMoves } from './return-states.model.ts';
import type { ReturnRequestsTable } from './tables.ts';

export type ReturnRow = Selectable<ReturnRequestsTable>;

/** What a move writes beside the state. */
export type ReturnChange = Pick<
  Updateable<ReturnRequestsTable>,
  'reply' | 'carrier_name' | 'tracking_number' | 'due_at'
>;

/**
 * Moves a return on, if it stands where the move begins; else gives undefined and changes nothing. Without a `due_at` nobody
 * has to act by a moment any more. The caller has locked the order.
 */
export async function moveReturn(
  trx: Tx,
  id: string,
  move: ReturnMove,
  change: ReturnChange = {},
): Promise<ReturnRow | undefined> {
  const { from, to } = returnMoves[move];
  return trx
    .updateTable('return_requests')
    .set({ due_at: null, ...change, state: to, changed_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}
