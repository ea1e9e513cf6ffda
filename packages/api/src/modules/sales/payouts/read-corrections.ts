import type { CorrectionKind } from '#api/modules/payments/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type Money, toMoney } from '#api/platform/money.ts';

/** A fine or a correction, as the schema's type `SellerCorrection` reads it. */
export type SellerCorrectionView = {
  readonly id: string;
  readonly kind: CorrectionKind;
  readonly amount: Money;
  readonly reason: string;
  readonly at: Date;
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly sellerId: string;
  readonly sellerName: string;
  readonly enteredBy: string;
};

const MOST = 100;

/** Fines and corrections of an order, of a seller, or of all; the newest first, at most 100. */
export async function readCorrections(
  db: Db,
  { orderId, sellerId }: { readonly orderId?: string | null; readonly sellerId?: string | null },
): Promise<SellerCorrectionView[]> {
  let query = db
    .selectFrom('seller_corrections as correction')
    .innerJoin('orders', 'orders.id', 'correction.order_id')
    .innerJoin('accounts as seller', 'seller.id', 'correction.seller_account_id')
    .innerJoin('accounts as staff', 'staff.id', 'correction.entered_by')
    .select(['correction.id', 'correction.kind', 'correction.amount_cents', 'correction.reason'])
    .select(['correction.created_at as at', 'orders.id as orderId', 'orders.number as orderNumber'])
    .select(['seller.id as sellerId', 'seller.display_name as sellerName', 'staff.display_name as enteredBy'])
    .orderBy('correction.id', 'desc')
    .limit(MOST);
  if (orderId) query = query.where('correction.order_id', '=', orderId);
  if (sellerId) query = query.where('correction.seller_account_id', '=', sellerId);
  return (await query.execute()).map(({ amount_cents: cents, ...row }) => ({ ...row, amount: toMoney(cents) }));
}
