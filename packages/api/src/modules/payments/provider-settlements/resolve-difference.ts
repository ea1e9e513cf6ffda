import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { writeEntry } from '#api/modules/payments/ledger/write-entry.ts';
import { matchRow } from './match-row.ts';
import { settlementMessages } from './messages.ts';
import type { SettledProvider } from './report.model.ts';
import type { ReportRowRow } from './tables.ts';

const LONGEST_REASON = 500;

/** A reason of 1 to 500 characters. Throws a DomainError `reason`. */
export function readReason(actor: ActorContext, given: string): string {
  const reason = cleanText(given).trim();
  if (reason === '' || reason.length > LONGEST_REASON)
    throw new DomainError('reason', settlementMessages(actor.locale).reason);
  return reason;
}

/** Looks for what the books have of a row by now, as when a payment was captured after the report. Gives whether it is settled by that. */
async function rematch(trx: Tx, row: ReportRowRow): Promise<boolean> {
  const references = [row.reference, row.payment_id, row.refund_id, row.reversal_id].filter((one) => one !== null);
  const match = await matchRow(trx, row.provider, { kind: row.kind, grossCents: row.gross_cents, references });
  if (match.difference !== null || match.account !== row.account) return false;
  await trx
    .updateTable('provider_settlement_rows')
    .set({
      kind: match.kind,
      payment_id: match.paymentId,
      refund_id: match.refundId,
      reversal_id: match.reversalId,
      expected_cents: match.expectedCents,
      difference: null,
    })
    .where('id', '=', row.id)
    .execute();
  return true;
}

/** Matches the open differences of a provider again; those that the books have by now are none any more. */
export async function rematchOpen(trx: Tx, provider: SettledProvider): Promise<void> {
  const rows = await trx
    .selectFrom('provider_settlement_rows')
    .selectAll()
    .where('provider', '=', provider)
    .where('difference', 'is not', null)
    .where('resolution', 'is', null)
    .orderBy('id')
    .limit(200)
    .forUpdate()
    .execute();
  for (const row of rows) await rematch(trx, row);
}

/**
 * Explains a difference: what the provider says counts, and the rest goes from its clearing account into the differences, with the reason.
 * Where the books agree by now, nothing is entered. Throws a DomainError: `reason`, `not-found` or `resolved`.
 */
export async function resolveDifference(actor: ActorContext, id: string, given: string): Promise<void> {
  const messages = settlementMessages(actor.locale);
  const reason = readReason(actor, given);
  await tx(actor.db, async (trx) => {
    const row = isId(id)
      ? await trx.selectFrom('provider_settlement_rows').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined;
    if (!row) throw new DomainError('not-found', messages.notFound);
    if (row.difference === null || row.resolution !== null) throw new DomainError('resolved', messages.resolved);
    if (await rematch(trx, row)) return;
    const cents = row.gross_cents - row.expected_cents;
    const entryId = await writeEntry(trx, {
      kind: 'settlement-difference',
      subject: row.id,
      orderId: null,
      amounts: { [row.account]: cents, 'settlement-differences': -cents },
    });
    await trx
      .updateTable('provider_settlement_rows')
      .set({
        resolution: reason,
        resolution_entry_id: entryId,
        resolved_by_account_id: actor.principal.accountId,
        resolved_at: actor.now,
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'settlement.explain',
      subjectKind: 'settlement',
      subjectId: row.settlement_id,
      detail: { row: row.reference, cents, reason },
    });
  });
}
