import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { OrderRow } from './order-row.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';
import { isSeller } from './order-ownership.ts';

/** Locks a placed order for an admin or its seller. For everybody else it throws as for an unknown id. */
export async function lockPlaced(
  trx: Tx,
  { principal, locale }: ActorContext,
  orderId: string,
  who: 'admin' | 'seller',
): Promise<OrderRow> {
  const row = isId(orderId)
    ? await trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()
    : undefined;
  const may = principal.rights.isAdmin || (who === 'seller' && row !== undefined && isSeller(principal, row));
  if (!row || row.completed_at === null || !may)
    throw new DomainError('not-found', salesMessages(locale).orderNotFound);
  return row;
}
