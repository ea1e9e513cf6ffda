import { type RawBuilder, sql } from 'kysely';
import type { TaxProvider } from '#api/modules/fulfilment/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { planReversal, type TaxReport } from './tax-reports.ts';

/** Another process does not touch what one has taken for this long; a provider answers in less. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;
const BATCH = 20;

/** What reports need: the database, whom to report to, and where to log what it refuses. */
export type TaxReporting = {
  readonly db: Db;
  readonly tax: TaxProvider;
  readonly log: { readonly error: (detail: object, message: string) => void };
};

/** Whether a report is due. */
export const hasDueTaxReports: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM tax_reports WHERE next_attempt_at <= now()
)`;

async function claimReports(db: Db, until: Date): Promise<TaxReport[]> {
  const { rows } = await sql<TaxReport>`
    UPDATE tax_reports SET next_attempt_at = ${until}
    WHERE order_id IN (
      SELECT order_id FROM tax_reports WHERE next_attempt_at <= ${new Date()}
      ORDER BY next_attempt_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING *
  `.execute(db);
  return rows;
}

const update = (db: Db, orderId: string) => db.updateTable('tax_reports').where('order_id', '=', orderId);

/** Reports the sale, then its refunds, one after the other. Returns what stopped it; null when all is reported. */
async function report({ db, tax }: TaxReporting, due: TaxReport): Promise<'unavailable' | { refused: string } | null> {
  const { order_id: orderId, quote_ref: quoteRef } = due;
  let saleRef = due.sale_ref;
  if (saleRef === null) {
    const sale = await tax.commit({ key: orderId, quoteRef });
    if (sale.kind !== 'done') return sale.kind === 'refused' ? { refused: sale.reason } : 'unavailable';
    saleRef = sale.ref;
    await update(db, orderId).set({ sale_ref: saleRef }).execute();
  }
  for (;;) {
    const { reversing_cents: amountCents, reversed_cents: before } = await tx(db, (trx) => planReversal(trx, orderId));
    if (amountCents === 0) return null;
    const refund = await tax.refund({ key: `${orderId}:${before}`, saleRef, amountCents });
    if (refund.kind !== 'done') return refund.kind === 'refused' ? { refused: refund.reason } : 'unavailable';
    await update(db, orderId)
      .set({ reversed_cents: before + amountCents, reversing_cents: 0 })
      .where('reversed_cents', '=', before)
      .execute();
  }
}

async function settle(context: TaxReporting, due: TaxReport, until: Date): Promise<void> {
  const { db, log } = context;
  const stopped = await report(context, due);
  if (stopped === null) {
    // Unless the order changed meanwhile: then the report is due again.
    await update(db, due.order_id)
      .set({ next_attempt_at: null, attempts: 0 })
      .where('next_attempt_at', '=', until)
      .execute();
  } else if (stopped === 'unavailable') {
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(due.attempts, 10));
    await update(db, due.order_id)
      .set({ attempts: due.attempts + 1, next_attempt_at: new Date(Date.now() + pauseMs) })
      .execute();
  } else {
    log.error({ orderId: due.order_id, reason: stopped.refused }, 'a tax report was refused and must be made by hand');
    await update(db, due.order_id).set({ next_attempt_at: null, refused_because: stopped.refused }).execute();
  }
}

/**
 * Reports sales and refunds to the tax provider, if it wants them; gives how many orders it took. What the provider does not
 * answer is tried again after a growing pause. Run it every few seconds, in any number of processes.
 */
export async function reportTaxes(context: TaxReporting): Promise<number> {
  if (!context.tax.reportsSales) return 0;
  const until = new Date(Date.now() + LEASE_MS);
  const due = await claimReports(context.db, until);
  for (const each of due) await settle(context, each, until);
  return due.length;
}
