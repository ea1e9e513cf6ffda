import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { VOCABULARY_LETTERS } from './vocabulary.ts';

/** Listings whose words one transaction adds. */
const BATCH = 500;
const { least, most } = VOCABULARY_LETTERS;

/** Builds the vocabulary anew from names, traits and stories (weights A to C); serial and stock numbers (D) are no words. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await sql`DELETE FROM search_vocabulary_queue`.execute(db);
  await sql`DELETE FROM search_vocabulary`.execute(db);
  await sql`INSERT INTO search_vocabulary (word, listing_count)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM listings WHERE is_published AND status <> ''withdrawn''', 'abc')
    WHERE length(word) BETWEEN ${least} AND ${most}`.execute(db);
}

/**
 * Adds the words of queued listings until the queue is empty. Words of listings that are gone stay until the next rebuild, so
 * `listing_count` is an upper bound; it ranks corrections and finds the rarest keyword, for which that is enough.
 */
export async function applyVocabularyChanges(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await tx(db, (trx) =>
      sql<{ taken: number }>`
        WITH taken AS (
          DELETE FROM search_vocabulary_queue WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM search_vocabulary_queue LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )) RETURNING listing_id
        ), added AS (
          INSERT INTO search_vocabulary AS known (word, listing_count)
          SELECT word.lexeme, count(*) FROM listings l, unnest(ts_filter(l.search, '{a,b,c}')) AS word
          WHERE l.id IN (SELECT listing_id FROM taken) AND l.is_published AND length(word.lexeme) BETWEEN ${least} AND ${most}
          GROUP BY word.lexeme ORDER BY word.lexeme
          ON CONFLICT (word) DO UPDATE SET listing_count = known.listing_count + excluded.listing_count, changed_at = now()
        )
        SELECT count(*) AS taken FROM taken`.execute(trx),
    );
    if ((rows[0]?.taken ?? 0) < BATCH) return;
  }
}
