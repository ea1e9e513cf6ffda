import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { nextDay, startOf } from '#api/modules/accounting/journal/journal-days.ts';
import { unprepared } from '#api/modules/accounting/quickbooks/queue/unprepared.ts';
import { type DayLine, summaryOf } from './day-summary.model.ts';

/** The part of the row that has the summary; its entry is the first of those that it sums up. */
const SUMMARY = 'summary';

/** What entries did to the accounts; of stored value with the kind of code or credits that it was. */
async function readLines(trx: Tx, entryIds: readonly string[]): Promise<DayLine[]> {
  const { rows } = await sql<DayLine>`
    SELECT line.account, CASE WHEN line.account IN ('stored-value', 'held') THEN (
        SELECT CASE WHEN owner.kind = 'code' THEN 'gift-codes' WHEN owner.is_trade THEN 'trade-credits' ELSE 'store-credits' END
        FROM stored_value_accounts AS owner WHERE owner.id = coalesce(
          (SELECT stored_value_account_id FROM stored_value_transactions WHERE entry_id = entry.id LIMIT 1),
          (SELECT stored_value_account_id FROM payments WHERE id = split_part(entry.event_key, ':', 2)),
          (SELECT payment.stored_value_account_id FROM refunds JOIN payments AS payment ON payment.id = refunds.payment_id
            WHERE refunds.id = split_part(entry.event_key, ':', 2)))
      ) END AS "storedValue", sum(line.amount_cents)::bigint AS cents
    FROM ledger_entries AS entry JOIN ledger_lines AS line ON line.entry_id = entry.id
    WHERE entry.id = ANY (${[...entryIds]}::text[]) GROUP BY 1, 2`.execute(trx);
  return rows;
}

/**
 * Writes one row of the outbox for all entries of a day that is over and that have none: a journal entry that sums them up. What commits late
 * to a day is summed up by a further one. Gives how many entries.
 */
export async function prepareDay(db: Db, day: string): Promise<number> {
  return tx(db, async (trx) => {
    await lockAdvisory(trx, `quickbooks-day:${day}`);
    const { rows: entries } = await sql<{ id: string }>`
      SELECT entry.id FROM ${unprepared} AND entry.created_at >= ${startOf(day)} AND entry.created_at < ${startOf(nextDay(day))}
      ORDER BY entry.created_at, entry.id`.execute(trx);
    const [first] = entries;
    if (!first) return 0;
    const ids = entries.map(({ id }) => id);
    const { rows: earlier } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM quickbooks_documents WHERE day = ${day} AND part = ${SUMMARY}`.execute(
      trx,
    );
    const document = summaryOf(day, (earlier[0]?.count ?? 0) + 1, await readLines(trx, ids));
    const row = { day, kind: null, number: null, document: null, state: 'skipped' as const };
    const reason = document ? 'in-summary' : 'nothing-moves';
    await trx
      .insertInto('quickbooks_documents')
      .values(ids.map((id) => ({ ...row, id: newId(), entry_id: id, part: 'main', reason })))
      .execute();
    if (document)
      await trx
        .insertInto('quickbooks_documents')
        .values({
          id: newId(),
          entry_id: first.id,
          part: SUMMARY,
          day,
          kind: document.kind,
          number: document.number,
          document: toJson(document),
          state: 'waiting',
          reason: null,
        })
        .execute();
    return ids.length;
  });
}
