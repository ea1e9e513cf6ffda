import { listingTitle } from '@headstock/contracts/listing-title';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toJson } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { keepMedia } from './keep-media.ts';
import { readGiven } from './save-listing.ts';

/**
 * Begins a listing of an account with all that staff say of it, in the caller's transaction, and gives its id. Throws a ListingFault for a
 * document that cannot be saved. Only for staff: who the seller is has to be checked by the caller.
 */
export async function draftForSeller(trx: Tx, actor: ActorContext, sellerId: string, json: string): Promise<string> {
  const document = readGiven(json, actor);
  const id = newId();
  await trx
    .insertInto('listing_drafts')
    .values({
      id,
      seller_account_id: sellerId,
      state: 'INITIAL',
      document: toJson(document),
      published: null,
      title: listingTitle(document, 'en'),
      version: 1,
    })
    .execute();
  await keepMedia(trx, actor, `draft:${id}`, document);
  return id;
}

/**
 * Goes on with an unpublished draft of an account, in the caller's transaction: what staff say now takes the place of what stood there. False
 * where the account has no such draft. Throws a ListingFault for a document that cannot be saved. Only for staff.
 */
export async function continueDraft(
  trx: Tx,
  actor: ActorContext,
  { listingId, sellerId }: { readonly listingId: string; readonly sellerId: string },
  json: string,
): Promise<boolean> {
  const document = readGiven(json, actor);
  const written = await trx
    .updateTable('listing_drafts')
    .set((eb) => ({
      document: toJson(document),
      title: listingTitle(document, 'en'),
      version: eb('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', listingId)
    .where('seller_account_id', '=', sellerId)
    .where('state', '=', 'INITIAL')
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!written) return false;
  await keepMedia(trx, actor, `draft:${listingId}`, document);
  return true;
}
