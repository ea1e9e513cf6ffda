import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';
import { salesMessages } from '#api/modules/sales/messages.ts';

/** Lines of an order at most. */
export const MAXIMUM_LINES = 200;

/** Throws a DomainError `cart-full` where an order has no room for another line. */
export async function refuseFull(trx: Tx, orderId: string, locale: Locale): Promise<void> {
  const { count } = await trx
    .selectFrom('line_items')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (count >= MAXIMUM_LINES) throw new DomainError('cart-full', salesMessages(locale).cartFull);
}
