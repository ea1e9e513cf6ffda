import { idAt, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

const DAY_MS = 86_400_000;

/** The buyer's wishes, newest first: where the price has fallen since, it was so much higher. */
const wishes = [
  { status: 'live', daysAgo: 1, was: 1 },
  { status: 'live', daysAgo: 4, was: 1.12 },
  { status: 'live', daysAgo: 9, was: 1 },
  { status: 'sold', daysAgo: 15, was: 1.05 },
  { status: 'live', daysAgo: 22, was: 1.08 },
  { status: 'live', daysAgo: 40, was: 1 },
] as const;

/** Single instruments with a page, the dearest of each brand: what one dreams of. */
function findDreams(trx: Tx, status: 'live' | 'sold', buyerId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .distinctOn('listings.brand_id')
    .select(['listings.item_id', 'listings.asking_cents'])
    .where('listings.status', '=', status)
    .where('listings.seller_account_id', '!=', buyerId)
    .where('listings.is_published', '=', true)
    .where('items.has_variants', '=', false)
    .where('items.year_from', 'is not', null)
    .orderBy('listings.brand_id')
    .orderBy('listings.asking_cents', 'desc')
    .orderBy('listings.id')
    .limit(wishes.length)
    .execute();
}

/** Gives the demo buyer a wishlist: things to be had, some for less than before, and one that is sold. */
export async function seedWishlist(trx: Tx, now: Date): Promise<void> {
  const email = accounts.find(({ key }) => key === 'buyer')?.email ?? '';
  const buyer = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!buyer) return;
  const dreams = { live: await findDreams(trx, 'live', buyer.id), sold: await findDreams(trx, 'sold', buyer.id) };
  for (const [index, { status, daysAgo, was }] of wishes.entries()) {
    const dream = dreams[status].shift();
    if (!dream) continue;
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    await trx
      .insertInto('wishlist_items')
      .values({
        id: idAt(at, index),
        account_id: buyer.id,
        item_id: dream.item_id,
        asking_cents: was === 1 ? dream.asking_cents : Math.ceil((dream.asking_cents * was) / 5_000) * 5_000,
        known_cents: dream.asking_cents,
        known_state: status,
        created_at: at,
      })
      .execute();
  }
}
