import { ACCEPTED_MS, type DeclinedBy, idAt, type OfferState, OPEN_MS, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

const HOUR_MS = 3_600_000;

type DemoOffer = {
  readonly seller: 'admin' | 'private' | 'pro';
  readonly state: OfferState;
  readonly declinedBy?: DeclinedBy;
  /** Share of the asking price. */
  readonly share: number;
  readonly counterShare?: number;
  readonly madeHoursAgo: number;
  /** When its state changed last. */
  readonly changedHoursAgo: number;
  readonly message: string | null;
  readonly reply?: string;
};

/** The buyer's offers: one in each state, and one of each way to be declined. */
const offers: readonly DemoOffer[] = [
  {
    seller: 'admin',
    state: 'RECEIVED',
    share: 0.92,
    madeHoursAgo: 5,
    changedHoursAgo: 5,
    message: 'I would pick it up on Thursday, before the gig.',
  },
  {
    seller: 'private',
    state: 'COUNTERED',
    share: 0.88,
    counterShare: 0.95,
    madeHoursAgo: 30,
    changedHoursAgo: 6,
    message: 'Is there room? My bass player says hello.',
    reply: 'It has a new set of frets. This is as far as I go.',
  },
  {
    seller: 'pro',
    state: 'ACCEPTED',
    share: 0.93,
    madeHoursAgo: 20,
    changedHoursAgo: 4,
    message: null,
  },
  {
    seller: 'pro',
    state: 'DECLINED',
    declinedBy: 'SELLER',
    share: 0.9,
    madeHoursAgo: 170,
    changedHoursAgo: 150,
    message: 'Cash, today.',
    reply: 'Thank you, but I would rather keep it a while.',
  },
  {
    seller: 'admin',
    state: 'DECLINED',
    declinedBy: 'AUTOMATIC',
    share: 0.5,
    madeHoursAgo: 260,
    changedHoursAgo: 260,
    message: null,
  },
  { seller: 'private', state: 'EXPIRED', share: 0.9, madeHoursAgo: 400, changedHoursAgo: 232, message: null },
  { seller: 'admin', state: 'WITHDRAWN', share: 0.91, madeHoursAgo: 500, changedHoursAgo: 490, message: null },
];

async function accountId(trx: Tx, key: string): Promise<string | undefined> {
  const email = accounts.find((account) => account.key === key)?.email ?? '';
  return (await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

/** Live listings of a seller who takes offers, the longest on the wall first. */
function findListings(trx: Tx, sellerId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['listings.id', 'listings.asking_cents'])
    .where('listings.seller_account_id', '=', sellerId)
    .where('listings.status', '=', 'live')
    .where('listings.stock_level', '=', 1)
    .where('items.accepting_offers', '=', true)
    .orderBy('listings.listed_at')
    .orderBy('listings.id')
    .limit(offers.length)
    .execute();
}

/** Whole tens of dollars, as people offer. */
const roundly = (cents: number): number => Math.max(100, Math.round(cents / 1_000) * 1_000);

function expiryOf({ state, changedHoursAgo }: DemoOffer, now: Date): Date {
  const changed = now.getTime() - changedHoursAgo * HOUR_MS;
  if (state === 'EXPIRED') return new Date(changed);
  return new Date(changed + (state === 'ACCEPTED' ? ACCEPTED_MS : OPEN_MS));
}

/** Gives the demo buyer an offer in every state. */
export async function seedOffers(trx: Tx, now: Date): Promise<void> {
  const buyerId = await accountId(trx, 'buyer');
  if (buyerId === undefined) return;
  const listings = new Map<string, Awaited<ReturnType<typeof findListings>>>();
  for (const [index, offer] of offers.entries()) {
    const sellerId = (await accountId(trx, offer.seller)) ?? '';
    if (!listings.has(sellerId)) listings.set(sellerId, await findListings(trx, sellerId));
    const listing = listings.get(sellerId)?.shift();
    if (!listing) continue;
    const made = new Date(now.getTime() - offer.madeHoursAgo * HOUR_MS);
    const amount = roundly(listing.asking_cents * offer.share);
    await trx
      .insertInto('offers')
      .values({
        id: idAt(made, index),
        listing_id: listing.id,
        buyer_account_id: buyerId,
        seller_account_id: sellerId,
        state: offer.state,
        declined_by: offer.declinedBy ?? null,
        amount_cents: amount,
        counter_cents: offer.counterShare ? roundly(listing.asking_cents * offer.counterShare) : null,
        agreed_cents: offer.state === 'ACCEPTED' ? amount : null,
        message: offer.message,
        reply: offer.reply ?? null,
        locale: 'en',
        expires_at: expiryOf(offer, now),
        created_at: made,
        changed_at: new Date(now.getTime() - offer.changedHoursAgo * HOUR_MS),
      })
      .execute();
  }
}
