import { type Kysely, sql } from 'kysely';

const statements = [
  sql`CREATE TABLE repair_jobs (
    id text COLLATE "C" PRIMARY KEY,
    -- What stands on the tag of the instrument, and what people say on the phone.
    reference text NOT NULL UNIQUE,
    version integer NOT NULL DEFAULT 1,
    state text NOT NULL
      CHECK (state IN ('RECEIVED', 'ESTIMATED', 'APPROVED', 'IN_WORK', 'READY', 'COLLECTED', 'CANCELLED')),
    contact_name text NOT NULL CHECK (length(contact_name) BETWEEN 1 AND 120),
    contact_email text CHECK (length(contact_email) <= 254),
    contact_phone text CHECK (length(contact_phone) <= 40),
    -- The language in which the customer is written to.
    locale text NOT NULL CHECK (locale IN ('en', 'fr')),
    brand text NOT NULL CHECK (length(brand) BETWEEN 1 AND 80),
    model text NOT NULL CHECK (length(model) BETWEEN 1 AND 120),
    -- The work belongs to the serial number: what was done before is found by it.
    serial text CHECK (length(serial) BETWEEN 1 AND 60),
    problem text NOT NULL CHECK (length(problem) BETWEEN 1 AND 4000),
    estimate_cents integer CHECK (estimate_cents >= 0),
    due_on date,
    created_at timestamptz NOT NULL DEFAULT now(),
    CHECK (contact_email IS NOT NULL OR contact_phone IS NOT NULL)
  )`,
  sql`CREATE INDEX repair_jobs_state ON repair_jobs (state, created_at DESC, id DESC)`,
  sql`CREATE INDEX repair_jobs_serial ON repair_jobs (upper(serial))`,
  sql`CREATE TABLE repair_steps (
    id text COLLATE "C" PRIMARY KEY,
    job_id text COLLATE "C" NOT NULL REFERENCES repair_jobs ON DELETE CASCADE,
    state text NOT NULL,
    note text CHECK (length(note) <= 2000),
    estimate_cents integer,
    staff_account_id text COLLATE "C" NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX repair_steps_job ON repair_steps (job_id, id)`,
];

/** Repairs: what is on the bench, for whom, and what was done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
