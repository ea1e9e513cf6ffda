import { type Kysely, sql } from 'kysely';

/** Which revision each table raises. */
const kinds = {
  listings: ['listings'],
  descriptions: ['items', 'item_texts', 'item_images'],
  names: ['brands', 'categories', 'types', 'former_names'],
} as const;

/** A trigger for each way to write a table; a trigger with a transition table takes one event. */
const ways = [
  ['inserted', sql`AFTER INSERT`, sql`NEW`],
  ['updated', sql`AFTER UPDATE`, sql`NEW`],
  ['deleted', sql`AFTER DELETE`, sql`OLD`],
] as const;

/** Lets everything that a page shows of a thing raise a revision in its transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [kind, tables] of Object.entries(kinds))
    for (const table of tables)
      for (const [way, event, rows] of ways)
        await sql`CREATE TRIGGER ${sql.raw(`${table}_revision_${way}`)} ${event} ON ${sql.table(table)}
          REFERENCING ${rows} TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_changed_rows(${sql.lit(kind)})`.execute(
          db,
        );
}
