import { type Kysely, sql } from 'kysely';

const statements = [
  // What somebody recorded or filmed. Its file is in the storage under 'clips/{file_id}.{format}', and never changes.
  sql`CREATE TABLE clips (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- SHA-256 of the bytes that were sent: sent again, they are the same clip.
    source_hash text NOT NULL,
    file_id text COLLATE "C" NOT NULL CHECK (file_id ~ '^[0-9a-f]{20}$'),
    format text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL CHECK (kind IN ('sound', 'video')),
    bytes integer NOT NULL CHECK (bytes > 0),
    seconds double precision NOT NULL CHECK (seconds > 0),
    width integer CHECK (width > 0),
    height integer CHECK (height > 0),
    is_synthesised boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When it was sent, sent again, kept or released for the last time. What nothing uses goes a while after that.
    touched_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT clips_once UNIQUE (account_id, source_hash),
    CONSTRAINT clips_size CHECK ((kind = 'video') = (width IS NOT NULL) AND (width IS NULL) = (height IS NULL))
  )`,
  sql`CREATE INDEX clips_touched ON clips (touched_at)`,
  // What offers a clip, such as 'draft:…' or 'item:…'; while there is a row, the clip stays.
  sql`CREATE TABLE clip_uses (
    clip_id text COLLATE "C" NOT NULL REFERENCES clips ON DELETE CASCADE,
    used_by text COLLATE "C" NOT NULL,
    PRIMARY KEY (clip_id, used_by)
  )`,
  sql`CREATE INDEX clip_uses_by ON clip_uses (used_by)`,
];

/** Sounds and videos of members, and what uses them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
