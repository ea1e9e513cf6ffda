import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { loadSynonyms } from '#api/modules/catalog/vocabulary/load-synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

/** How old the vocabulary in memory may be before its changes are read. */
const REFRESH_MS = 10_000;
/** How long a transaction that writes words may take: its rows are older than its commit. */
const OVERLAP_MS = 20_000;

/** `readUpTo` is a time of the database's clock, as `changed_at` is. */
type Loaded = { readonly vocabulary: Vocabulary; checkedAt: number; readUpTo: Date; isRefreshing: boolean };

const loaded = new WeakMap<Db, Loaded>();
const loading = new WeakMap<Db, Promise<Loaded>>();

/** Adds the words that changed after `since`; gives the time of the read. */
async function readChanges(db: Db, vocabulary: Vocabulary, since: Date): Promise<Date> {
  const { rows: clock } = await sql<{ now: Date }>`SELECT now()`.execute(db);
  const rows = await db
    .selectFrom('search_vocabulary')
    .select(['word', 'listing_count as listings'])
    .where('changed_at', '>', since)
    .execute();
  if (rows.length > 0) vocabulary.add(rows);
  return clock[0]?.now ?? since;
}

async function load(db: Db): Promise<Loaded> {
  const vocabulary = new Vocabulary();
  const readUpTo = await readChanges(db, vocabulary, new Date(0));
  const state = { vocabulary, checkedAt: Date.now(), readUpTo, isRefreshing: false };
  loaded.set(db, state);
  return state;
}

async function refresh(db: Db, state: Loaded): Promise<void> {
  state.isRefreshing = true;
  try {
    state.readUpTo = await readChanges(db, state.vocabulary, new Date(state.readUpTo.getTime() - OVERLAP_MS));
  } finally {
    state.checkedAt = Date.now();
    state.isRefreshing = false;
  }
}

/**
 * The words of all listings and the synonyms of the search, held in memory. The first call reads the words; later calls start reading
 * changes in the background and do not wait, so that a new word is known about ten seconds after it was added. Synonyms are those that
 * were saved a second ago or later.
 */
export async function loadVocabulary(db: Db): Promise<Vocabulary> {
  const [vocabulary, synonyms] = await Promise.all([loadWords(db), loadSynonyms(db)]);
  vocabulary.synonyms = synonyms;
  return vocabulary;
}

async function loadWords(db: Db): Promise<Vocabulary> {
  const state = loaded.get(db);
  if (!state) {
    const running = loading.get(db) ?? load(db).finally(() => loading.delete(db));
    loading.set(db, running);
    return (await running).vocabulary;
  }
  if (!state.isRefreshing && Date.now() - state.checkedAt > REFRESH_MS) refresh(db, state).catch(() => undefined);
  return state.vocabulary;
}
