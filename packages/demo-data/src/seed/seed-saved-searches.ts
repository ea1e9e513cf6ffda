import { idAt, toJson, type Tx } from '@headstock/api/seeding';
import { sql } from 'kysely';
import { accounts } from '#demo-data/catalogue/index.ts';

const DAY_MS = 86_400_000;
const MORNING_MS = 14 * 3_600_000;

/** What the demo buyer has the shop watch: name, filter, how it is told, and how many of the newest listings came since a look. */
const searches = [
  {
    daysAgo: 34,
    name: 'Fenders of the sixties',
    filter: { brand: ['fender'], decade: [1960] },
    frequency: 'DAILY',
    unseen: 120,
  },
  {
    daysAgo: 21,
    name: 'Acoustics up to $3,000',
    filter: { category: ['acoustic-guitars'], maxPriceCents: 300_000 },
    frequency: 'WEEKLY',
    unseen: 60,
  },
  { daysAgo: 6, name: '“archtop”', filter: { keywords: 'archtop' }, frequency: 'BELL', unseen: 0 },
] as const;

/** Numbers the listings as they were published, and saves the demo buyer's searches. */
export async function seedSavedSearches(trx: Tx, now: Date): Promise<void> {
  await sql`INSERT INTO published_listings (seq, listing_id)
    SELECT row_number() OVER (ORDER BY listed_at, id), id FROM listings
    WHERE is_published AND status IN ('live', 'sold')`.execute(trx);
  const email = accounts.find(({ key }) => key === 'buyer')?.email ?? '';
  const buyer = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  if (!buyer) return;
  const { rows } = await sql<{ last: number }>`SELECT coalesce(max(seq), 0) AS last FROM published_listings`.execute(
    trx,
  );
  const last = rows[0]?.last ?? 0;
  for (const [index, { daysAgo, name, filter, frequency, unseen }] of searches.entries()) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const isAtOnce = frequency === 'BELL';
    await trx
      .insertInto('saved_searches')
      .values({
        id: idAt(at, index),
        account_id: buyer.id,
        name,
        filter: toJson(filter),
        frequency,
        told_seq: last,
        seen_seq: Math.max(0, last - unseen),
        next_run_at: isAtOnce ? null : new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + DAY_MS + MORNING_MS),
        created_at: at,
      })
      .execute();
  }
}
