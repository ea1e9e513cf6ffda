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

/** What an order can be found by: its number and reference, its instruments in both languages, their brands and models, the seller. */
const findableText = sql`concat_ws(' ', orders.number, orders.reference,
  (SELECT concat_ws(' ', display_name, username) FROM accounts WHERE accounts.id = orders.seller_account_id),
  (SELECT string_agg(concat_ws(' ', item_texts.title, brands.name, items.model, items.sku), ' ')
    FROM line_items JOIN listings ON listings.id = line_items.listing_id JOIN items ON items.id = listings.item_id
    JOIN brands ON brands.id = items.brand_id JOIN item_texts ON item_texts.item_id = items.id
    WHERE line_items.order_id = orders.id))`;

/** A condition on `orders`: every word of a search is in what the order can be found by. */
export function matchesWords(search: string | null | undefined) {
  const words = searchWords(search);
  if (words.length === 0) return sql<boolean>`true`;
  const patterns = words.map((word) => `%${word}%`);
  return sql<boolean>`${findableText} ILIKE ALL (${patterns}::text[])`;
}
