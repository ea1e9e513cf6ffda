import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { dayAt, readRange } from '#api/modules/accounting/journal/journal-days.ts';
import { accountingMessages } from '#api/modules/accounting/messages.ts';

/** The last day whose books are closed; null while none is. What belongs to such a day is posted on the first open one. */
export async function readClosedUntil(db: Db): Promise<string | null> {
  const row = await db.selectFrom('accounting_settings').select('closed_until').executeTakeFirst();
  return row?.closed_until ?? null;
}

/** Closes the books up to a day, for admins, audited; they are never opened again. Throws a DomainError `date`, `open` or `closed`. */
export async function closeBooks(actor: ActorContext, day: string): Promise<void> {
  const messages = accountingMessages(actor.locale);
  readRange(actor.locale, day, day);
  if (day >= dayAt(actor.now)) throw new DomainError('open', messages.rangeOpen);
  await tx(actor.db, async (trx) => {
    const closed = await trx
      .selectFrom('accounting_settings')
      .select('closed_until')
      .where('id', '=', 'shop')
      .forUpdate()
      .executeTakeFirst();
    const before = closed?.closed_until ?? null;
    if (before === day) return;
    if (before !== null && day < before) throw new DomainError('closed', messages.booksClosed(before));
    await trx
      .insertInto('accounting_settings')
      .values({ id: 'shop', closed_until: day })
      .onConflict((on) => on.column('id').doUpdateSet({ closed_until: day }))
      .execute();
    const detail = { day, before };
    await recordAudit(trx, actorOf(actor), { action: 'books.close', subjectKind: 'books', subjectId: 'shop', detail });
  });
}
