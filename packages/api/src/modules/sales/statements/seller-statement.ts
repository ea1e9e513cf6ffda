import type { Db } from '#api/platform/db/database.ts';
import { readSellerMonth, type SellerEntry, type SellerMonth } from '#api/modules/payments/index.ts';

/** An entry of a seller's statement. */
export type StatementEntry = SellerEntry & { readonly orderNumber: string | null };

/** A seller's month, as the ledger has it, with the numbers of the orders. */
export type SellerStatement = Omit<SellerMonth, 'entries'> & { readonly entries: readonly StatementEntry[] };

/** The statement of a seller's month, by default the present one; a text that is no month gives the present one. */
export async function readSellerStatement(db: Db, sellerId: string, wanted: string | null): Promise<SellerStatement> {
  const month = await readSellerMonth(db, sellerId, wanted);
  const ids = [...new Set(month.entries.flatMap(({ orderId }) => orderId ?? []))];
  const orders =
    ids.length === 0 ? [] : await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const entries = month.entries.map((entry) => ({ ...entry, orderNumber: numbers.get(entry.orderId ?? '') ?? null }));
  return { ...month, entries };
}
