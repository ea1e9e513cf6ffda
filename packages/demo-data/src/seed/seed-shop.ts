import {
  type Db,
  catalogSearch,
  connectModules,
  storeSampleRates,
  toJson,
  toTsvector,
  tx,
  type Tx,
} from '@headstock/api/seeding';
import { generateCatalogue } from '#demo-data/catalogue/index.ts';
import { sql } from 'kysely';
import { seedCodes } from './seed-codes.ts';
import { seedFeedback } from './seed-feedback.ts';
import { seedForms } from './seed-forms.ts';
import { seedListings } from './seed-listings.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOffers } from './seed-offers.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPortfolio } from './seed-portfolio.ts';
import { seedSavedSearches } from './seed-saved-searches.ts';
import { seedSounds } from './seed-sounds.ts';
import { seedWishlist } from './seed-wishlist.ts';
import { accountRows, addressRows, storeRows } from './account-rows.ts';
import { type CatalogueRows, CatalogueWriter, idCounter, type ListingRow } from './catalogue-rows.ts';
import { CATALOGUE_SEED } from './demo-shop.ts';
import { insertMany } from './insert-many.ts';

export type SeedOptions = {
  /** Items, 240 to 2,400. */
  size: number;
  /** The day of the shop; listings are up to 120 days older. */
  now: Date;
  /** Told after each step. */
  onProgress: (label: string, done: number, total: number) => void;
};

const BATCH = 500;
const LABEL = 'Filling the demo shop';

async function insertListings(trx: Tx, rows: readonly ListingRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first).filter((name) => name !== 'search');
  const columns = sql.join(names.map((name) => sql.ref(name)));
  const values = sql.join(names.map((name) => sql.ref(`r.${name}`)));
  const search = toTsvector(sql`s.a`, sql`s.b`, sql`s.c`, sql`s.d`);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await sql`INSERT INTO listings (${columns}, search)
      SELECT ${values}, ${search}
      FROM jsonb_populate_recordset(NULL::listings, ${toJson(batch.map(({ search: _search, ...row }) => row))}::jsonb) r
      JOIN jsonb_to_recordset(${toJson(batch.map(({ id, search: words }) => ({ id, ...words })))}::jsonb) AS s(id text, a text, b text, c text, d text)
        ON s.id = r.id`.execute(trx);
  }
}

/** Visitors of the demo shop are invited to its newsletter, as if staff had said so. */
async function inviteToNewsletter(trx: Tx): Promise<void> {
  await sql`INSERT INTO content_entries (kind, slug, locale, position, front, body, html, edited_at)
    SELECT 'newsletter', 'invitation', locale, 0, '{"isShown": true}'::jsonb, '', '', now()
    FROM (VALUES ('en'), ('fr')) AS l(locale)
    ON CONFLICT (kind, slug, locale) DO UPDATE SET front = excluded.front, edited_at = excluded.edited_at`.execute(trx);
}

/** Adds what people did in the shop, each step on top of those before. */
async function seedHistory(trx: Tx, now: Date): Promise<void> {
  const seeds = [
    seedOffers,
    seedOrders,
    seedCodes,
    seedWishlist,
    seedPortfolio,
    seedSavedSearches,
    seedFeedback,
    seedMessages,
    seedListings,
    seedForms,
    seedSounds,
    storeSampleRates,
  ];
  for (const seed of seeds) await seed(trx, now);
}

/** Whether nobody has ever used the database. */
export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT FROM accounts LIMIT 1`.execute(db);
  return rows.length === 0;
}

/** Fills an empty database with the demo shop, all or nothing. Another process that seeds at the same time wins or waits. */
export async function seedShop(db: Db, { size, now, onProgress }: SeedOptions): Promise<void> {
  connectModules();
  const catalogue = generateCatalogue({ seed: CATALOGUE_SEED, size, now });
  const nextId = idCounter();
  const accounts = await accountRows(catalogue.accounts, nextId);
  const idOf = (key: string): string => accounts.find((account) => account.key === key)?.id ?? '';
  const sellers = new Map([
    ['house', idOf('admin')],
    ['pro', idOf('pro')],
    ['private', idOf('private')],
  ]);
  const rows: CatalogueRows = new CatalogueWriter(nextId, sellers).write(catalogue);
  await tx(db, async (trx) => {
    await sql`LOCK TABLE accounts IN EXCLUSIVE MODE`.execute(trx);
    if (!(await isEmpty(trx))) return;
    const steps: [string, () => Promise<void>][] = [
      [
        'accounts',
        () =>
          insertMany(
            trx,
            'accounts',
            accounts.map(({ key: _key, ...row }) => row),
          ),
      ],
      ['stores', () => insertMany(trx, 'stores', storeRows(catalogue.stores, nextId))],
      ['addresses', () => insertMany(trx, 'addresses', addressRows(accounts, nextId))],
      ...(['brands', 'categories', 'types', 'items', 'item_texts', 'images', 'item_images', 'past_sales'] as const).map(
        (table): [string, () => Promise<void>] => [table, () => insertMany(trx, table, rows[table])],
      ),
      ['listings', () => insertListings(trx, rows.listings)],
      ['counts', () => catalogSearch(trx).rebuild()],
      // Nobody follows what was there from the first day on.
      ['changes', async () => void (await trx.deleteFrom('listing_changes').execute())],
      ['newsletter', () => inviteToNewsletter(trx)],
      ['history', () => seedHistory(trx, now)],
    ];
    for (const [index, [, step]] of steps.entries()) {
      await step();
      onProgress(LABEL, index + 1, steps.length);
    }
  });
  await sql`ANALYZE`.execute(db);
}
