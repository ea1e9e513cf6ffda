import { isDeepStrictEqual } from 'node:util';
import { emptyListing, type ListingDocument } from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { type Selectable, sql } from 'kysely';
import type { Principal } from '#api/platform/actor-context.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { readWrittenItem, type WrittenItem } from '#api/modules/catalog/index.ts';
import { isPendingSale } from '#api/modules/sales/index.ts';
import { documentOfItem } from './document-of-item.ts';
import type { Mover, ShownState, Standing, StoredState, Track } from './listing-states.model.ts';
import type { ListingDraftsTable } from './tables.ts';

type Row = Omit<Selectable<ListingDraftsTable>, 'document' | 'published'>;

/** A listing with both of its revisions, and how it stands. */
export type OwnListing = Row & {
  readonly document: ListingDocument;
  readonly published: ListingDocument | null;
  /** What is on the shop now; null before it is first published. */
  readonly item: WrittenItem | null;
  readonly standing: Standing;
  /** Who the asker is to it. */
  readonly mover: Mover;
};

/** How a listing is seen, by what is on the shop; the row's own state where nothing there says more. */
export function shownState(
  state: StoredState,
  status: WrittenItem['status'] | undefined,
  isPromised: boolean,
): ShownState {
  if (status === 'sold') return 'SOLD';
  return status === 'live' && isPromised ? 'PENDING_SALE' : state;
}

/** A document of a row, complete even if it was written before fields were added. */
const complete = (document: ListingDocument): ListingDocument => ({ ...emptyListing(document.kind), ...document });

/** Moves the pieces of both revisions to what is left on the shop, as sales took from it since. */
function withStock(document: ListingDocument, published: ListingDocument, item: WrittenItem): ListingDocument {
  const left = (now: number, then: number, draft: number): number => Math.max(0, now + draft - then);
  if (document.variants.length === 0 && published.variants.length === 0)
    return document.kind === 'goods'
      ? { ...document, stock: left(item.stockLevel, published.stock, document.stock) }
      : document;
  return {
    ...document,
    variants: document.variants.map((variant) => {
      const now = item.variants.find(({ itemId }) => itemId === variant.itemId);
      const then = published.variants.find(({ itemId }) => itemId !== null && itemId === variant.itemId);
      return now && then ? { ...variant, stock: left(now.stockLevel, then.stock, variant.stock) } : variant;
    }),
  };
}

/** A row as it would be for an item that is on the shop, but that nobody has edited yet. */
function adopt(id: string, item: WrittenItem): { row: Row; document: ListingDocument } {
  const document = documentOfItem(item);
  const row: Row = {
    id,
    seller_account_id: item.seller_account_id,
    item_id: item.id,
    state: item.status === 'withdrawn' ? 'ENDED' : 'LISTING_ACTIVE',
    title: listingTitle(document, 'en'),
    version: 0,
    submitted_at: null,
    marked_fields: [],
    asked_reason: null,
    paused_until: null,
    floor_cents: null,
    published_at: item.listedAt,
    created_at: item.listedAt,
    updated_at: item.listedAt,
  };
  return { row, document };
}

const isOwnOrAdmin = (principal: Principal, sellerId: string): boolean =>
  principal.rights.isAdmin || principal.accountId === sellerId;

/** Private sellers consign; professional sellers, and the shop itself, publish their own. */
async function trackOf(db: Db, sellerId: string): Promise<Track> {
  const seller = await db
    .selectFrom('accounts')
    .select(['is_private_seller as isPrivate', 'is_professional_seller as isProfessional', 'is_admin as isAdmin'])
    .where('id', '=', sellerId)
    .executeTakeFirst();
  return seller?.isPrivate && !seller.isProfessional && !seller.isAdmin ? 'consignment' : 'direct';
}

async function isPending(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('listings').select(isPendingSale.as('is')).where('id', '=', id).executeTakeFirst();
  return row?.is ?? false;
}

async function readRow(db: Db, id: string) {
  const query = db.selectFrom('listing_drafts').selectAll().where('id', '=', id);
  return (db.isTransaction ? query.forUpdate() : query).executeTakeFirst();
}

/** Whether it came into the shop otherwise than by the editor, and has pictures that are no photographs of its seller. */
export const isAdopted = ({ item, published }: Pick<OwnListing, 'item' | 'published'>): boolean =>
  item !== null && published?.photographs.length === 0;

/**
 * A listing that somebody owns, or any for an admin; undefined for all others, as for an unknown id. In a transaction its row is
 * locked. An item that was never edited is found under the id of its listing, with version 0.
 */
export async function findListing(db: Db | Tx, principal: Principal, id: string): Promise<OwnListing | undefined> {
  if (!isId(id)) return undefined;
  const row = await readRow(db, id);
  const item = (await readWrittenItem(db, id)) ?? null;
  if (row && !isOwnOrAdmin(principal, row.seller_account_id)) return undefined;
  if (!row && (!item || !isOwnOrAdmin(principal, item.seller_account_id))) return undefined;
  const adopted = row || !item ? undefined : adopt(id, item);
  const found = row ?? adopted?.row;
  if (!found) return undefined;
  const own = row ? complete(row.document) : adopted?.document;
  const shop = row ? row.published && complete(row.published) : adopted?.document;
  const published = shop && item ? withStock(shop, shop, item) : null;
  const document = own && shop && item ? withStock(own, shop, item) : own;
  if (!document) return undefined;
  const shown = shownState(found.state, item?.status, item?.status === 'live' && (await isPending(db, id)));
  return {
    ...found,
    document,
    published,
    item,
    mover: principal.rights.isAdmin ? 'admin' : 'seller',
    standing: {
      state: found.state,
      shown,
      track: await trackOf(db, found.seller_account_id),
      isChanged: published !== null && !isDeepStrictEqual(document, published),
      isSubmitted: found.submitted_at !== null,
      wasPublished: found.published_at !== null,
      isGoods: document.kind === 'goods',
    },
  };
}

/** Makes sure that a listing has a row of its own, so that it can be changed; one that was never edited gets it now. */
export async function ensureRow(trx: Tx, listing: OwnListing): Promise<void> {
  if (listing.version > 0) return;
  const { id, seller_account_id, item_id, state, title, published_at, created_at, document } = listing;
  const json = JSON.stringify(document);
  await trx
    .insertInto('listing_drafts')
    .values({
      id,
      seller_account_id,
      item_id,
      state,
      title,
      published_at,
      created_at,
      document: json,
      published: json,
      version: 1,
    })
    .onConflict((on) => on.column('id').doNothing())
    .execute();
  await sql`SELECT FROM listing_drafts WHERE id = ${id} FOR UPDATE`.execute(trx);
}
