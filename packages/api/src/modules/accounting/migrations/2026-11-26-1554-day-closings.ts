import { type Kysely, sql } from 'kysely';

const statements = [
  // The sheet of a shop day: what was counted, and once it is closed what the books said then.
  sql`CREATE TABLE day_closings (
    id text COLLATE "C" PRIMARY KEY,
    -- '2026-11-26', in the shop's time zone.
    day text NOT NULL CONSTRAINT day_closings_day UNIQUE,
    version integer NOT NULL DEFAULT 1,
    opening_float_cents bigint NOT NULL DEFAULT 0 CHECK (opening_float_cents >= 0),
    -- Pieces by value in cents; null until somebody counts.
    counts jsonb,
    terminal_cents bigint,
    checks_cents bigint,
    banked_cents bigint NOT NULL DEFAULT 0 CHECK (banked_cents >= 0),
    -- By line: the text, who signed it and when, and the difference that it explains.
    explanations jsonb NOT NULL DEFAULT '{}',
    closed_at timestamptz,
    closed_by_account_id text COLLATE "C" REFERENCES accounts,
    -- The lines as they were when the day was closed.
    lines jsonb,
    CHECK ((closed_at IS NULL) = (lines IS NULL)),
    CHECK (closed_at IS NULL OR counts IS NOT NULL)
  )`,
  sql`CREATE FUNCTION day_closing_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.closed_at IS NOT NULL THEN
        RAISE EXCEPTION 'A closed day is never changed; write a correction' USING ERRCODE = '23514';
      END IF;
      RETURN coalesce(NEW, OLD);
    END
  $$`,
  sql`CREATE TRIGGER day_closings_final BEFORE UPDATE OR DELETE ON day_closings
    FOR EACH ROW EXECUTE FUNCTION day_closing_is_final()`,
  // Each entry of the ledger is on the sheet of one day.
  sql`CREATE TABLE day_closing_entries (
    entry_id text COLLATE "C" PRIMARY KEY REFERENCES ledger_entries,
    closing_id text COLLATE "C" NOT NULL REFERENCES day_closings
  )`,
  sql`CREATE INDEX day_closing_entries_of ON day_closing_entries (closing_id)`,
  // What turned out later: money over or short of a closed day, entered when it was found.
  sql`CREATE TABLE day_corrections (
    id text COLLATE "C" PRIMARY KEY,
    closing_id text COLLATE "C" NOT NULL REFERENCES day_closings,
    amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
    reason text NOT NULL CHECK (length(reason) BETWEEN 1 AND 500),
    made_by_account_id text COLLATE "C" REFERENCES accounts,
    entry_id text COLLATE "C" NOT NULL REFERENCES ledger_entries,
    request_key text NOT NULL,
    made_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT day_corrections_once UNIQUE (closing_id, request_key)
  )`,
];

/** Days that are closed: counted, compared with the books, signed and kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
