import type { ActorContext } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';
import { dayAt, nextDay } from '#api/modules/accounting/journal/journal-days.ts';
import type { PostingMode } from '#api/modules/accounting/quickbooks/tables.ts';

/** How the books of a day go to QuickBooks: by single documents, unless somebody chose otherwise before that day. */
export async function readPostingMode(db: Db, day: string): Promise<PostingMode> {
  const row = await db
    .selectFrom('quickbooks_postings')
    .select('mode')
    .where('from_day', '<=', day)
    .orderBy('from_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.mode ?? 'documents';
}

/** How the books go to QuickBooks today, and from tomorrow on. */
export async function readPosting(db: Db, now: Date): Promise<{ mode: PostingMode; nextMode: PostingMode }> {
  const today = dayAt(now);
  return { mode: await readPostingMode(db, today), nextMode: await readPostingMode(db, nextDay(today)) };
}

/** Chooses how the books go to QuickBooks from tomorrow on, so that no day goes in both ways. Throws a DomainError, `changed`, where that is not `expected` now. */
export async function setPostingMode(
  actor: ActorContext,
  mode: PostingMode,
  expected: PostingMode | null = null,
): Promise<void> {
  const day = nextDay(dayAt(actor.now));
  await tx(actor.db, async (trx) => {
    const now = await readPostingMode(trx, day);
    if (expected !== null && now !== expected && now !== mode) {
      const last = await lastChangeOf(trx, 'quickbooks', 'shop', ['quickbooks.posting']);
      throw new DomainError('changed', accountingMessages(actor.locale).postingChanged(last?.by ?? null));
    }
    const row = { from_day: day, mode, set_by: actor.principal.accountId };
    await trx
      .insertInto('quickbooks_postings')
      .values(row)
      .onConflict((on) => on.column('from_day').doUpdateSet({ mode, set_by: row.set_by, set_at: actor.now }))
      .execute();
    await recordAudit(trx, actorOf(actor), {
      action: 'quickbooks.posting',
      subjectKind: 'quickbooks',
      subjectId: 'shop',
      detail: { mode, from: day },
    });
  });
}
