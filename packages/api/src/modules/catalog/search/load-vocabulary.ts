import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { VOCABULARY_LETTERS } from './keywords.ts';
import { Vocabulary } from './vocabulary.ts';

/** How old the words may be before they are read again. */
const KEEP_MS = 10_000;
/** How long a transaction that writes words may take. */
const OVERLAP_MS = 20_000;
/** Listings whose words one statement adds. */
const BATCH = 500;
const { least, most } = VOCABULARY_LETTERS;

/** `upTo` is when the words were read by the clock of the database, by which they are changed. */
type LoadedVocabulary = { readonly spelling: Vocabulary; readAt: number; upTo: Date; isReading: boolean };

const kept = new WeakMap<Db, LoadedVocabulary>();
const beginning = new WeakMap<Db, Promise<LoadedVocabulary>>();

/** Reads words that changed after `since` into the spelling; gives when by the clock of the database. */
async function readWords(db: Db, spelling: Vocabulary, since: Date): Promise<Date> {
  const { rows: clock } = await sql<{ now: Date }>`SELECT now()`.execute(db);
  const rows = await db
    .selectFrom('search_words')
    .select(['word', 'listings'])
    .where('changed_at', '>', since)
    .execute();
  if (rows.length > 0) spelling.learn(rows);
  return clock[0]?.now ?? since;
}

async function begin(db: Db): Promise<LoadedVocabulary> {
  const spelling = new Vocabulary();
  const upTo = await readWords(db, spelling, new Date(0));
  const state = { spelling, readAt: Date.now(), upTo, isReading: false };
  kept.set(db, state);
  return state;
}

async function refresh(db: Db, state: LoadedVocabulary): Promise<void> {
  state.isReading = true;
  try {
    // What began to be written before that may have been committed after it.
    state.upTo = await readWords(db, state.spelling, new Date(state.upTo.getTime() - OVERLAP_MS));
  } finally {
    state.readAt = Date.now();
    state.isReading = false;
  }
}

/**
 * The words of the shop. They are read once; new ones are read beside later requests, which do not wait for them, so that
 * a new word is known within some ten seconds.
 */
export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const state = kept.get(db);
  if (!state) {
    const running = beginning.get(db) ?? begin(db).finally(() => beginning.delete(db));
    beginning.set(db, running);
    return (await running).spelling;
  }
  if (!state.isReading && Date.now() - state.readAt > KEEP_MS) refresh(db, state).catch(() => undefined);
  return state.spelling;
}

/** Writes the table of words anew from the search documents: names, traits and stories, but not the numbers of things. */
export async function rebuildVocabulary(db: Db): Promise<void> {
  await sql`DELETE FROM search_changes`.execute(db);
  await sql`DELETE FROM search_words`.execute(db);
  await sql`INSERT INTO search_words (word, listings)
    SELECT word, ndoc FROM ts_stat('SELECT search FROM listings WHERE browsable AND status <> ''withdrawn''', 'abc')
    WHERE length(word) BETWEEN ${least} AND ${most}`.execute(db);
}

/**
 * Adds the words of new and reworded listings to the table of words, until none is left. Words that are no longer used
 * stay, with their count, until the table is written anew: counts decide between corrections and bound what a word finds.
 */
export async function applyVocabularyChanges(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await tx(db, (trx) =>
      sql<{ taken: number }>`
        WITH taken AS (
          DELETE FROM search_changes WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM search_changes LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
          )) RETURNING listing_id
        ), added AS (
          INSERT INTO search_words AS known (word, listings)
          SELECT word.lexeme, count(*) FROM listings l, unnest(ts_filter(l.search, '{a,b,c}')) AS word
          WHERE l.id IN (SELECT listing_id FROM taken) AND l.browsable AND length(word.lexeme) BETWEEN ${least} AND ${most}
          GROUP BY word.lexeme ORDER BY word.lexeme
          ON CONFLICT (word) DO UPDATE SET listings = known.listings + excluded.listings, changed_at = now()
        )
        SELECT count(*) AS taken FROM taken`.execute(trx),
    );
    if ((rows[0]?.taken ?? 0) < BATCH) return;
  }
}
