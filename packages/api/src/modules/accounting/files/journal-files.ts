import { hasGrant } from '@headstock/contracts/grants';
import type { ActorContext } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { toMoney } from '#api/platform/money.ts';
import type { Services } from '#api/platform/services.ts';
import type { OpenFile } from '#api/platform/storage/storage.ts';
import type { JournalFileRow } from '#api/modules/accounting/tables.ts';
import { journalFileKey } from './write-journal-file.ts';

const MAXIMUM_PAGE = 100;

/** What a file is called where it is saved. */
export const journalFileName = ({ number, from_day, to_day, format }: JournalFileRow): string =>
  `journal-${String(number).padStart(4, '0')}-${from_day}-${to_day}.${format}`;

/** A file, as the schema's type `JournalFile` reads it. */
export const toFileView = (row: JournalFileRow, createdBy: string | null) => ({
  id: row.id,
  number: row.number,
  format: row.format === 'iif' ? ('IIF' as const) : ('CSV' as const),
  from: row.from_day,
  to: row.to_day,
  isRepeat: row.is_repeat,
  entries: row.entries,
  debits: toMoney(row.debit_cents),
  bytes: row.bytes,
  sha256: row.sha256,
  name: journalFileName(row),
  url: `/api/journal-files/${row.id}`,
  createdBy,
  createdAt: row.created_at,
});

/** The files of the journal, the newest first, at most 100 at once; the cursor is the number of the last one seen. */
export async function listJournalFiles(db: Db, first: number, after: string | null) {
  const size = Math.min(Math.max(1, first), MAXIMUM_PAGE);
  const below = after !== null && /^\d{1,9}$/.test(after) ? Number(after) : null;
  const rows = await db
    .selectFrom('journal_files')
    .leftJoin('accounts', 'accounts.id', 'journal_files.created_by')
    .selectAll('journal_files')
    .select('accounts.display_name')
    .$if(below !== null, (query) => query.where('number', '<', below ?? 0))
    .orderBy('number', 'desc')
    .limit(size + 1)
    .execute();
  const edges = rows
    .slice(0, size)
    .map(({ display_name: createdBy, ...row }) => ({ cursor: String(row.number), node: toFileView(row, createdBy) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: below !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** A file of the journal to download, for whoever may read the books; undefined for everybody else and for an unknown one. */
export async function openJournalFile(
  { db, principal }: ActorContext,
  { storage }: Pick<Services, 'storage'>,
  id: string,
): Promise<{ name: string; file: OpenFile } | undefined> {
  const { isAdmin, grants } = principal.rights;
  if (!isAdmin || !hasGrant(grants, 'money:read') || !isId(id)) return undefined;
  const row = await db.selectFrom('journal_files').selectAll().where('id', '=', id).executeTakeFirst();
  const file = row && (await storage.open(journalFileKey(row.id, row.format)));
  return row && file ? { name: journalFileName(row), file } : undefined;
}
