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

/** Cents below which nobody haggles. */
const WORTH_AN_OFFER = 90_000;

/** Live instruments of a seller who takes offers, the longest on the wall first. */
function findListings(trx: Tx, sellerId: string) {
  return trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .select(['listings.id', 'listings.asking_cents'])
    .where('listings.seller_account_id', '=', sellerId)
    .where('listings.status', '=', 'live')
    .where('listings.stock_level', '=', 1)
    .where('items.accepting_offers', '=', true)
    .where('items.year_from', 'is not', null)
    .where('listings.asking_cents', '>=', WORTH_AN_OFFER)
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

/** The move that brought an offer into its state. */
const lastMoves = {
  ACCEPTED: { kind: 'ACCEPT', made_by: 'SELLER' },
  COUNTERED: { kind: 'COUNTER', made_by: 'SELLER' },
  EXPIRED: { kind: 'EXPIRE', made_by: 'SHOP' },
  WITHDRAWN: { kind: 'WITHDRAW', made_by: 'BUYER' },
} as const;

/** What happened to a demo offer: how it was made, and how it came to stand as it does. */
async function insertMoves(
  trx: Tx,
  id: string,
  offer: DemoOffer,
  cents: { amount: number; counter: number | null },
  now: Date,
) {
  const made = { offer_id: id, position: 1, kind: 'OFFER', made_by: 'BUYER', amount_cents: cents.amount } as const;
  const madeAt = new Date(now.getTime() - offer.madeHoursAgo * HOUR_MS);
  const firstEnd = new Date(madeAt.getTime() + OPEN_MS);
  await trx
    .insertInto('offer_moves')
    .values({ ...made, message: offer.message, expires_at: firstEnd, created_at: madeAt })
    .execute();
  if (offer.state === 'RECEIVED') return;
  const isAutomatic = offer.declinedBy === 'AUTOMATIC';
  const last =
    offer.state === 'DECLINED'
      ? ({ kind: 'DECLINE', made_by: isAutomatic ? 'SHOP' : 'SELLER' } as const)
      : lastMoves[offer.state];
  await trx
    .insertInto('offer_moves')
    .values({
      offer_id: id,
      position: 2,
      ...last,
      amount_cents: cents.counter ?? cents.amount,
      message: offer.reply ?? null,
      reason: isAutomatic ? 'threshold' : null,
      expires_at: offer.state === 'ACCEPTED' || offer.state === 'COUNTERED' ? expiryOf(offer, now) : null,
      created_at: new Date(now.getTime() - offer.changedHoursAgo * HOUR_MS),
    })
    .execute();
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
    const counter = offer.counterShare ? roundly(listing.asking_cents * offer.counterShare) : null;
    const id = idAt(made, index);
    await trx
      .insertInto('offers')
      .values({
        id,
        listing_id: listing.id,
        buyer_account_id: buyerId,
        seller_account_id: sellerId,
        state: offer.state,
        declined_by: offer.declinedBy ?? null,
        amount_cents: amount,
        counter_cents: counter,
        agreed_cents: offer.state === 'ACCEPTED' ? amount : null,
        message: offer.message,
        reply: offer.reply ?? null,
        locale: 'en',
        expires_at: expiryOf(offer, now),
        created_at: made,
        changed_at: new Date(now.getTime() - offer.changedHoursAgo * HOUR_MS),
      })
      .execute();
    await insertMoves(trx, id, offer, { amount, counter }, now);
  }
}
