import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';
import type { DocumentRow } from '#api/modules/accounting/quickbooks/tables.ts';

const MAXIMUM_REASON = 300;

async function lockDocument(trx: Tx, { locale }: ActorContext, id: string): Promise<DocumentRow> {
  const row = isId(id)
    ? await trx.selectFrom('quickbooks_documents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new DomainError('not-found', accountingMessages(locale).documentNotFound);
  return row;
}

const audit = (trx: Tx, actor: ActorContext, action: string, { id, state, reason }: DocumentRow) =>
  recordAudit(trx, actorOf(actor), {
    action,
    subjectKind: 'quickbooks-document',
    subjectId: id,
    detail: { state, reason },
  });

/**
 * Lets a document that was refused or is held be sent again, for admins, audited; it is looked up first, and is another request to QuickBooks.
 * Throws a DomainError `not-found` or `not-possible`.
 */
export async function retryDocument(actor: ActorContext, id: string): Promise<void> {
  await tx(actor.db, async (trx) => {
    const row = await lockDocument(trx, actor, id);
    const isSkippedByHand = row.state === 'skipped' && row.document !== null;
    if (row.state !== 'refused' && row.state !== 'held' && !isSkippedByHand)
      throw new DomainError('not-possible', accountingMessages(actor.locale).documentNotOpen);
    await trx
      .updateTable('quickbooks_documents')
      .set({
        state: 'waiting',
        reason: null,
        next_attempt_at: new Date(),
        revision: row.revision + (row.attempts > 0 ? 1 : 0),
      })
      .where('id', '=', id)
      .execute();
    await audit(trx, actor, 'quickbooks.retry', row);
  });
}

/**
 * Leaves a document out of QuickBooks, for admins, audited, with a reason of 1 to 300 characters; one that was sent and not answered may be
 * there, and cannot. Throws a DomainError `not-found`, `reason` or `not-possible`.
 */
export async function skipDocument(actor: ActorContext, id: string, reason: string): Promise<void> {
  const messages = accountingMessages(actor.locale);
  const text = cleanText(reason).trim();
  if (text === '' || text.length > MAXIMUM_REASON) throw new DomainError('reason', messages.skipReason);
  await tx(actor.db, async (trx) => {
    const row = await lockDocument(trx, actor, id);
    if (row.state !== 'waiting' && row.state !== 'refused' && row.state !== 'held')
      throw new DomainError('not-possible', messages.documentNotOpen);
    await trx
      .updateTable('quickbooks_documents')
      .set({ state: 'skipped', reason: text })
      .where('id', '=', id)
      .execute();
    await audit(trx, actor, 'quickbooks.skip', row);
  });
}
