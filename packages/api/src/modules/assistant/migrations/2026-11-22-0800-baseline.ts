import { type Kysely, sql } from 'kysely';

const assistant = [
  sql`CREATE TABLE assistant_threads (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- Assistants are defined in code.
    assistant_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL
  )`,
  sql`CREATE INDEX assistant_threads_account ON assistant_threads (account_id, id DESC)`,
  sql`CREATE TABLE assistant_messages (
    id text COLLATE "C" PRIMARY KEY,
    thread_id text COLLATE "C" NOT NULL REFERENCES assistant_threads ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('user', 'assistant')),
    -- What the user typed, or the assistant's Markdown.
    content text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX assistant_messages_thread ON assistant_messages (thread_id, id)`,
  // The assistant that an admin last chose.
  sql`CREATE TABLE assistant_choices (
    account_id text COLLATE "C" PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
    assistant_id text NOT NULL
  )`,
];

/** Conversations between admins and assistants. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of assistant) await statement.execute(db);
}
