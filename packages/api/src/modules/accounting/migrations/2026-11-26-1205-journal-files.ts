import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE accounting_settings (
    id text PRIMARY KEY CHECK (id = 'shop'),
    -- The last day whose books are closed, in the shop's time zone.
    closed_until text CHECK (closed_until ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')
  )`,
  // A second import of a file doubles everything, so each has a number, a range that is closed, and a hash.
  sql`CREATE TABLE journal_files (
    id text COLLATE "C" PRIMARY KEY,
    number integer NOT NULL CONSTRAINT journal_files_number UNIQUE,
    format text NOT NULL CHECK (format IN ('iif', 'csv')),
    from_day text COLLATE "C" NOT NULL CHECK (from_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    to_day text COLLATE "C" NOT NULL CHECK (to_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
    is_repeat boolean NOT NULL,
    entries integer NOT NULL CHECK (entries > 0),
    debit_cents bigint NOT NULL,
    bytes bigint NOT NULL,
    sha256 text NOT NULL CHECK (length(sha256) = 64),
    created_by text COLLATE "C" REFERENCES accounts,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT journal_files_range CHECK (from_day <= to_day)
  )`,
];

/** Until when the books are closed, and the files of the journal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
