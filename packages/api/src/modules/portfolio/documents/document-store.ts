import type { Selectable } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { isId, newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { type FileFault, fileTypes, prepareFile, type UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { findPortfolioItem, lockOwner } from '#api/modules/portfolio/items/portfolio.ts';
import { portfolioMessages } from '#api/modules/portfolio/messages.ts';
import type { PortfolioDocumentsTable } from '#api/modules/portfolio/tables.ts';

export type DocumentRow = Selectable<PortfolioDocumentsTable>;

/** An instrument has so many papers. */
export const MOST_DOCUMENTS = 20;

type Store = Pick<Services, 'db' | 'storage'>;

/** Where the storage keeps a paper. */
export const documentKey = ({ id, kind }: Pick<DocumentRow, 'id' | 'kind'>): string =>
  `portfolio-documents/${id}.${fileTypes[kind].extension}`;

/** A paper as its owner sees it. */
export const toDocumentView = ({ id, file_name: fileName, kind, created_at: createdAt }: DocumentRow) => ({
  id,
  fileName,
  isPicture: kind === 'picture',
  url: `/api/portfolio/documents/${id}`,
  createdAt,
});

/** The papers of instruments, by instrument, the oldest first; the caller has checked whose they are. */
export async function documentsOf(db: Db, itemIds: readonly string[]): Promise<Map<string, DocumentRow[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('portfolio_documents')
    .selectAll()
    .where('portfolio_item_id', 'in', itemIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ portfolio_item_id: id }) => id);
}

/** Checks and keeps a paper of one of the actor's instruments. `unknown` for every other instrument; throws a DomainError when it has too many. */
export async function storeDocument(
  { db, storage }: Store,
  actor: ActorContext,
  itemId: string,
  file: UploadedFile,
): Promise<DocumentRow | FileFault | 'unknown'> {
  if (!(await findPortfolioItem(actor, itemId))) return 'unknown';
  const prepared = await prepareFile(file);
  if (typeof prepared === 'string') return prepared;
  const { kind, fileName, data } = prepared;
  const row = await tx(db, async (trx) => {
    await lockOwner(trx, requireAccountId(actor));
    const known = await trx
      .selectFrom('portfolio_documents')
      .select('id')
      .where('portfolio_item_id', '=', itemId)
      .execute();
    if (known.length >= MOST_DOCUMENTS) return undefined;
    return trx
      .insertInto('portfolio_documents')
      .values({ id: newId(), portfolio_item_id: itemId, kind, file_name: fileName, bytes: data.length })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (!row) throw new DomainError('full', portfolioMessages(actor.locale).documentsFull(MOST_DOCUMENTS));
  try {
    // The row first: a file without one would stay for ever, and nobody could remove it.
    await storage.put(documentKey(row), data, { contentType: fileTypes[kind].contentType });
  } catch (error) {
    await db.deleteFrom('portfolio_documents').where('id', '=', row.id).execute();
    throw error;
  }
  return row;
}

/** A paper of one of the actor's instruments, with its instrument; undefined for every other id. */
async function findDocument({ db, principal }: ActorContext, id: string): Promise<DocumentRow | undefined> {
  if (principal.accountId === null || !isId(id)) return undefined;
  return db
    .selectFrom('portfolio_documents')
    .innerJoin('portfolio_items', 'portfolio_items.id', 'portfolio_documents.portfolio_item_id')
    .selectAll('portfolio_documents')
    .where('portfolio_documents.id', '=', id)
    .where('portfolio_items.account_id', '=', principal.accountId)
    .executeTakeFirst();
}

/** Papers by id, the oldest first; the caller has checked who may see them. */
export async function loadDocuments(db: Db, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('portfolio_documents')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A paper with its bytes; undefined where its file is gone. The caller has checked who may see it. */
export async function readDocumentFile({ storage }: Pick<Store, 'storage'>, row: DocumentRow) {
  const bytes = await storage.get(documentKey(row));
  return bytes && { kind: row.kind, fileName: row.file_name, bytes };
}

/** A paper with its bytes; undefined for every id that is not the actor's. */
export async function readDocument(store: Pick<Store, 'storage'>, actor: ActorContext, id: string) {
  const row = await findDocument(actor, id);
  return row && readDocumentFile(store, row);
}

/** Removes a paper and its file. Throws a DomainError unless it is of the actor's own instrument. */
export async function removeDocument(
  { storage }: Pick<Store, 'storage'>,
  actor: ActorContext,
  id: string,
): Promise<void> {
  const row = await findDocument(actor, id);
  if (!row) throw new DomainError('not-found', portfolioMessages(actor.locale).notFound);
  await storage.delete(documentKey(row));
  await actor.db.deleteFrom('portfolio_documents').where('id', '=', row.id).execute();
}
