import { type Kysely, sql } from 'kysely';

const statements = [
  // How far staff is with what was sent. ACCEPTED and DECLINED are answers to an appraisal.
  sql`ALTER TABLE form_submissions
    ADD COLUMN state text NOT NULL DEFAULT 'NEW'
      CHECK (state IN ('NEW', 'ANSWERED', 'ACCEPTED', 'DECLINED', 'CLOSED', 'SPAM')),
    ADD COLUMN version integer NOT NULL DEFAULT 1,
    ADD COLUMN assignee_account_id text COLLATE "C" REFERENCES accounts ON DELETE SET NULL`,
  sql`CREATE INDEX form_submissions_new ON form_submissions (type) WHERE state = 'NEW'`,
  // What staff did: mails that went out, with their subject, and changes of state, with a note. Never changed.
  sql`CREATE TABLE form_steps (
    id text COLLATE "C" PRIMARY KEY,
    submission_id text NOT NULL REFERENCES form_submissions ON DELETE CASCADE,
    -- The state afterwards.
    state text NOT NULL,
    -- Of the mail; null for a step that mailed nothing.
    subject text CHECK (length(subject) <= 200),
    -- What the mail said, or a note for the staff.
    body text CHECK (length(body) <= 10000),
    staff_account_id text COLLATE "C" NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX form_steps_submission ON form_steps (submission_id, id)`,
];

/** What staff does with forms that were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
