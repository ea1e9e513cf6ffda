import type { Tx } from '#api/platform/db/database.ts';
import type { PaymentRow } from './tables.ts';

/** The secondary payments of a primary payment. */
export const secondaryPaymentsOf = (trx: Tx, primaryId: string): Promise<PaymentRow[]> =>
  trx.selectFrom('payments').selectAll().where('primary_payment_id', '=', primaryId).orderBy('id').execute();

/** Whether a payment is still open. */
export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  status === 'SUBMITTED' || status === 'REQUIRES_ACTION';
