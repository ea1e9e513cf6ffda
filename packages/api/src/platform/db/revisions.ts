import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { RevisionKind } from '#api/platform/tables.ts';
import type { Db } from './database.ts';
import { ValueCache } from './value-cache.ts';
import { mergeReads } from './merge-reads.ts';
import { runNamed } from './named-query.ts';
import { tx } from './tx.ts';

type Revisions = ReadonlyMap<string, number>;

/** One statement tells all of them. */
const ALL = ['all'] as const;

/**
 * The revisions of this moment. Triggers note a change in its transaction, and a job adds the notes up; both together only grow, so
 * that a number that came back the same says that nothing of its kind was committed in between, by whichever process.
 */
const readRevisions = mergeReads(async (db: Db, _all: readonly string[]): Promise<Revisions> => {
  const query = sql<{ kind: RevisionKind; revision: number }>`
    SELECT kind, revisions.changes + (SELECT count(*) FROM revision_changes noted WHERE noted.kind = revisions.kind) AS revision
    FROM revisions`;
  const rows = await runNamed(db, query.compile(db));
  return new Map(rows.map(({ kind, revision }) => [kind, revision]));
});

const moments = new AsyncLocalStorage<WeakMap<Db, Promise<Revisions>>>();

/** Runs work that reads and writes nothing, such as a query of GraphQL: it asks for the revisions once, when it first needs them. */
export const readAtOneMoment = <Result>(work: () => Result): Result => moments.run(new WeakMap(), work);

function currentRevisions(db: Db): Promise<Revisions> {
  const moment = moments.getStore();
  const known = moment?.get(db);
  if (known) return known;
  const reading = readRevisions(db, ALL);
  moment?.set(db, reading);
  return reading;
}

/** One revision of everything that has one: it grows with each change of what public pages show of goods and people. */
export async function readWholeRevision(db: Db): Promise<string> {
  const revisions = await currentRevisions(db);
  return String([...revisions.values()].reduce((sum, revision) => sum + revision, 0));
}

/**
 * Caches up to `most` values in the memory of this process until something of `kinds` changes. Gives, for a database, what is known now:
 * nothing right after a transaction with a change has committed, in whichever process, because each call asks for the revisions.
 * What it gives is for one piece of work: look up there what it needs, and read what is missing. Cache nothing that depends on who
 * asks, on the time, or on data of other kinds. Inside a transaction nothing is cached, as that sees rows that nobody else does.
 */
export function cacheByRevision<Value extends {}>(
  kinds: readonly RevisionKind[],
  most: number,
): (db: Db) => Promise<ValueCache<Value>> {
  const caches = new WeakMap<Db, { readonly revision: number; readonly values: ValueCache<Value> }>();
  return async (db) => {
    if (db.isTransaction) return new ValueCache(1);
    const revisions = await currentRevisions(db);
    const revision = kinds.reduce((sum, kind) => sum + (revisions.get(kind) ?? 0), 0);
    const known = caches.get(db);
    if (known?.revision === revision) return known.values;
    const values = new ValueCache<Value>(most);
    // An answer that a newer one has overtaken changes nothing for the others.
    if (!known || known.revision < revision) caches.set(db, { revision, values });
    return values;
  };
}

const NOTES = 5_000;

/** A condition: changes wait to be added up. */
export const hasRevisionChanges = sql<boolean>`EXISTS (SELECT FROM revision_changes)`;

/** Adds up the changes that were noted, so that reading a revision stays cheap. Several processes may run this at once. */
export async function addUpRevisions(db: Db): Promise<void> {
  for (let taken = NOTES; taken === NOTES;) {
    taken = await tx(db, async (trx) => {
      const { rows } = await sql<{ taken: number }>`
        WITH noted AS (
          DELETE FROM revision_changes WHERE ctid = ANY(ARRAY(
            SELECT ctid FROM revision_changes LIMIT ${NOTES} FOR UPDATE SKIP LOCKED
          )) RETURNING kind
        ), counted AS (SELECT kind, count(*) AS changes FROM noted GROUP BY kind), stored AS (
          UPDATE revisions SET changes = revisions.changes + counted.changes FROM counted WHERE counted.kind = revisions.kind
        )
        SELECT count(*) AS taken FROM noted`.execute(trx);
      return rows[0]?.taken ?? 0;
    });
  }
}
