import type { Tx } from '#api/platform/db/database.ts';
import type { PaymentRow } from './tables.ts';

/** The payments that share a primary payment's fate, without the primary one. */
export const secondaryPaymentsOf = (trx: Tx, primaryId: string): Promise<PaymentRow[]> =>
  trx.selectFrom('payments').selectAll().where('primary_payment_id', '=', primaryId).orderBy('id').execute();

/** Whether it is still open what becomes of a payment. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'SUBMITTED' || status === 'REQUIRES_ACTION';
