import { recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { actorFor } from '#api/modules/sales/orders/principal.ts';
import type { Payer } from '#api/modules/sales/checkout/begin-payment.ts';
import type { PaymentProvider } from '#api/modules/payments/payment-provider.ts';
import { holdFromPurse, releaseToPurse } from '#api/modules/payments/stored-value/stored-value-accounts.ts';
import type { PaymentRow } from '#api/modules/payments/tables.ts';
import { type DueTender, isExternal, paymentKindOf } from './payment-method.ts';
import { tenderMessages } from './messages.ts';

/** What all payments of an intent have in common. */
export type Intent = {
  readonly session_id: string;
  readonly account_id: string | null;
  readonly idempotency_key: string;
  readonly request_hash: string;
  readonly layaway_ref: string | null;
  readonly currency: string;
  /** Who charges the tender that the shop does not take itself. */
  readonly provider: PaymentProvider['name'];
  readonly settle_after: Date;
};

/** Writes a payment for each tender. The first is the lead: the one that a provider charges, if there is one. */
export async function insertTenders(
  trx: Tx,
  { idempotency_key: key, provider, ...intent }: Intent,
  tenders: readonly DueTender[],
): Promise<PaymentRow[]> {
  const rows: PaymentRow[] = [];
  for (const { method, amountCents, purseId, isTrade } of tenders) {
    const leadId = rows[0]?.id ?? null;
    const row = await trx
      .insertInto('payments')
      .values({
        id: newId(),
        lead_id: leadId,
        idempotency_key: leadId === null ? key : null,
        ...intent,
        kind: paymentKindOf(method),
        provider: isExternal(method) ? provider : null,
        terminal: method.kind === 'terminal',
        purse_id: purseId,
        is_trade: isTrade,
        manual_type: method.kind === 'manual' ? method.type : null,
        notes: method.kind === 'manual' ? method.notes : null,
        status: 'SUBMITTED',
        amount_cents: amountCents,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    rows.push(row);
  }
  return rows;
}

/** Holds what purses pay, in the sequence of their ids, and writes down who took money by hand. Throws a DomainError. */
export async function holdTenders(trx: Tx, payer: Payer, payments: readonly PaymentRow[]): Promise<void> {
  const fromPurses = payments.toSorted((a, b) => ((a.purse_id ?? '') < (b.purse_id ?? '') ? -1 : 1));
  for (const { id, purse_id: purseId, kind, amount_cents: cents } of fromPurses) {
    if (purseId === null) continue;
    const left = await holdFromPurse(trx, id, purseId, cents);
    if (left === null) continue;
    const words = tenderMessages[payer.locale];
    throw new DomainError('insufficient', kind === 'code' ? words.codeTooLittle(left) : words.creditsTooLittle(left));
  }
  for (const { id, kind, manual_type: type, amount_cents: cents } of payments) {
    if (kind !== 'manual') continue;
    const detail = { type, cents };
    await recordAudit(trx, actorFor(payer), {
      action: 'payment.manual',
      subjectKind: 'payment',
      subjectId: id,
      detail,
    });
  }
}

/** Ends payments that shared the fate of one that came to nothing: what purses held goes back. */
export async function releaseTenders(trx: Tx, payments: readonly PaymentRow[]): Promise<void> {
  for (const payment of payments.toSorted((a, b) => ((a.purse_id ?? '') < (b.purse_id ?? '') ? -1 : 1))) {
    if (payment.status !== 'SUBMITTED') continue;
    await trx.updateTable('payments').set({ status: 'VOID' }).where('id', '=', payment.id).execute();
    if (payment.purse_id) await releaseToPurse(trx, payment.id, payment.purse_id, payment.amount_cents);
  }
}
