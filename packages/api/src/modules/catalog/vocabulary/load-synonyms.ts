import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { shippedSynonyms } from './shipped-synonyms.ts';
import { Synonyms } from './synonyms.ts';

/** How old the version that a process knows may be before it asks again. */
const CHECK_MS = 750;

type Loaded = { version: number; synonyms: Synonyms; checkedAt: number; checking: Promise<void> | undefined };

const loaded = new WeakMap<Db, Loaded>();

/** The version that holds now; 0 for what comes with the shop. */
export async function readVocabularyVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('search_synonym_revisions')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Changes with a save, and once more a second later, when every process searches by it: kept pages with listings follow it. */
export async function readVocabularyRevision(db: Db): Promise<string> {
  const { rows } = await sql<{ version: number | null; settled: number | null }>`
    SELECT max(version) AS version, max(version) FILTER (WHERE created_at < now() - interval '950 milliseconds') AS settled
    FROM search_synonym_revisions`.execute(db);
  return `${rows[0]?.version ?? 0}.${rows[0]?.settled ?? 0}`;
}

async function check(db: Db, state: Loaded): Promise<void> {
  const version = await readVocabularyVersion(db);
  if (version !== state.version) {
    const row = await db
      .selectFrom('search_synonym_revisions')
      .select('entries')
      .where('version', '=', version)
      .executeTakeFirst();
    state.synonyms = row ? new Synonyms(row.entries) : shippedSynonyms;
    state.version = version;
  }
  state.checkedAt = Date.now();
}

/**
 * The synonyms of the search, held in memory. Asks for their version at most every 750 ms, by one row of an index, and waits for it: every
 * process has what was saved within a second, with its next search. While the database does not answer, the last ones hold.
 */
export async function loadSynonyms(db: Db): Promise<Synonyms> {
  const state = loaded.get(db) ?? { version: 0, synonyms: shippedSynonyms, checkedAt: 0, checking: undefined };
  loaded.set(db, state);
  if (Date.now() - state.checkedAt > CHECK_MS) {
    state.checking ??= check(db, state)
      .catch(() => undefined)
      .finally(() => {
        state.checking = undefined;
      });
    await state.checking;
  }
  return state.synonyms;
}
