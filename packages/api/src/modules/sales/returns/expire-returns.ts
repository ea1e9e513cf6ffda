import { sql } from 'kysely';
import { announceOrders } from '#api/modules/sales/orders/announce-orders.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import { recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { workThrough } from '#api/platform/jobs/work-through.ts';
import { lockOrder } from './lock-return.ts';
import { moveReturn } from './move-return.ts';
import { queueEscalation, queueReturnMails } from './return-mails.ts';
import { stateAt } from './return-states.model.ts';

/** Returns that are read at once. */
const BATCH = 100;

/** Ends an approval that ran out; gives whether it did. The caller has locked the order. */
export async function expireReturn(trx: Tx, order: OrderRow, id: string, baseUrl: URL): Promise<boolean> {
  const row = await trx.selectFrom('return_requests').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.state === 'EXPIRED' || stateAt(row.state, row.due_at, new Date()) !== 'EXPIRED') return false;
  const expired = await moveReturn(trx, id, 'expire');
  if (!expired) return false;
  await recordAudit(trx, shopItself, {
    action: 'order.return.expire',
    subjectKind: 'order',
    subjectId: order.id,
    detail: { requestId: id },
  });
  await announceOrders(trx, [order.id]);
  await queueReturnMails(trx, order, expired, 'expired', baseUrl);
  return true;
}

/** Tells the shop of a request that its seller did not answer in time, once; gives whether it did. */
async function escalate(trx: Tx, order: OrderRow, id: string, baseUrl: URL): Promise<boolean> {
  const row = await trx
    .updateTable('return_requests')
    .set({ escalated_at: new Date() })
    .where('id', '=', id)
    .where('state', '=', 'REQUESTED')
    .where('due_at', '<', new Date())
    .where('escalated_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return false;
  await queueEscalation(trx, order, row, baseUrl);
  return true;
}

/** Ends approvals that were not used in time, and tells the shop of requests that were not answered; gives how many. */
export async function expireReturns(db: Db, baseUrl: URL): Promise<number> {
  return workThrough({
    next: async (seen) => {
      const due = await db
        .selectFrom('return_requests')
        .select('id')
        .where('state', 'in', ['REQUESTED', 'APPROVED'])
        .where('due_at', '<', new Date())
        .where((is) => is.or([is('state', '=', 'APPROVED'), is('escalated_at', 'is', null)]))
        .where(sql<boolean>`id <> ALL(${seen}::text[])`)
        .orderBy('due_at')
        .limit(BATCH)
        .execute();
      return due.map(({ id }) => id);
    },
    work: (id) =>
      tx(db, async (trx) => {
        const { order_id: orderId, state } = await trx
          .selectFrom('return_requests')
          .select(['order_id', 'state'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const order = await lockOrder(trx, orderId);
        return state === 'APPROVED' ? expireReturn(trx, order, id, baseUrl) : escalate(trx, order, id, baseUrl);
      }),
  });
}
