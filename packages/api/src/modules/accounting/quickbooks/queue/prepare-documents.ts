import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { documentsOf } from '#api/modules/accounting/quickbooks/documents/documents-of-entry.model.ts';
import { loadFacts } from '#api/modules/accounting/quickbooks/documents/load-facts.ts';
import { readConnection } from '#api/modules/accounting/quickbooks/connection/tokens.ts';

const BATCH = 200;

/** Entries that no row of the outbox is for yet; those of the last seconds wait, until everything of their transaction is there. */
const unprepared = sql`ledger_entries AS entry
  JOIN quickbooks_connection AS connection ON connection.state <> 'disconnected' AND entry.created_at >= connection.posts_from
  WHERE entry.created_at < now() - interval '5 seconds'
  AND NOT EXISTS (SELECT FROM quickbooks_documents AS document WHERE document.entry_id = entry.id)`;

/** Whether an entry waits for its documents. */
export const hasUnprepared = sql<boolean>`EXISTS (SELECT FROM ${unprepared})`;

async function prepareEntry(db: Db, entryId: string): Promise<void> {
  await tx(db, async (trx) => {
    const facts = await loadFacts(trx, entryId);
    const made = documentsOf(facts);
    const row = { entry_id: entryId, day: facts.day };
    const rows =
      'skipped' in made
        ? [
            {
              ...row,
              id: newId(),
              part: 'main',
              kind: null,
              number: null,
              document: null,
              state: 'skipped' as const,
              reason: made.skipped,
            },
          ]
        : made.documents.map(({ part, document }) => ({
            ...row,
            id: newId(),
            part,
            kind: document.kind,
            number: document.number,
            document: toJson(document),
            state: 'waiting' as const,
            reason: null,
          }));
    await trx
      .insertInto('quickbooks_documents')
      .values(rows)
      .onConflict((on) => on.columns(['entry_id', 'part']).doNothing())
      .execute();
  });
}

/** Writes the rows of the outbox for entries that have none, oldest first: one for each entry and document. Gives how many entries. */
export async function prepareDocuments(db: Db): Promise<number> {
  if (!(await readConnection(db))) return 0;
  const { rows } = await sql<{ id: string }>`
    SELECT entry.id FROM ${unprepared} ORDER BY entry.created_at, entry.id LIMIT ${BATCH}`.execute(db);
  for (const { id } of rows) await prepareEntry(db, id);
  return rows.length;
}
