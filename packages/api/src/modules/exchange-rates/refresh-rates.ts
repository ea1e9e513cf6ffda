import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { type FeedFault, fetchFeed } from './fetch-feed.ts';
import { checkRates, OLD_AFTER_DAYS, type RateFault } from './rate-table.model.ts';
import { readFeed } from './read-feed.model.ts';
import { newestRates, storeRates } from './stored-rates.ts';

/** Where rates come from: the address of the feed, and the name by which visitors know its publisher. */
export type RatesFeed = { readonly url: string; readonly source: string };

/** A condition: there are no rates yet, as on the first day of a shop. */
export const hasNoRates = sql<boolean>`NOT EXISTS (SELECT FROM exchange_rates)`;

/** After so many days the feed is asked between its times, too: it was down then, or the shop was. Longer than a weekend. */
const LATE_AFTER_DAYS = 3;

/** A condition: there are rates, but none of the last days. */
export const hasLateRates = sql<boolean>`(SELECT max(as_of) < (now() AT TIME ZONE 'UTC')::date - ${sql.lit(LATE_AFTER_DAYS)} FROM exchange_rates)`;

/** A condition: there are no rates, or only such as are called old. */
export const hasOldRates = sql<boolean>`NOT EXISTS (SELECT FROM exchange_rates WHERE as_of >= (now() AT TIME ZONE 'UTC')::date - ${sql.lit(OLD_AFTER_DAYS)})`;

/** What became of a refresh. `known`: the feed has nothing newer. `format`: what it sends is no table of rates. */
export type Refreshed =
  | { readonly ok: true; readonly outcome: 'stored' | 'known' }
  | { readonly ok: false; readonly fault: FeedFault | RateFault | 'format' };

/** Reads the feed and stores its table when it is newer than what is known and can be true. What is stored stays when it fails. */
export async function readRates(
  db: Db,
  { url, source }: RatesFeed,
  now: Date,
  network: Network = publicNetwork,
): Promise<Refreshed> {
  const fetched = await fetchFeed(url, network);
  if (!fetched.ok) return fetched;
  const table = readFeed(fetched.text);
  if (!table) return { ok: false, fault: 'format' };
  const newest = await newestRates(db);
  const last = newest?.source === source ? newest : null;
  const fault = checkRates(table, last, now);
  if (fault) return { ok: false, fault };
  if (last && last.asOf >= table.asOf) return { ok: true, outcome: 'known' };
  await storeRates(db, { ...table, source });
  return { ok: true, outcome: 'stored' };
}

/** The daily work. Throws an Error that names the fault when the rates could not be refreshed, so that the job is retried and listed. */
export async function refreshRates(db: Db, feed: RatesFeed): Promise<void> {
  const refreshed = await readRates(db, feed, new Date());
  if (!refreshed.ok) throw new Error(`The exchange rates were not refreshed: ${refreshed.fault}.`);
}
