import { isSeller } from '#api/modules/sales/orders/order-ownership.ts';
import type { OrderRow } from '#api/modules/sales/orders/order-row.ts';
import type { ActorContext, Principal } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { ReturnRow } from './move-return.ts';
import { returnMessages } from './return-messages.ts';
import type { ReturnSide } from './return-states.model.ts';

type Parties = Pick<OrderRow, 'account_id' | 'seller_account_id' | 'completed_at'>;

/** Which side of an order's returns somebody is on; null for strangers. Returns belong to accounts: a guest's session has none. */
export function returnSideOf(principal: Principal, order: Parties): ReturnSide | null {
  const { accountId, rights } = principal;
  if (accountId === null || order.completed_at === null) return null;
  if (order.account_id === accountId) return 'buyer';
  return rights.isAdmin || isSeller(principal, order) ? 'seller' : null;
}

/** Locks an order for as long as the transaction runs: everything that changes a return of it locks it first. */
export const lockOrder = (trx: Tx, id: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Locks the order of a return and gives both as they are then. A stranger's and the wrong side's return is not found. */
export async function lockReturn(
  trx: Tx,
  { principal, locale }: ActorContext,
  id: string,
  side: ReturnSide,
): Promise<{ readonly order: OrderRow; readonly row: ReturnRow }> {
  const notFound = new DomainError('not-found', returnMessages(locale).requestNotFound);
  if (!isId(id)) throw notFound;
  const requests = trx.selectFrom('return_requests').selectAll().where('id', '=', id);
  const seen = await requests.executeTakeFirst();
  if (!seen) throw notFound;
  const order = await lockOrder(trx, seen.order_id);
  if (returnSideOf(principal, order) !== side) throw notFound;
  return { order, row: await requests.executeTakeFirstOrThrow() };
}
