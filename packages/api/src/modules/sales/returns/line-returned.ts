import type { Tx } from '#api/platform/db/database.ts';
import { moveReturn } from './move-return.ts';
import { sendBy } from './return-clocks.ts';
import { openStates, type ReturnState } from './return-states.model.ts';

const newest = (trx: Tx, lineItemId: string, states: readonly ReturnState[]) =>
  trx
    .selectFrom('return_requests')
    .select(['id', 'tracking_number'])
    .where('line_item_id', '=', lineItemId)
    .where('state', 'in', [...states])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Staff marked a line as returned: its return, if the buyer asked for one, has been received. The caller has locked the order. */
export async function receiveReturn(trx: Tx, lineItemId: string): Promise<void> {
  const open = await newest(trx, lineItemId, openStates);
  if (open) await moveReturn(trx, open.id, 'receive');
}

/** Staff took that back: the parcel is on its way again, or the buyer has to send it. The caller has locked the order. */
export async function reopenReturn(trx: Tx, lineItemId: string): Promise<void> {
  const received = await newest(trx, lineItemId, ['RECEIVED']);
  if (!received) return;
  if (received.tracking_number === null)
    await moveReturn(trx, received.id, 'awaitAgain', { due_at: sendBy(new Date()) });
  else await moveReturn(trx, received.id, 'missAgain');
}
