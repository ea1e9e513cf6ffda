import { type Kysely, sql } from 'kysely';

/** What the shop's pages show of an account. Other columns change with every sign-in. */
const PUBLIC_COLUMNS = ['username', 'display_name', 'avatar_image_id', 'is_private_seller'];

const columnsOf = (row: string) => sql.raw(`(${PUBLIC_COLUMNS.map((column) => `${row}.${column}`).join(', ')})`);

const statements = [
  sql`CREATE TRIGGER accounts_revision AFTER UPDATE ON accounts FOR EACH ROW
    WHEN (${columnsOf('NEW')} IS DISTINCT FROM ${columnsOf('OLD')}) EXECUTE FUNCTION note_changed_row('people')`,
  sql`CREATE TRIGGER accounts_revision_deleted AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION note_changed_row('people')`,
  sql`CREATE TRIGGER stores_revision AFTER INSERT OR UPDATE OR DELETE ON stores FOR EACH ROW EXECUTE FUNCTION note_changed_row('people')`,
];

/** Lets what pages show of sellers and stores raise a revision in its transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
