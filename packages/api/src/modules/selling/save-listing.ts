import { isDeepStrictEqual } from 'node:util';
import { emptyListing, type ListingDocument, listingLimits } from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { readListing } from '@headstock/contracts/read-listing';
import { isSeller } from '@headstock/contracts/session';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { cleanText, toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { hasVerifiedEmail } from '#api/modules/accounts/index.ts';
import { documentOfOwned } from './document-of-owned.ts';
import { ensureRow, findListing, type OwnListing } from './find-listing.ts';
import { keepMedia } from './keep-media.ts';
import { ListingFault } from './listing-fault.ts';
import { takePapers } from './listing-papers.ts';
import { canEdit } from './listing-states.model.ts';
import { sellingMessages } from './messages.ts';

const MOST_UNFINISHED = 500;

const cleaned = (json: string): string =>
  JSON.stringify(JSON.parse(json), (_key, part: unknown) =>
    typeof part === 'string' ? cleanText(part.replaceAll('\r\n', '\n')) : part,
  );

/** The document of a request. Throws a ListingFault that names the first field that is wrong. */
export function readGiven(json: string, { locale }: Pick<ActorContext, 'locale'>): ListingDocument {
  const messages = sellingMessages(locale);
  if (Buffer.byteLength(json) > listingLimits.bytes) throw new ListingFault('too-long', messages.tooLong, { path: '' });
  const read = readListing(json);
  if (!read.ok) throw new ListingFault('invalid', messages.invalid, { path: read.path });
  const clean = readListing(cleaned(JSON.stringify(read.document)));
  if (!clean.ok) throw new ListingFault('invalid', messages.invalid, { path: clean.path });
  return clean.document;
}

/** Throws a DomainError for everybody who does not sell here, and for sellers whose e-mail is not proven. */
export async function requireSeller(trx: Tx, actor: ActorContext): Promise<string> {
  const accountId = requireAccountId(actor);
  const messages = sellingMessages(actor.locale);
  if (!isSeller(actor.principal.rights)) throw new DomainError('not-seller', messages.notSeller);
  if (!(await hasVerifiedEmail(trx, accountId))) throw new DomainError('email-unverified', messages.emailUnproven);
  return accountId;
}

/** Writes the row of a new listing that is not published, and gives its id. */
export async function insertDraft(trx: Tx, accountId: string, document: ListingDocument): Promise<string> {
  const id = newId();
  await trx
    .insertInto('listing_drafts')
    .values({
      id,
      seller_account_id: accountId,
      state: 'INITIAL',
      document: toJson(document),
      published: null,
      title: listingTitle(document, 'en'),
      version: 1,
    })
    .execute();
  return id;
}

/** What a new listing is made of: nothing, one of the seller's own listings, or an instrument of the seller's portfolio. */
export type ListingOrigin = {
  readonly copyOf?: string | null | undefined;
  readonly portfolioItemId?: string | null | undefined;
};

/** Begins a listing and gives its id. Throws a DomainError for everybody who may not sell, and beyond 500 unfinished ones. */
export async function createListing(
  actor: ActorContext,
  kind: ListingDocument['kind'],
  { copyOf, portfolioItemId }: ListingOrigin = {},
): Promise<string> {
  const messages = sellingMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const accountId = await requireSeller(trx, actor);
    const { count } = await trx
      .selectFrom('listing_drafts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('seller_account_id', '=', accountId)
      .where('published_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (count >= MOST_UNFINISHED) throw new DomainError('too-many', messages.tooMany);
    if (portfolioItemId) {
      const owned = await documentOfOwned({ ...actor, db: trx }, portfolioItemId);
      if (!owned) throw new DomainError('not-found', messages.notFound);
      const id = await insertDraft(trx, accountId, owned);
      await keepMedia(trx, actor, `draft:${id}`, owned);
      await takePapers(trx, id, portfolioItemId);
      return id;
    }
    if (!copyOf) return insertDraft(trx, accountId, emptyListing(kind));
    const source = await findListing(trx, actor.principal, copyOf);
    if (!source) throw new DomainError('not-found', messages.notFound);
    const variants = source.document.variants.map((variant) => ({ ...variant, itemId: null, sku: '' }));
    // Another instrument has another serial, its own photographs and clips, and its own number.
    return insertDraft(trx, accountId, {
      ...source.document,
      serial: '',
      sku: '',
      photographs: [],
      clips: [],
      partPhotographs: {},
      variants,
    });
  });
}

/** What came of a save: `isConflict` when the listing was changed meanwhile; `listing` is it as it is now. */
export type Saved = { readonly isConflict: boolean; readonly listing: OwnListing };

/**
 * Saves the draft revision of a listing. `version` is the one that was read; when the listing was changed since, nothing is written
 * and the answer has what stands there now. Saving what is saved already is no change. Throws a DomainError.
 */
export async function saveListing(actor: ActorContext, id: string, version: number, json: string): Promise<Saved> {
  const messages = sellingMessages(actor.locale);
  const document = readGiven(json, actor);
  return tx(actor.db, async (trx) => {
    const listing = await findListing(trx, actor.principal, id);
    if (!listing) throw new DomainError('not-found', messages.notFound);
    if (isDeepStrictEqual(document, listing.document)) return { isConflict: false, listing };
    if (listing.version !== version) return { isConflict: true, listing };
    if (!canEdit(listing.mover, listing.standing)) {
      const isSold = listing.standing.shown === 'SOLD';
      throw new DomainError(isSold ? 'sold' : 'locked', isSold ? messages.sold : messages.locked);
    }
    await ensureRow(trx, listing);
    const written = await trx
      .updateTable('listing_drafts')
      .set((eb) => ({
        document: toJson(document),
        // With the stock of now, from which the seller's numbers start.
        ...(listing.published && { published: toJson(listing.published) }),
        title: listingTitle(document, 'en'),
        version: eb('version', '+', 1),
        updated_at: new Date(),
      }))
      .where('id', '=', id)
      .where('version', '=', Math.max(1, version))
      .returning('id')
      .executeTakeFirst();
    // Only what was written holds its photographs and clips: of two first saves at once, one is a conflict.
    if (written) await keepMedia(trx, actor, `draft:${id}`, document);
    const now = await findListing(trx, actor.principal, id);
    if (!now) throw new DomainError('not-found', messages.notFound);
    return { isConflict: !written, listing: now };
  });
}
