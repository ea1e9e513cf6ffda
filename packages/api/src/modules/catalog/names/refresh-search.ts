import { sql } from 'kysely';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale, LocalText } from '#api/platform/locale.ts';
import { type SearchedItem, searchOf } from '#api/modules/catalog/items/item-search.ts';
import type { SearchDocument } from '#api/modules/catalog/search/search-document.ts';

/** Items whose search words are written at a time. */
const CHUNK = 500;

type Row = Omit<SearchedItem, 'copy' | 'yearIsCirca'> & {
  readonly id: string;
  readonly sku: string;
  readonly year_is_circa: boolean;
  readonly brand: string;
  readonly category: LocalText;
  readonly type: LocalText;
  readonly copy: Readonly<Record<Locale, { title: string; subtitle: string; description: string; finish: string }>>;
  readonly former: readonly string[] | null;
};

const readRows = async (trx: Tx, ids: readonly string[]): Promise<Row[]> =>
  (
    await sql<Row>`
      SELECT items.id, items.sku, items.model, items.year_from, items.year_to, items.year_is_circa, items.finish_family,
        items.condition, items.tags, brands.name AS brand, categories.title AS category, types.title AS type,
        (SELECT jsonb_object_agg(locale, jsonb_build_object('title', title, 'subtitle', subtitle, 'description', description,
          'finish', finish)) FROM item_texts WHERE item_texts.item_id = items.id) AS copy,
        (SELECT array_agg(former_names.name ORDER BY former_names.slug) FROM former_names
          WHERE (kind = 'BRAND' AND target = items.brand_id)
            OR (kind = 'MODEL' AND scope_id = items.brand_id AND target = items.model)) AS former
      FROM items JOIN brands ON brands.id = items.brand_id JOIN categories ON categories.id = items.category_id
      JOIN types ON types.id = items.type_id
      WHERE items.id = ANY (${[...ids]}::text[])`.execute(trx)
  ).rows;

function documentOf(row: Row): SearchDocument {
  const { sku, brand, category, type, former } = row;
  const copy = { en: row.copy.en ?? row.copy.fr, fr: row.copy.fr ?? row.copy.en };
  const item = { ...row, yearIsCirca: row.year_is_circa, copy };
  return searchOf(item, {
    sku,
    brand,
    category: { title: category },
    type: { title: type },
    formerNames: former ?? [],
  });
}

/** Writes the words under which items are found anew, from their texts, places and names. */
export async function refreshSearch(trx: Tx, itemIds: readonly string[]): Promise<void> {
  for (let start = 0; start < itemIds.length; start += CHUNK) {
    const rows = await readRows(trx, itemIds.slice(start, start + CHUNK));
    const documents = rows.map(documentOf);
    const column = (key: keyof SearchDocument): string[] => documents.map((document) => document[key]);
    await sql`UPDATE listings SET search = setweight(to_tsvector('simple', words.a), 'A')
        || setweight(to_tsvector('simple', words.b), 'B') || setweight(to_tsvector('simple', words.c), 'C')
        || setweight(to_tsvector('simple', words.d), 'D')
      FROM unnest(${rows.map(({ id }) => id)}::text[], ${column('a')}::text[], ${column('b')}::text[],
        ${column('c')}::text[], ${column('d')}::text[]) AS words (id, a, b, c, d)
      WHERE listings.item_id = words.id`.execute(trx);
  }
}
