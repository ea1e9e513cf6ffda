import { sql } from 'kysely';

/** More words of a search than these are not looked for. */
const MAXIMUM_WORDS = 8;
const MAXIMUM_LENGTH = 100;

/** The words of a search, without the characters that mean something to LIKE. */
export function searchWords(search: string | null | undefined): string[] {
  return (search ?? '')
    .slice(0, MAXIMUM_LENGTH)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MAXIMUM_WORDS)
    .map((word) => word.replaceAll(/[\\%_]/gu, String.raw`\$&`));
}

/** Whose name an order can be found by, beside what was bought. */
type Party = 'buyer' | 'seller';

/** A seller is public by name and username; of a buyer the seller knows the name of the order's contact, or the account's. */
const partyText = {
  seller: sql`(SELECT concat_ws(' ', display_name, username) FROM accounts WHERE accounts.id = orders.seller_account_id)`,
  buyer: sql`(SELECT concat_ws(' ', first_name, last_name) FROM accounts
    WHERE accounts.id = coalesce(orders.contact_id, orders.account_id))`,
} as const;

/** What an order can be found by: number and reference, instruments in both languages, their brands and models, the other party. */
const findableText = (party: Party) => sql`concat_ws(' ', orders.number, orders.reference, ${partyText[party]},
  (SELECT string_agg(concat_ws(' ', item_texts.title, brands.name, items.model, items.sku), ' ')
    FROM line_items JOIN listings ON listings.id = line_items.listing_id JOIN items ON items.id = listings.item_id
    JOIN brands ON brands.id = items.brand_id JOIN item_texts ON item_texts.item_id = items.id
    WHERE line_items.order_id = orders.id))`;

/** A condition on `orders`: every word of a search is in what the order can be found by. */
export function matchesWords(search: string | null | undefined, party: Party = 'seller') {
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.map((word) => `%${word}%`);
  return sql<boolean>`${findableText(party)} ILIKE ALL (${patterns}::text[])`;
}
