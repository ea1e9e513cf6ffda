import { sql } from 'kysely';
import {
  type Parties,
  type Step,
  type SubjectFacts,
  type SubjectSource,
  type SubjectView,
  viewsOfItems,
} from '#api/modules/messaging/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { priceText } from './price-text.ts';
import { threadMessages } from '#api/modules/sales/thread-messages.ts';

async function partiesOf(db: Db, id: string): Promise<Parties | undefined> {
  const row = await db
    .selectFrom('offers')
    .select(['buyer_account_id as buyerId', 'seller_account_id as sellerId'])
    .where('id', '=', id)
    // The buyer of a seller's offer is unknown to the seller until it is taken up.
    .where('is_hidden', '=', false)
    .executeTakeFirst();
  return row && { ...row, isOpenOrder: false };
}

async function viewsOf(db: Db, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, SubjectView>> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .select(['offers.id', 'listings.item_id'])
    .where('offers.id', 'in', ids)
    .execute();
  const items = await viewsOfItems(
    db,
    rows.map(({ item_id: id }) => id),
    locale,
  );
  const { offerTitle } = threadMessages(locale);
  return new Map(
    rows.flatMap(({ id, item_id: itemId }) => {
      const item = items.get(itemId);
      return item ? [[id, { ...item, title: offerTitle(item.title) }] as const] : [];
    }),
  );
}

async function factsOf(db: Db, id: string, locale: Locale): Promise<SubjectFacts> {
  const offer = await db
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .select(['offers.amount_cents', 'listings.item_id'])
    .where('offers.id', '=', id)
    .executeTakeFirst();
  const items = await viewsOfItems(db, offer ? [offer.item_id] : [], locale);
  const item = items.get(offer?.item_id ?? '')?.title ?? null;
  return { item, priceCents: offer?.amount_cents ?? null, shipAt: null };
}

const isLike: SubjectSource['isLike'] = (pattern) => sql`EXISTS (
  SELECT FROM offers JOIN listings ON listings.id = offers.listing_id
    JOIN item_texts ON item_texts.item_id = listings.item_id
  WHERE offers.id = threads.subject_id AND item_texts.title ILIKE ${pattern})`;

async function stepsOf(db: Db, id: string, locale: Locale): Promise<readonly Step[]> {
  const moves = await db
    .selectFrom('offer_moves')
    .select(['position', 'kind', 'made_by', 'reason', 'amount_cents', 'shipping_cents', 'created_at'])
    .where('offer_id', '=', id)
    .orderBy('position')
    .execute();
  const { offerSteps } = threadMessages(locale);
  return moves.map(
    ({ position, kind, made_by: by, reason, amount_cents: cents, shipping_cents: shipping, created_at: at }) => ({
      id: `${id}:${position}`,
      at,
      text: offerSteps[kind]({ by, reason, amount: priceText(cents, shipping, locale), isFirst: position === 1 }),
    }),
  );
}

/** Offers as what messages are about. */
export const offerSubject: SubjectSource = { partiesOf, viewsOf, factsOf, isLike, stepsOf };
