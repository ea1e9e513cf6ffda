import { sql } from 'kysely';
import { salesMessages } from '#api/modules/sales/messages.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';

/** The most that shipping may be agreed to cost. */
const MAXIMUM_SHIPPING_CENTS = 1_000_000;

/**
 * A condition on `items` joined with their seller as `accounts`: an offer can name a price for shipping. It travels, and its seller
 * sends it; what private sellers sell the shop sends, at its own rates.
 */
const isNegotiable = sql<boolean>`(items.requires_shipping AND NOT items.local_pickup_only AND NOT accounts.is_private_seller)`;

/**
 * Checks what shipping is to cost by an offer; null, what the checkout quotes, is always right. Throws a DomainError with the code
 * `shipping`.
 */
export async function checkShipping(
  trx: Tx,
  locale: Locale,
  listingId: string,
  given: number | null | undefined,
): Promise<number | null> {
  const cents = given ?? null;
  if (cents === null) return null;
  const messages = salesMessages(locale);
  if (cents < 0 || cents > MAXIMUM_SHIPPING_CENTS)
    throw new DomainError('shipping', messages.shippingRange(formatMoney(MAXIMUM_SHIPPING_CENTS, locale, 'short')));
  const row = await trx
    .selectFrom('listings')
    .innerJoin('items', 'items.id', 'listings.item_id')
    .innerJoin('accounts', 'accounts.id', 'listings.seller_account_id')
    .select('listings.id')
    .where('listings.id', '=', listingId)
    .where(isNegotiable)
    .executeTakeFirst();
  if (!row) throw new DomainError('shipping', messages.shippingNotNegotiable);
  return cents;
}
