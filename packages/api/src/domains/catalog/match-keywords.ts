import { sql } from 'kysely';
import type { Db } from '#api/db/database.ts';
import { type Keywords, queriesOf, readKeywords } from './keywords.ts';
import { spellingOf } from './spelling.ts';

async function findsAnything(db: Db, query: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT FROM listings l
      WHERE l.browsable AND l.status = ANY('{live,sold}') AND l.search @@ to_tsquery('simple', ${query})) AS found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/**
 * The keywords with the most exact query that finds anything in the whole shop, whatever else is filtered: who asks for
 * a black Stratocaster does not mean one whose story mentions black. Null when there is no word in the text.
 */
export async function matchKeywords(db: Db, text: string | null | undefined): Promise<Keywords | null> {
  if (!text) return null;
  const keywords = readKeywords(text, await spellingOf(db));
  if (!keywords) return null;
  const queries = queriesOf(keywords.words);
  for (const query of queries.slice(0, -1)) {
    if (await findsAnything(db, query)) return { ...keywords, query };
  }
  return keywords;
}
