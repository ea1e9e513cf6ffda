import { toJson, toTsvector, type Tx } from '@headstock/api/seeding';
import { generateCatalogue } from '#demo-data/catalogue/index.ts';
import { sql } from 'kysely';
import { accountRows } from '#demo-data/seed/account-rows.ts';
import { type CatalogueRows, CatalogueWriter, idCounter, type ListingRow } from '#demo-data/seed/catalogue-rows.ts';
import { insertMany, type SeedRow } from '#demo-data/seed/insert-many.ts';

const SEEDS = [1962, 1963, 1964, 1965];
const SIZE = 2_400;
const BATCH = 500;

async function insertStaged(trx: Tx, table: string, rows: readonly SeedRow[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = toJson(rows.slice(start, start + BATCH));
    await sql`INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${batch}::jsonb)`.execute(trx);
  }
}

async function stageListings(trx: Tx, rows: readonly ListingRow[]): Promise<void> {
  await sql`CREATE UNLOGGED TABLE pool_words (item_id text, search tsvector)`.execute(trx);
  for (let start = 0; start < rows.length; start += BATCH) {
    const words = rows.slice(start, start + BATCH).map((row) => ({ id: row['item_id'], ...row.search }));
    await sql`INSERT INTO pool_words SELECT s.id, ${toTsvector(sql`s.a`, sql`s.b`, sql`s.c`, sql`s.d`)}
      FROM jsonb_to_recordset(${toJson(words)}::jsonb) AS s(id text, a text, b text, c text, d text)`.execute(trx);
  }
  await insertStaged(
    trx,
    'pool_listings',
    rows.map(({ search: _search, ...row }) => ({ ...row, search: '' })),
  );
}

/** The generated catalogues of several seeds as one, with the accounts of the first. */
async function generatePool(now: Date) {
  const [first, ...others] = SEEDS.map((seed) => generateCatalogue({ seed, size: SIZE, now }));
  if (!first) throw new Error('There is no seed to generate a catalogue from.');
  const nextId = idCounter();
  const accounts = await accountRows(first.accounts, nextId);
  const idOf = (key: string): string => accounts.find((account) => account.key === key)?.id ?? '';
  const sellers = new Map([
    ['house', idOf('admin')],
    ['pro', idOf('pro')],
    ['private', idOf('private')],
  ]);
  const items = [first, ...others].flatMap((catalogue) => catalogue.items);
  const rows: CatalogueRows = new CatalogueWriter(nextId, sellers).write({ ...first, items });
  return { rows, accounts };
}

/**
 * Writes the shop's taxonomy, brands, accounts and pictures, and beside them `pool_…` tables with some 9,000 generated
 * items, numbered from 0 in `pool`, from which a catalogue of any size is drawn. Gives the size of the pool.
 */
export async function stagePool(trx: Tx, now: Date): Promise<number> {
  const { rows, accounts } = await generatePool(now);
  const withoutKeys = accounts.map(({ key: _key, ...row }) => row);
  await insertMany(trx, 'accounts', withoutKeys);
  for (const table of ['brands', 'categories', 'types', 'images'] as const) await insertMany(trx, table, rows[table]);
  for (const table of ['items', 'item_texts', 'item_images', 'listings', 'past_sales'])
    await sql`CREATE UNLOGGED TABLE ${sql.table(`pool_${table}`)} (LIKE ${sql.table(table)} INCLUDING DEFAULTS)`.execute(
      trx,
    );
  await insertStaged(trx, 'pool_items', rows.items);
  await insertStaged(trx, 'pool_item_texts', rows.item_texts);
  await insertStaged(trx, 'pool_item_images', rows.item_images);
  await insertStaged(trx, 'pool_past_sales', rows.past_sales);
  await stageListings(trx, rows.listings);
  // Products with sizes and colours are the same few whatever the size of a shop; the pool is of single things.
  await sql`CREATE UNLOGGED TABLE pool AS
    SELECT (row_number() OVER (ORDER BY i.id) - 1)::integer AS n, i.id AS item_id, i.brand_id, b.name AS brand_name,
      l.status, l.stock_level, l.asking_cents, l.traits, l.dropped_from_cents, w.search
    FROM pool_items i JOIN brands b ON b.id = i.brand_id JOIN pool_listings l ON l.item_id = i.id
    JOIN pool_words w ON w.item_id = i.id
    WHERE NOT i.has_variants AND i.parent_item_id IS NULL`.execute(trx);
  for (const statement of [
    sql`ALTER TABLE pool ADD PRIMARY KEY (n)`,
    sql`ALTER TABLE pool_items ADD PRIMARY KEY (id)`,
    sql`CREATE INDEX ON pool_item_texts (item_id)`,
    sql`CREATE INDEX ON pool_item_images (item_id)`,
    sql`ANALYZE pool`,
    sql`ANALYZE pool_items`,
    sql`ANALYZE pool_item_texts`,
    sql`ANALYZE pool_item_images`,
  ])
    await statement.execute(trx);
  const { rows: sizes } = await sql<{ n: number }>`SELECT count(*) AS n FROM pool`.execute(trx);
  return sizes[0]?.n ?? 0;
}
