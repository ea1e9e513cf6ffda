import { type Kysely, sql } from 'kysely';

/** Lets feedback raise the revision of people in its transaction: pages show its average. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TRIGGER feedback_revision AFTER INSERT OR UPDATE OR DELETE ON feedback
    FOR EACH ROW EXECUTE FUNCTION note_changed_row('people')`.execute(db);
}
