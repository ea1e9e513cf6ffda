import { type RawBuilder, sql } from 'kysely';
import { tokenize } from '#api/platform/search/normalize-text.ts';

/** What is searched of an item, in all languages together. */
export type SearchSource = {
  titles: readonly string[];
  brand: string;
  model: string;
  years: readonly number[];
  /** Finish, type, category, condition, tags. */
  traits: readonly string[];
  texts: readonly string[];
  sku: string;
};

/** Words by weight: A names, B traits, C stories, D stock numbers, which are not in the vocabulary. */
export type SearchDocument = { a: string; b: string; c: string; d: string };

/** `es-335` is also found as `es335`, `Les Paul` as `lespaul`. */
function withJoins(text: string): string[] {
  const words = tokenize(text);
  return [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`)];
}

/** `1959` is also found as 59, 1950s and 50s. */
function yearWords(year: number): string[] {
  const decade = Math.floor(year / 10) * 10;
  return [String(year), String(year).slice(2), `${decade}s`, `${String(decade).slice(2)}s`, `${decade}`];
}

/** The words that find an item. */
export function searchDocument({ titles, brand, model, years, traits, texts, sku }: SearchSource): SearchDocument {
  const join = (words: readonly string[]): string => [...new Set(words)].join(' ');
  return {
    a: join([...titles.flatMap(tokenize), ...withJoins(brand), ...withJoins(model), ...years.map(String)]),
    b: join([...traits.flatMap(tokenize), ...years.flatMap(yearWords)]),
    c: join(texts.flatMap(tokenize)),
    d: join(withJoins(sku)),
  };
}

/** SQL for the `tsvector` of columns of words, one for each weight from A to D. */
export function toTsvector(...columns: readonly RawBuilder<unknown>[]): RawBuilder<string> {
  const weighted = columns.map(
    (words, index) => sql`setweight(to_tsvector('simple', ${words}), ${sql.lit('ABCD'.charAt(index))})`,
  );
  return sql<string>`(${sql.join(weighted, sql` || `)})`;
}
