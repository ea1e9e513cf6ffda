import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Money, toMoney } from '#api/platform/money.ts';
import { linesOf, rolesOf, taxOf, totalOf } from './documents/document.model.ts';
import { type MappingView, viewMappings } from './mapping/mapping-view.ts';
import { readRole, roleName } from './mapping/roles.model.ts';
import type { DocumentRow, DocumentState } from './tables.ts';

const shown = {
  waiting: 'WAITING',
  sent: 'SENT',
  accepted: 'ACCEPTED',
  differs: 'DIFFERS',
  refused: 'REFUSED',
  held: 'HELD',
  skipped: 'SKIPPED',
} as const satisfies Readonly<Record<DocumentState, Uppercase<DocumentState>>>;

const MAXIMUM_PAGE = 100;

const money = (cents: number | null): Money | null => (cents === null ? null : toMoney(cents));

/** A row of the outbox, as the schema's type `QuickBooksDocument` reads it. */
export type BooksDocumentView = ReturnType<typeof toDocumentView>;

const toDocumentView = (row: DocumentRow) => ({
  document: row.document,
  id: row.id,
  entryId: row.entry_id,
  kind: row.kind,
  number: row.number,
  day: row.day,
  state: shown[row.state],
  reason: row.reason,
  faultCode: row.fault_code,
  faultText: row.fault_text,
  intuitTid: row.intuit_tid,
  attempts: row.attempts,
  quickbooksId: row.quickbooks_id,
  total: row.document && toMoney(totalOf(row.document)),
  tax: row.document && money(taxOf(row.document)),
  quickbooksTotal: money(row.total_cents),
  quickbooksTax: money(row.tax_cents),
  change: row.change,
  changedAt: row.changed_at,
  sentAt: row.sent_at,
  nextAttemptAt: row.state === 'waiting' || row.state === 'sent' ? row.next_attempt_at : null,
  createdAt: row.created_at,
});

/** The mappings by their role, as `locale` names them. */
const mappingsByRole = async (db: Db, locale: Locale): Promise<ReadonlyMap<string, MappingView>> =>
  new Map((await viewMappings(db, locale)).map((mapping) => [mapping.role, mapping]));

/** What of a document is sent, debits first; lines that move nothing are left out. */
export async function viewDocumentLines({ document }: BooksDocumentView, db: Db, locale: Locale) {
  if (!document) return [];
  const mappings = await mappingsByRole(db, locale);
  const needed = new Set<string>(rolesOf(document));
  return linesOf(document)
    .filter(({ cents }) => cents !== 0)
    .toSorted((a, b) => Math.sign(b.cents) - Math.sign(a.cents))
    .map(({ role, cents, isTaxed }) => ({
      mapping: needed.has(role) ? (mappings.get(role) ?? null) : null,
      name: roleName(role, locale),
      isTaxed,
      debit: cents > 0 ? toMoney(cents) : null,
      credit: cents < 0 ? toMoney(-cents) : null,
    }));
}

/** What a document that is not in QuickBooks needs there, and is not mapped or not there any more. */
export async function missingMappings({ document, state }: BooksDocumentView, db: Db, locale: Locale) {
  if (!document || state === 'ACCEPTED' || state === 'DIFFERS' || state === 'SKIPPED') return [];
  const mappings = await mappingsByRole(db, locale);
  return [...new Set(rolesOf(document))].flatMap((role) => {
    const mapping = mappings.get(role);
    return mapping && (mapping.refId === null || mapping.fault !== null) ? [mapping] : [];
  });
}

/** What the mapping is called that a document is held or refused for; null where it is something else. */
export function reasonName({ reason }: BooksDocumentView, locale: Locale): string | null {
  const [code, text = ''] = (reason ?? '').split(':');
  const role = code === 'mapping' || code === 'reference' ? readRole(text) : undefined;
  return role ? roleName(role, locale) : null;
}

/** What an entry became. */
export async function documentsOfEntry(db: Db, entryId: string) {
  const rows = await db
    .selectFrom('quickbooks_documents')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute();
  return rows.map(toDocumentView);
}

export type DocumentFilter = {
  readonly states?: readonly Uppercase<DocumentState>[] | null;
  readonly changed?: boolean | null;
  readonly search?: string | null;
};

/** A page of the outbox, newest first; the cursor is the id of the row. */
export async function listDocuments(db: Db, filter: DocumentFilter, first: number, after: string | null) {
  const size = Math.min(Math.max(1, first), MAXIMUM_PAGE);
  const states = filter.states?.map((state) => state.toLowerCase());
  const search = filter.search?.trim().slice(0, 60);
  const conditions: RawBuilder<boolean>[] = [
    sql<boolean>`true`,
    ...(states?.length ? [sql<boolean>`state = ANY (${states}::text[])`] : []),
    ...(filter.changed ? [sql<boolean>`change IS NOT NULL`] : []),
    ...(search ? [sql<boolean>`(number = ${search} OR entry_id = ${search} OR id = ${search})`] : []),
    ...(after !== null && isId(after) ? [sql<boolean>`id < ${after}`] : []),
  ];
  const rows = await db
    .selectFrom('quickbooks_documents')
    .selectAll()
    .where(sql<boolean>`${sql.join(conditions, sql` AND `)}`)
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const edges = rows.slice(0, size).map((row) => ({ cursor: row.id, node: toDocumentView(row) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > size,
      hasPreviousPage: after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/** How many documents are in each state. */
export async function countDocuments(db: Db) {
  const rows = await db
    .selectFrom('quickbooks_documents')
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, count }) => ({ state: shown[state], count }));
}
