import { sql } from 'kysely';
import { toJson } from '#api/platform/db/columns.ts';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { documentsOf } from '#api/modules/accounting/quickbooks/documents/documents-of-entry.model.ts';
import { loadFacts } from '#api/modules/accounting/quickbooks/documents/load-facts.ts';
import { prepareDay } from '#api/modules/accounting/quickbooks/daily/prepare-day.ts';
import { readPostingMode } from '#api/modules/accounting/quickbooks/daily/posting-mode.ts';
import { dayAt } from '#api/modules/accounting/journal/journal-days.ts';
import { readConnection } from '#api/modules/accounting/quickbooks/connection/tokens.ts';
import { unprepared } from './unprepared.ts';

const BATCH = 200;

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

/** Prepares an entry, or all of its day where that goes as one; a day that is not over waits. */
async function prepareOne(db: Db, { id, created_at: at }: { id: string; created_at: Date }): Promise<number> {
  const day = dayAt(at);
  if ((await readPostingMode(db, day)) === 'daily') return day < dayAt(new Date()) ? prepareDay(db, day) : 0;
  await prepareEntry(db, id);
  return 1;
}

/**
 * Writes the rows of the outbox for entries that have none, oldest first: one for each entry and document, or one for all of a day that is over,
 * as was chosen before that day. Gives how many entries.
 */
export async function prepareDocuments(db: Db): Promise<number> {
  if (!(await readConnection(db))) return 0;
  const { rows } = await sql<{ id: string; created_at: Date }>`
    SELECT entry.id, entry.created_at FROM ${unprepared} ORDER BY entry.created_at, entry.id LIMIT ${BATCH}`.execute(
    db,
  );
  const done = new Set<string>();
  let prepared = 0;
  for (const row of rows) {
    // A day is summed up once, whatever entries of it are in the batch.
    const day = dayAt(row.created_at);
    if (done.has(day)) continue;
    if ((await readPostingMode(db, day)) === 'daily') done.add(day);
    prepared += await prepareOne(db, row);
  }
  return prepared;
}
