import { type Selectable, sql } from 'kysely';
import { loadListings } from '#api/modules/catalog/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { searchMessages } from './messages.ts';
import { nextRun } from './next-run.ts';
import { lastPublished } from './published-listings.ts';
import { countHits, MOST_COUNTED, newestHits } from './search-hits.ts';
import type { SavedSearchesTable } from './tables.ts';
import { colonIn } from '#api/platform/locale.ts';

type Search = Selectable<SavedSearchesTable>;

/** Searches that one transaction looks after. */
const BATCH = 25;
/** Finds that a mail names; it counts the others. */
const NAMED = 5;
/** Above this a mail says that there are more, instead of how many. */
const COUNTED = MOST_COUNTED * 10;

/** Whether a search has to be looked after, for the job that does it. */
export const hasDueSearches = sql<boolean>`(
  EXISTS (SELECT FROM saved_searches WHERE removed_at IS NULL AND next_run_at <= now())
  OR EXISTS (SELECT FROM saved_searches WHERE removed_at IS NULL AND next_run_at IS NULL
    AND told_seq < (SELECT max(seq) FROM published_listings)))`;

const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(Math.min(count, COUNTED)) + (count > COUNTED ? '+' : '');

async function tell(trx: Tx, search: Search, upTo: number, baseUrl: URL): Promise<void> {
  const range = { after: search.told_seq, upTo };
  const count = await countHits(trx, search, range, COUNTED + 1);
  if (count === 0) return;
  const named = await newestHits(trx, search, range, NAMED);
  await notify(
    trx,
    {
      event: 'search.hits',
      role: 'member',
      // The marks rise with each notice, so that no hit is told twice.
      cause: `search-hits:${search.id}:${upTo}`,
      accountId: search.account_id,
      ...(search.frequency === 'BELL' && { only: 'bell' }),
      copy: async (locale) => {
        const messages = searchMessages(locale);
        const ids = named.map(({ listingId }) => listingId);
        const lines = (await loadListings(trx, ids, locale)).map(
          ({ item, askingPrice }) =>
            `${item.title}${colonIn[locale]}${formatMoney(askingPrice.amountCents, locale, 'narrow')}`,
        );
        const rest = count - named.length;
        return {
          subject: messages.hits(search.name, countText(count, locale), count === 1),
          paragraphs: [
            messages.came,
            ...lines,
            ...(rest > 0 ? [messages.more(countText(rest, locale), rest === 1)] : []),
          ],
          link: {
            label: messages.see,
            path: `/profile/buying/saved-searches/${search.id}?since=${search.told_seq}`,
          },
        };
      },
    },
    baseUrl,
  );
}

async function tellBatch(trx: Tx, baseUrl: URL): Promise<number> {
  const upTo = await lastPublished(trx);
  const { rows } = await sql<Search>`
    SELECT * FROM saved_searches WHERE removed_at IS NULL
      AND (next_run_at <= now() OR (next_run_at IS NULL AND told_seq < ${upTo}))
    ORDER BY told_seq, id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`.execute(trx);
  for (const search of rows) {
    await tell(trx, search, upTo, baseUrl);
    await trx
      .updateTable('saved_searches')
      .set({ told_seq: Math.max(upTo, search.told_seq), next_run_at: nextRun(search.frequency) })
      .where('id', '=', search.id)
      .execute();
  }
  return rows.length;
}

/**
 * Tells the owners of saved searches what came in since they were told last: at once, or when their day has come. Any number of
 * processes may run it; a find is told once.
 */
export async function tellSearchHits(db: Db, baseUrl: URL): Promise<void> {
  while ((await tx(db, (trx) => tellBatch(trx, baseUrl))) === BATCH);
}
