import { ACCEPTED_MS, idAt, type OffersTables, OPEN_MS, type Tx } from '@headstock/api/seeding';
import type { Insertable } from 'kysely';
import { accounts } from '#demo-data/catalogue/index.ts';
import { type DemoOffer, offers } from './demo-offers.ts';

const HOUR_MS = 3_600_000;

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

const declinerOf = ({ declinedBy }: DemoOffer) =>
  declinedBy === 'AUTOMATIC' ? 'SHOP' : declinedBy === 'BUYER' ? 'BUYER' : 'SELLER';

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** How an offer came to stand, move by move: each amount of the buyer's with the seller's answer, the last one without. */
function movesOf(
  offer: DemoOffer,
  askingCents: number,
  now: Date,
): Omit<Insertable<OffersTables['offer_moves']>, 'offer_id' | 'position'>[] {
  const { rounds = [], state } = offer;
  const ofBuyer = (share: number, message: string | null, hoursAgo: number) => {
    const at = hoursBefore(now, hoursAgo);
    const expires = new Date(at.getTime() + OPEN_MS);
    return {
      kind: 'OFFER',
      made_by: 'BUYER',
      amount_cents: roundly(askingCents * share),
      message,
      expires_at: expires,
      created_at: at,
    } as const;
  };
  const ofSeller = (share: number, message: string | null, hoursAgo: number) =>
    ({ ...ofBuyer(share, message, hoursAgo), kind: 'COUNTER', made_by: 'SELLER' }) as const;
  const madeAgo = [offer.madeHoursAgo, ...rounds.map(({ answeredHoursAgo }) => answeredHoursAgo)];
  const before = rounds.flatMap((round, index) => [
    ofBuyer(round.share, round.message, madeAgo[index] ?? 0),
    ofSeller(round.counterShare, round.reply, round.counteredHoursAgo),
  ]);
  const standing = ofBuyer(offer.share, offer.message, madeAgo.at(-1) ?? 0);
  if (state === 'RECEIVED') return [...before, standing];
  const isCountered = offer.counterShare !== undefined;
  // A buyer declines what the seller asked last.
  const countered =
    isCountered && state !== 'COUNTERED'
      ? [ofSeller(offer.counterShare, offer.reply ?? null, offer.changedHoursAgo + 12)]
      : [];
  const last = state === 'DECLINED' ? ({ kind: 'DECLINE', made_by: declinerOf(offer) } as const) : lastMoves[state];
  const isOpen = state === 'ACCEPTED' || state === 'COUNTERED';
  return [
    ...before,
    standing,
    ...countered,
    {
      ...last,
      amount_cents: roundly(askingCents * (offer.counterShare ?? offer.share)),
      message: countered.length > 0 ? null : (offer.reply ?? null),
      reason: offer.declinedBy === 'AUTOMATIC' ? 'threshold' : null,
      expires_at: isOpen ? expiryOf(offer, now) : null,
      created_at: hoursBefore(now, offer.changedHoursAgo),
    },
  ];
}

/** Gives the demo buyer an offer in every state, two of them after several rounds. */
export async function seedOffers(trx: Tx, now: Date): Promise<void> {
  const buyerId = await accountId(trx, 'buyer');
  if (buyerId === undefined) return;
  const listings = new Map<string, Awaited<ReturnType<typeof findListings>>>();
  for (const [index, offer] of offers.entries()) {
    const sellerId = (await accountId(trx, offer.seller)) ?? '';
    if (!listings.has(sellerId)) listings.set(sellerId, await findListings(trx, sellerId));
    const listing = listings.get(sellerId)?.shift();
    if (!listing) continue;
    const made = hoursBefore(now, offer.madeHoursAgo);
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
        rounds: offer.rounds?.length ?? 0,
        expires_at: expiryOf(offer, now),
        created_at: made,
        changed_at: hoursBefore(now, offer.changedHoursAgo),
      })
      .execute();
    const moves = movesOf(offer, listing.asking_cents, now);
    for (const [before, move] of moves.entries())
      await trx
        .insertInto('offer_moves')
        .values({ ...move, offer_id: id, position: before + 1 })
        .execute();
  }
}
