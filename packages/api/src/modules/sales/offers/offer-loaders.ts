import DataLoader from 'dataloader';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { toMoney, toMoneyOrNull } from '#api/platform/money.ts';
import { placesInLine } from './back-up-offers.ts';
import { comparePrices } from './comparables.ts';
import { proceedsOf, type ProposedSale, type SaleProceeds } from './proceeds.ts';

async function movesOf({ db }: ActorContext, offerIds: readonly string[]) {
  const rows = await db
    .selectFrom('offer_moves')
    .selectAll()
    .where('offer_id', 'in', [...new Set(offerIds)])
    .orderBy('offer_id')
    .orderBy('position')
    .execute();
  const moves = rows.map((row) => ({
    offerId: row.offer_id,
    position: row.position,
    kind: row.kind,
    madeBy: row.made_by,
    amount: toMoney(row.amount_cents),
    shipping: toMoneyOrNull(row.shipping_cents),
    message: row.message,
    reason: row.reason,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
  return offerIds.map((id) => moves.filter(({ offerId }) => offerId === id));
}

/** How many accepted offers of buyers lapsed because they were not paid. */
async function unpaidOf({ db }: ActorContext, buyerIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('offer_moves')
    .innerJoin('offers', 'offers.id', 'offer_moves.offer_id')
    .select(['offers.buyer_account_id as id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('offer_moves.reason', '=', 'lapsed_unpaid')
    .where('offers.buyer_account_id', 'in', [...new Set(buyerIds)])
    .groupBy('offers.buyer_account_id')
    .execute();
  return buyerIds.map((buyerId) => rows.find(({ id }) => id === buyerId)?.count ?? 0);
}

/** What the seller of an offer's listing would get of its price. */
export type ProceedsKey = ProposedSale & { readonly listingId: string };

async function proceedsFor({ db }: ActorContext, keys: readonly ProceedsKey[]): Promise<SaleProceeds[]> {
  const compare = await comparePrices(db, keys);
  return keys.map((key) => proceedsOf(key, compare(key)));
}

function createLoaders(actor: ActorContext) {
  const options = { cache: false } as const;
  return {
    moves: new DataLoader((ids: readonly string[]) => movesOf(actor, ids), options),
    unpaid: new DataLoader((ids: readonly string[]) => unpaidOf(actor, ids), options),
    proceeds: new DataLoader((keys: readonly ProceedsKey[]) => proceedsFor(actor, keys), options),
    place: new DataLoader(async (ids: readonly string[]) => {
      const places = await placesInLine(actor.db, ids);
      return ids.map((id) => places.get(id));
    }, options),
  };
}

const loaders = new WeakMap<ActorContext, ReturnType<typeof createLoaders>>();

/** What many offers of one call are asked at once: their moves, their place in line, what their sellers would get, what their buyers did not pay. */
export function offerLoadersOf(actor: ActorContext): ReturnType<typeof createLoaders> {
  const known = loaders.get(actor) ?? createLoaders(actor);
  loaders.set(actor, known);
  return known;
}
