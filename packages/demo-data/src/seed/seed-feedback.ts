import { idAt, type Tx } from '@headstock/api/seeding';
import { sql } from 'kysely';
import { accounts } from '#demo-data/catalogue/index.ts';
import { feedbackTexts, initials } from './feedback-texts.ts';

const DAY_MS = 86_400_000;

/** How many sales of each demo seller were rated, and which text comes first. */
const sellers = [
  { key: 'admin', most: 48, from: 0 },
  { key: 'pro', most: 26, from: 4 },
  { key: 'private', most: 7, from: 9 },
] as const;

type Sale = { readonly item_id: string; readonly at: Date };

/** Sales from before the demo shop kept orders, newest first, each a week after it was sold. */
async function salesOf(trx: Tx, sellerId: string, now: Date, most: number): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    SELECT item_id, sold_at + interval '7 days' AS at FROM listings
    WHERE seller_account_id = ${sellerId} AND status = 'sold' AND is_published
      AND sold_at + interval '7 days' < ${now}::timestamptz
      AND NOT EXISTS (SELECT FROM line_items WHERE line_items.listing_id = listings.id)
    ORDER BY sold_at DESC, id LIMIT ${most}`.execute(trx);
  return rows;
}

/** Lets past buyers say what they think of the demo sellers. */
export async function seedFeedback(trx: Tx, now: Date): Promise<void> {
  for (const { key, most, from } of sellers) {
    const email = accounts.find((account) => account.key === key)?.email ?? '';
    const seller = await trx.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
    if (!seller) continue;
    for (const [index, { item_id: itemId, at }] of (await salesOf(trx, seller.id, now, most)).entries()) {
      const said = feedbackTexts[(index * 5 + from) % feedbackTexts.length];
      if (!said) continue;
      const aspect = (turn: number): number | null => ((index + turn) % 4 === 0 ? null : said.stars);
      await trx
        .insertInto('feedback')
        .values({
          id: idAt(at, from * 100 + index),
          order_id: null,
          side: 'BUYER',
          author_account_id: null,
          author_initials: initials[(index * 7 + from) % initials.length] ?? 'A. M.',
          subject_account_id: seller.id,
          item_id: itemId,
          stars: said.stars,
          as_described: aspect(0),
          packing: aspect(1),
          communication: aspect(2),
          shipping: aspect(3),
          body: said.text,
          created_at: at,
          closes_at: at,
          revealed_at: at,
          ...(said.answer && { answer: said.answer, answered_at: new Date(at.getTime() + DAY_MS) }),
        })
        .execute();
    }
  }
  // Nobody is asked about the past by mail.
  await sql`INSERT INTO feedback_requests (order_id)
    SELECT order_id FROM shipments WHERE delivered_at IS NOT NULL GROUP BY order_id`.execute(trx);
}
