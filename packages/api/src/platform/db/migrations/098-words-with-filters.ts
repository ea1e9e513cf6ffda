import { type Kysely, sql } from 'kysely';

/**
 * Words and tags of every listing in their indexes, also of those that are not browsable, which are few. PostgreSQL never
 * puts two indexes together that share a condition of theirs; without one, words meet filters and prices before a listing is read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['names', 'search', 'tags']) {
    await sql`DROP INDEX ${sql.ref(`listings_${column}`)}`.execute(db);
    await sql`CREATE INDEX ${sql.ref(`listings_${column}`)} ON listings USING gin (${sql.ref(column)})`.execute(db);
  }
}
