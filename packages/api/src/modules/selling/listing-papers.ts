import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { type DocumentRow, documentsOf, loadDocuments, readDocumentFile } from '#api/modules/portfolio/index.ts';
import { findListing } from './find-listing.ts';
import { sellingMessages } from './messages.ts';

/** A paper of a listing as the schema shows it. */
export type ListingPaper = {
  readonly id: string;
  readonly fileName: string;
  readonly isPicture: boolean;
  readonly url: string;
};

/** Gives a new listing the papers of the instrument that it is made of; the caller has checked whose both are. */
export async function takePapers(trx: Tx, listingId: string, portfolioItemId: string): Promise<void> {
  const documents = (await documentsOf(trx, [portfolioItemId])).get(portfolioItemId) ?? [];
  if (documents.length === 0) return;
  await trx
    .insertInto('listing_papers')
    .values(documents.map(({ id }) => ({ listing_id: listingId, document_id: id })))
    .onConflict((on) => on.doNothing())
    .execute();
}

async function documentsOfListing(db: Db, listingId: string): Promise<DocumentRow[]> {
  const rows = await db
    .selectFrom('listing_papers')
    .select('document_id')
    .where('listing_id', '=', listingId)
    .execute();
  return loadDocuments(
    db,
    rows.map(({ document_id: id }) => id),
  );
}

/** The papers of a listing, the oldest first; the caller has checked that it may be seen. */
export async function papersOf(db: Db, listingId: string): Promise<ListingPaper[]> {
  const documents = await documentsOfListing(db, listingId);
  return documents.map(({ id, file_name: fileName, kind }) => ({
    id,
    fileName,
    isPicture: kind === 'picture',
    url: `/api/listings/${listingId}/papers/${id}`,
  }));
}

/** A paper of a listing with its bytes, for its seller and the shop; undefined for everybody else, and for every other id. */
export async function readPaper(
  store: Pick<Services, 'storage'>,
  { db, principal }: ActorContext,
  listingId: string,
  paperId: string,
) {
  if (principal.accountId === null || !isId(paperId)) return undefined;
  if (!(await findListing(db, principal, listingId))) return undefined;
  const row = (await documentsOfListing(db, listingId)).find(({ id }) => id === paperId);
  return row && readDocumentFile(store, row);
}

/** Takes a paper out of a listing; it stays in the portfolio. Throws a DomainError unless it is there, and the listing the actor's own. */
export async function removePaper(actor: ActorContext, listingId: string, paperId: string): Promise<void> {
  const accountId = requireAccountId(actor);
  const { numDeletedRows } = await actor.db
    .deleteFrom('listing_papers')
    .where('listing_id', '=', isId(listingId) ? listingId : '')
    .where('document_id', '=', isId(paperId) ? paperId : '')
    .where('listing_id', 'in', (eb) =>
      eb.selectFrom('listing_drafts').select('id').where('seller_account_id', '=', accountId),
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new DomainError('not-found', sellingMessages(actor.locale).notFound);
}
