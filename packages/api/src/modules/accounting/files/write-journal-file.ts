import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Db } from '#api/platform/db/database.ts';
import { lockAdvisory } from '#api/platform/db/advisory-lock.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { accountName } from '#api/modules/accounting/journal/chart.model.ts';
import { dayAt, type DayRange, readRange, within } from '#api/modules/accounting/journal/journal-days.ts';
import { sourceOf } from '#api/modules/accounting/journal/journal-source.model.ts';
import { type JournalRow, selectEntries } from '#api/modules/accounting/journal/read-journal.ts';
import { accountingMessages, kindNames } from '#api/modules/accounting/messages.ts';
import { readClosedUntil } from '#api/modules/accounting/settings/closed-until.ts';
import type { JournalFileRow } from '#api/modules/accounting/tables.ts';
import { daysOf } from './day-entries.model.ts';
import { type FileEntry, type JournalFormat, journalWriters } from './journal-file.model.ts';
import { postingOf } from './posting-day.model.ts';

const BATCH = 500;

/** Where the storage has a file. IIF is text to it. */
export const journalFileKey = (id: string, format: JournalFormat): string =>
  `accounting/journal/${id}.${format === 'csv' ? 'csv' : 'txt'}`;

function toFileEntry(row: JournalRow, closedUntil: string | null): FileEntry {
  const source = sourceOf(row);
  const order = row.order_number === null ? '' : ` ${row.order_number}`;
  const posting = postingOf(dayAt(row.created_at), closedUntil, `${kindNames[row.kind]}${order}`);
  return {
    id: row.id,
    ...posting,
    documentNumber: row.order_number ?? row.id,
    source: `${source.kind.toLowerCase().replaceAll('_', '-')} ${source.id}`,
    lines: row.lines,
  };
}

/** The entries of a range that moved something, oldest first, some hundred in memory at a time. */
async function* entriesOf(db: Db, range: DayRange): AsyncGenerator<JournalRow> {
  let last: string | null = null;
  for (;;) {
    const conditions = [
      ...within(range),
      sql<boolean>`EXISTS (SELECT FROM ledger_lines WHERE entry_id = entry.id)`,
      ...(last === null
        ? []
        : [
            sql<boolean>`(entry.created_at, entry.id) > (SELECT created_at, id FROM ledger_entries WHERE id = ${last})`,
          ]),
    ];
    const where = sql<boolean>`${sql.join(conditions, sql` AND `)}`;
    const page: readonly JournalRow[] = (await selectEntries(where, sql`entry.created_at, entry.id`, BATCH).execute(db))
      .rows;
    yield* page;
    if (page.length < BATCH) return;
    last = page.at(-1)?.id ?? null;
  }
}

async function* toFileEntries(rows: AsyncIterable<JournalRow>, closedUntil: string | null): AsyncGenerator<FileEntry> {
  for await (const row of rows) yield toFileEntry(row, closedUntil);
}

export type FileRequest = {
  readonly format: JournalFormat;
  readonly from: string;
  readonly to: string;
  /** One entry a day instead of each. */
  readonly summary: boolean;
  /** The person knows that days of it are in a file already. */
  readonly repeat: boolean;
};

/** The files that have a day of a range, oldest first. */
const covering = (db: Db, { from, to }: Pick<FileRequest, 'from' | 'to'>) =>
  db
    .selectFrom('journal_files')
    .select('number')
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .orderBy('number')
    .execute();

/**
 * Writes the journal of a closed range of days, both included, to a numbered file that the storage keeps with its hash, for admins. Throws
 * a DomainError: `date`, `open` for a range that today is in, `covered` when a file has a day of it and `repeat` is false, `empty`.
 */
export async function writeJournalFile(
  actor: ActorContext,
  { storage }: Pick<Services, 'storage'>,
  { format, from, to, summary, repeat }: FileRequest,
): Promise<JournalFileRow> {
  const messages = accountingMessages(actor.locale);
  const range = readRange(actor.locale, from, to);
  if (to >= dayAt(actor.now)) throw new DomainError('open', messages.rangeOpen);
  const earlier = await covering(actor.db, { from, to });
  if (earlier.length > 0 && !repeat)
    throw new DomainError('covered', messages.rangeCovered(earlier.map(({ number }) => number)));
  const id = newId();
  const closedUntil = await readClosedUntil(actor.db);
  const hash = createHash('sha256');
  const counted = { entries: 0, cents: 0, bytes: 0 };
  const take = (bytes: Buffer): Buffer => {
    hash.update(bytes);
    counted.bytes += bytes.length;
    return bytes;
  };
  async function* body(): AsyncGenerator<Buffer> {
    yield take(journalWriters[format].head());
    const entries = toFileEntries(entriesOf(actor.db, range), closedUntil);
    for await (const entry of summary ? daysOf(entries) : entries) {
      counted.entries += 1;
      counted.cents += entry.lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
      yield take(journalWriters[format].entry(entry, (account) => accountName(account, 'en')));
    }
  }
  const key = journalFileKey(id, format);
  await storage.put(key, body(), { contentType: format === 'csv' ? 'text/csv' : 'text/plain' });
  if (counted.entries === 0) {
    await storage.delete(key);
    throw new DomainError('empty', messages.rangeEmpty);
  }
  return tx(actor.db, async (trx) => {
    await lockAdvisory(trx, 'journal-files');
    const now = await covering(trx, { from, to });
    // Somebody else wrote one meanwhile.
    if (now.length > 0 && !repeat)
      throw new DomainError('covered', messages.rangeCovered(now.map(({ number }) => number)));
    const row = await trx
      .insertInto('journal_files')
      .values({
        id,
        number: sql<number>`(SELECT coalesce(max(number), 0) + 1 FROM journal_files)`,
        format,
        from_day: from,
        to_day: to,
        is_repeat: now.length > 0,
        entries: counted.entries,
        debit_cents: counted.cents,
        bytes: counted.bytes,
        sha256: hash.digest('hex'),
        created_by: actor.principal.accountId,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const detail = { format, from, to, summary, number: row.number, isRepeat: row.is_repeat };
    await recordAudit(trx, actorOf(actor), {
      action: 'journal.export',
      subjectKind: 'journal-file',
      subjectId: id,
      detail,
    });
    return row;
  });
}
