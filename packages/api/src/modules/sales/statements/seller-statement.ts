import type { Db } from '#api/platform/db/database.ts';
import { readSellerMonth, type SellerEntry, type SellerMonth } from '#api/modules/payments/index.ts';

/** An entry of a seller's statement. */
export type StatementEntry = SellerEntry & {
  readonly orderNumber: string | null;
  /** Of a payout: the run that transferred it and, once the bank has confirmed it, what the bank calls it. Null for all else. */
  readonly reference: string | null;
};

/** A seller's month, as the ledger has it, with the numbers of the orders and the references of the transfers. */
export type SellerStatement = Omit<SellerMonth, 'entries'> & { readonly entries: readonly StatementEntry[] };

type Transfer = { readonly orderId: string; readonly paidAt: Date; readonly reference: string };

/** What the transfers of a seller's orders are called, the newest first. */
async function transfersOf(db: Db, sellerId: string, orderIds: readonly string[]): Promise<readonly Transfer[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('payout_run_items')
    .innerJoin('payout_runs', 'payout_runs.id', 'payout_run_items.run_id')
    .select(['payout_run_items.order_id', 'payout_runs.id', 'payout_runs.bank_reference', 'payout_runs.paid_at'])
    .where('payout_run_items.order_id', 'in', orderIds)
    .where('payout_run_items.seller_account_id', '=', sellerId)
    .where('payout_run_items.paid_cents', 'is not', null)
    .orderBy('payout_runs.paid_at', 'desc')
    .execute();
  return rows.flatMap(({ order_id: orderId, id, bank_reference: bank, paid_at: paidAt }) =>
    paidAt === null ? [] : [{ orderId, paidAt, reference: bank === null ? id : `${id}, ${bank}` }],
  );
}

/** A run writes its entries while it is paid; so much later its next try cannot be. */
const WITHIN_MS = 600_000;

/** What transferred an entry, which is a payout or one that came back: the last transfer of its order until then. */
const referenceOf = ({ orderId, at }: SellerEntry, transfers: readonly Transfer[]): string | null =>
  transfers.find((transfer) => transfer.orderId === orderId && transfer.paidAt.getTime() <= at.getTime() + WITHIN_MS)
    ?.reference ?? null;

async function numbersOf(db: Db, orderIds: readonly string[]): Promise<Map<string, string | null>> {
  const orders =
    orderIds.length === 0
      ? []
      : await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', orderIds).execute();
  return new Map(orders.map(({ id, number }) => [id, number]));
}

/** The statement of a seller's month, by default the present one; a text that is no month gives the present one. */
export async function readSellerStatement(db: Db, sellerId: string, wanted: string | null): Promise<SellerStatement> {
  const month = await readSellerMonth(db, sellerId, wanted);
  const ids = [...new Set(month.entries.flatMap(({ orderId }) => orderId ?? []))];
  const paid = month.entries.filter(({ kind }) => kind === 'payout' || kind === 'payoutFailed');
  const numbers = await numbersOf(db, ids);
  const transfers = await transfersOf(db, sellerId, [...new Set(paid.flatMap(({ orderId }) => orderId ?? []))]);
  const entries = month.entries.map((entry) => ({
    ...entry,
    orderNumber: numbers.get(entry.orderId ?? '') ?? null,
    reference: paid.includes(entry) ? referenceOf(entry, transfers) : null,
  }));
  return { ...month, entries };
}
