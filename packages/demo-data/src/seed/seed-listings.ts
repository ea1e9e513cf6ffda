import { documentOfItem, idAt, readWrittenItem, toJson, type Tx } from '@headstock/api/seeding';
import { type ListingDocument, type ListingPhotograph, noListingText } from '@headstock/contracts/listing-document';
import { listingTitle } from '@headstock/contracts/listing-title';
import { sql } from 'kysely';
import { accounts } from '#demo-data/catalogue/index.ts';
import { demoDrafts } from './demo-drafts.ts';

const DAY_MS = 86_400_000;
const PAUSED_DAYS = 21;
const PHOTOGRAPHS = 6;

async function accountId(trx: Tx, key: string): Promise<string | undefined> {
  const email = accounts.find((account) => account.key === key)?.email ?? '';
  return (await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

/** Photographs of a member that show drawings of the shop, as if they had sent them. */
async function addPhotographs(
  trx: Tx,
  sellerId: string,
  listingId: string,
  at: Date,
): Promise<ListingDocument['photographs']> {
  const { rows } = await sql<{ id: string }>`
    SELECT image_id AS id FROM item_images JOIN items ON items.id = item_images.item_id
    JOIN images ON images.id = item_images.image_id
    WHERE items.finish_family = 'green' AND items.year_from IS NOT NULL AND images.view <> 'HANG'
    ORDER BY (items.finish_key = 'smoke-green') DESC, items.id, (images.view = 'DETAIL'), position LIMIT ${PHOTOGRAPHS}`.execute(
    trx,
  );
  const size = { width: 1_920, height: 2_400, master_width: 1_920, master_height: 2_400 };
  const shown: ListingPhotograph[] = [];
  for (const [index, { id: imageId }] of rows.entries()) {
    const id = idAt(at, 100 + index);
    const images = { master_image_id: imageId, image_id: imageId, crop: null };
    await trx
      .insertInto('photographs')
      .values({ id, account_id: sellerId, source_hash: `demo-${index}`, ...images, ...size })
      .execute();
    await trx
      .insertInto('photograph_uses')
      .values({ photograph_id: id, used_by: `draft:${listingId}` })
      .execute();
    shown.push({ id, imageId, shot: null, alt: noListingText });
  }
  return shown;
}

type State = keyof typeof demoDrafts;
const paths: Readonly<Record<State, readonly State[]>> = {
  INITIAL: [],
  DESCRIPTION: ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL'],
  FINAL_APPROVAL: ['INITIAL', 'DESCRIPTION'],
};
const reason = 'It is a fine one. Please say what is in the case, and photograph the repaired bridge.';

/** The listings of the private seller that are not on the shop yet: one in each step, one of them sent back. */
async function seedDrafts(trx: Tx, now: Date): Promise<void> {
  const sellerId = await accountId(trx, 'private');
  const adminId = await accountId(trx, 'admin');
  if (sellerId === undefined || adminId === undefined) return;
  const states: readonly State[] = ['INITIAL', 'DESCRIPTION', 'FINAL_APPROVAL'];
  for (const [index, state] of states.entries()) {
    const at = new Date(now.getTime() - (index + 1) * 2 * DAY_MS);
    const id = idAt(at, index);
    const draft: ListingDocument = demoDrafts[state];
    const photographs = state === 'FINAL_APPROVAL' ? await addPhotographs(trx, sellerId, id, at) : [];
    const isSentBack = state === 'DESCRIPTION';
    await trx
      .insertInto('listing_drafts')
      .values({
        id,
        seller_account_id: sellerId,
        state,
        document: toJson({ ...draft, photographs }),
        published: null,
        title: listingTitle(draft, 'en'),
        version: 2,
        created_at: at,
        updated_at: new Date(at.getTime() + DAY_MS),
        submitted_at: state === 'FINAL_APPROVAL' ? new Date(at.getTime() + DAY_MS) : null,
        ...(isSentBack && { marked_fields: ['originality', 'photographs'], asked_reason: reason }),
      })
      .execute();
    const path = paths[state];
    for (const [step, from] of path.entries()) {
      const isBack = from === 'FINAL_APPROVAL';
      await trx
        .insertInto('listing_steps')
        .values({
          listing_id: id,
          position: step + 1,
          action: isBack ? 'SEND_BACK' : 'SUBMIT',
          from_state: from,
          to_state: isBack ? 'DESCRIPTION' : (path[step + 1] ?? state),
          made_by: isBack ? 'SHOP' : 'SELLER',
          account_id: isBack ? adminId : sellerId,
          reason: isBack ? reason : null,
          fields: isBack ? ['originality', 'photographs'] : [],
          created_at: new Date(at.getTime() + (step + 1) * 6 * 3_600_000),
        })
        .execute();
    }
  }
}

/** Two listings of the professional seller that nobody waits for: one is paused, one has ended. */
async function seedWithdrawn(trx: Tx, now: Date): Promise<void> {
  const sellerId = await accountId(trx, 'pro');
  if (sellerId === undefined) return;
  const { rows } = await sql<{ id: string }>`
    SELECT listings.id FROM listings JOIN items ON items.id = listings.item_id
    WHERE listings.seller_account_id = ${sellerId} AND listings.status = 'live' AND listings.is_published
      AND NOT items.has_variants AND listings.stock_level = 1 AND items.year_from IS NOT NULL
      AND NOT EXISTS (SELECT FROM offers WHERE offers.listing_id = listings.id)
      AND NOT EXISTS (SELECT FROM line_items WHERE line_items.listing_id = listings.id)
      AND NOT EXISTS (SELECT FROM wishlist_items WHERE wishlist_items.item_id = items.id)
      AND NOT EXISTS (SELECT FROM threads WHERE threads.subject_id = items.id)
    ORDER BY listings.listed_at, listings.id LIMIT 2`.execute(trx);
  for (const [index, state] of (['PAUSED', 'ENDED'] as const).entries()) {
    const id = rows[index]?.id;
    const item = id === undefined ? undefined : await readWrittenItem(trx, id);
    if (id === undefined || !item) continue;
    const document = documentOfItem(item);
    await sql`UPDATE listings SET status = 'withdrawn' WHERE id = ${id}`.execute(trx);
    const at = new Date(now.getTime() - 3 * DAY_MS);
    await trx
      .insertInto('listing_drafts')
      .values({
        id,
        seller_account_id: sellerId,
        item_id: item.id,
        state,
        document: toJson(document),
        published: toJson(document),
        title: listingTitle(document, 'en'),
        version: 2,
        paused_until: state === 'PAUSED' ? new Date(now.getTime() + PAUSED_DAYS * DAY_MS) : null,
        published_at: item.listedAt,
        created_at: item.listedAt,
        updated_at: at,
      })
      .execute();
    await trx
      .insertInto('listing_steps')
      .values({
        listing_id: id,
        position: 1,
        action: state === 'PAUSED' ? 'PAUSE' : 'END',
        from_state: 'LISTING_ACTIVE',
        to_state: state,
        made_by: 'SELLER',
        account_id: sellerId,
        created_at: at,
      })
      .execute();
  }
}

/** Gives the demo sellers listings in every state. What is on the shop already, they edit from there. */
export async function seedListings(trx: Tx, now: Date): Promise<void> {
  await seedDrafts(trx, now);
  await seedWithdrawn(trx, now);
}
