import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE two_step_resets (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts,
    state text NOT NULL CHECK (state IN ('ASKED', 'WAITING', 'APPROVED', 'DENIED', 'STOPPED', 'CANCELLED', 'DONE')),
    removes_passkeys boolean NOT NULL,
    -- Of the mailed link; null once it was used.
    confirm_hash text CONSTRAINT two_step_resets_link UNIQUE,
    confirm_until timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    confirmed_at timestamptz,
    -- Before this nothing is switched off, whatever staff decides.
    due_at timestamptz,
    decided_by_account_id text COLLATE "C" REFERENCES accounts,
    decided_at timestamptz,
    reason text,
    closed_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    CHECK ((state = 'ASKED') = (confirm_hash IS NOT NULL)),
    CHECK ((state IN ('WAITING', 'APPROVED', 'DENIED', 'STOPPED', 'DONE')) <= (due_at IS NOT NULL))
  )`,
  sql`CREATE INDEX two_step_resets_account ON two_step_resets (account_id)`,
  // One request of an account goes on at a time.
  sql`CREATE UNIQUE INDEX two_step_resets_open ON two_step_resets (account_id) WHERE state IN ('WAITING', 'APPROVED')`,
  sql`CREATE INDEX two_step_resets_due ON two_step_resets (due_at) WHERE state = 'APPROVED'`,
  sql`CREATE INDEX two_step_resets_unused ON two_step_resets (confirm_until) WHERE state = 'ASKED'`,
];

/** Requests of members who lost their phone and their recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
