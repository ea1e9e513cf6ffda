import { sql } from 'kysely';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { keepMedia } from './keep-media.ts';
import { sellingMessages } from './messages.ts';
import { insertDraft, readGiven, requireSeller } from './save-listing.ts';

/** Unfinished listings of a seller who imports files. */
const MOST_UNFINISHED = 20_000;

/** How many listings the actor has begun and not published. */
export async function countUnfinished(actor: ActorContext): Promise<number> {
  const { count } = await actor.db
    .selectFrom('listing_drafts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seller_account_id', '=', requireAccountId(actor))
    .where('published_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Begins a listing with all that a document says of it, and gives its id; `unfinished` is how many there are, as counting them for each of
 * thousands would cost more than the listings. Throws a DomainError for everybody who may not sell, for a document that cannot be saved, and
 * beyond 20,000 unfinished ones.
 */
export async function draftListing(actor: ActorContext, json: string, unfinished: number): Promise<string> {
  const document = readGiven(json, actor);
  return tx(actor.db, async (trx) => {
    const accountId = await requireSeller(trx, actor);
    if (unfinished >= MOST_UNFINISHED) throw new DomainError('too-many', sellingMessages(actor.locale).tooManyImported);
    const id = await insertDraft(trx, accountId, document);
    await keepMedia(trx, actor, `draft:${id}`, document);
    return id;
  });
}

/** The listing of a seller that has their number, drafts included; one that has not ended before one that has. */
export async function findListingBySku(db: Db, sellerId: string, sku: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT id, state = 'ENDED' AS is_over, created_at AS at FROM listing_drafts
      WHERE seller_account_id = ${sellerId} AND document->>'sku' = ${sku}
      UNION ALL
      SELECT listings.id, listings.status <> 'live', listings.listed_at FROM items JOIN listings ON listings.item_id = items.id
      WHERE items.seller_account_id = ${sellerId} AND items.sku = ${sku} AND items.parent_item_id IS NULL
    ) AS found ORDER BY is_over, at DESC LIMIT 1`.execute(db);
  return rows[0]?.id;
}

/** The ids of all listings of a seller, oldest first. */
export async function listingIdsOf(db: Db, sellerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT id, created_at AS at FROM listing_drafts WHERE seller_account_id = ${sellerId}
      UNION ALL
      SELECT listings.id, listings.listed_at FROM listings JOIN items ON items.id = listings.item_id
      WHERE listings.seller_account_id = ${sellerId} AND listings.is_published AND items.parent_item_id IS NULL
        AND NOT EXISTS (SELECT FROM listing_drafts WHERE listing_drafts.id = listings.id)
    ) AS own ORDER BY at, id`.execute(db);
  return rows.map(({ id }) => id);
}
