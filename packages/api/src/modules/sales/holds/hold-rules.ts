import type { Db } from '#api/platform/db/database.ts';
import { type Limit, type LimitedClient, takeFromLimit } from '#api/platform/rate-limit.ts';

/** How long an item is held, and how much a renewal adds. */
export const HOLD_MINUTES = 10;
export const MAXIMUM_RENEWALS = 2;
/** A hold can be renewed once no more than this is left of it. */
export const RENEW_WITHIN_MINUTES = 5;
/** The most listings that one shopper holds at once; more of a cart can be bought, but is not held. */
export const MAXIMUM_HELD = { guest: 4, member: 10 } as const;

const TWO_HOURS = 2 * 3_600;

/**
 * Every ten minutes that begin count, also those that renew a hold. On one listing there are three for a shopper and four for
 * an address in two hours: after that it cools down, so that a hold blocks nobody for long, whatever cookies are thrown away.
 */
const limits = {
  shopperOnListing: { name: 'hold-shopper-listing', max: 1 + MAXIMUM_RENEWALS, seconds: TWO_HOURS },
  addressOnListing: { name: 'hold-address-listing', max: 4, seconds: TWO_HOURS },
  shopper: { name: 'hold-shopper', max: 24, seconds: TWO_HOURS },
  address: { name: 'hold-address', max: 60, seconds: TWO_HOURS },
} as const satisfies Readonly<Record<string, Limit>>;

/** Counts ten minutes that begin on a listing for the cart with the key `owner`; false when there were enough of them. */
export async function beginPeriod(
  db: Db,
  { secret, clientAddress: address }: LimitedClient,
  owner: string,
  listingId: string,
): Promise<boolean> {
  const uses = [
    [limits.addressOnListing, `${address} ${listingId}`],
    [limits.address, address],
    [limits.shopperOnListing, `${owner} ${listingId}`],
    [limits.shopper, owner],
  ] as const;
  for (const [limit, subject] of uses) if (!(await takeFromLimit(db, secret, limit, subject)).ok) return false;
  return true;
}
