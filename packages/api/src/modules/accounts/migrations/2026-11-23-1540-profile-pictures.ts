import { type Kysely, sql } from 'kysely';

const statements = [
  // A picture that a member chose as avatar or banner. The account names the present one; all others are swept away.
  sql`CREATE TABLE profile_pictures (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('avatar', 'banner')),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX profile_pictures_account ON profile_pictures (account_id)`,
];

/** Avatars and banners of members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
