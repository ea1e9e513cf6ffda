import { type RawBuilder, sql } from 'kysely';
import { messageText } from '#api/modules/messaging/index.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';

/** Whose name an order can be found by, beside what was bought. */
type Party = 'buyer' | 'seller' | 'everybody';

const contactText = sql`(SELECT concat_ws(' ', first_name, last_name, email, phone) FROM accounts WHERE accounts.id = orders.contact_id)`;
const accountText = sql`(SELECT concat_ws(' ', first_name, last_name, username, email, phone) FROM accounts WHERE accounts.id = orders.account_id)`;
const sellerText = sql`(SELECT concat_ws(' ', display_name, username) FROM accounts WHERE accounts.id = orders.seller_account_id)`;

/**
 * A seller is public by name and username; of a buyer the seller knows the name of the order's contact, or the account's. Staff
 * finds an order by everybody's name, and by e-mail and telephone of whoever bought it.
 */
const partyText = {
  everybody: sql`concat_ws(' ', ${contactText}, ${accountText}, ${sellerText})`,
  seller: sellerText,
  buyer: sql`(SELECT concat_ws(' ', first_name, last_name) FROM accounts
    WHERE accounts.id = coalesce(orders.contact_id, orders.account_id))`,
} as const;

/** What an order can be found by: number and reference, instruments in both languages, their brands and models, the other party. */
const orderText = (party: Party) => sql`orders.number, orders.reference, ${partyText[party]},
  (SELECT string_agg(concat_ws(' ', item_texts.title, brands.name, items.model, items.sku), ' ')
    FROM line_items JOIN listings ON listings.id = line_items.listing_id JOIN items ON items.id = listings.item_id
    JOIN brands ON brands.id = items.brand_id JOIN item_texts ON item_texts.item_id = items.id
    WHERE line_items.order_id = orders.id)`;

/** What an account wrote and was written about an order and about what was bought. */
const correspondence = (accountId: string) => sql`${messageText(accountId, 'order', sql`orders.id`)},
  ${messageText(
    accountId,
    'item',
    sql`SELECT listings.item_id FROM line_items JOIN listings ON listings.id = line_items.listing_id WHERE line_items.order_id = orders.id`,
  )}`;

function matches(text: RawBuilder<unknown>, search: string | null | undefined) {
  const patterns = likePatterns(search);
  if (patterns.length === 0) return sql<boolean>`true`;
  return sql<boolean>`concat_ws(' ', ${text}) ILIKE ALL (${patterns}::text[])`;
}

/** A condition on `orders`: every word of a search is in what the order can be found by. */
export const matchesWords = (search: string | null | undefined, party: Party) => matches(orderText(party), search);

/** A condition on the `orders` of a buyer: every word is in what the order can be found by, or in the buyer's messages about it. */
export const matchesPurchase = (search: string | null | undefined, buyerId: string) =>
  matches(sql`${orderText('seller')}, ${correspondence(buyerId)}`, search);
