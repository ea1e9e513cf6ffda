import { type Kysely, sql } from 'kysely';

const statements = [
  // What somebody photographed. Its master, a JPEG that is upright and without metadata, never changes; how it is shown does.
  sql`CREATE TABLE photographs (
    id text COLLATE "C" PRIMARY KEY,
    account_id text COLLATE "C" NOT NULL REFERENCES accounts ON DELETE CASCADE,
    -- SHA-256 of the bytes that were sent: sent again, they are the same photograph.
    source_hash text NOT NULL,
    -- The image that shows the master, whose size follows.
    master_image_id text COLLATE "C" NOT NULL REFERENCES images,
    master_width integer NOT NULL CHECK (master_width > 0),
    master_height integer NOT NULL CHECK (master_height > 0),
    -- Quarter turns clockwise, in degrees, and then the part that is shown, in fractions; null for all of it.
    rotation integer NOT NULL DEFAULT 0 CHECK (rotation IN (0, 90, 180, 270)),
    crop jsonb,
    -- The image that shows it so, whose size follows.
    image_id text COLLATE "C" NOT NULL REFERENCES images,
    width integer NOT NULL CHECK (width > 0),
    height integer NOT NULL CHECK (height > 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    -- When it was sent, sent again, kept or released for the last time. What nothing uses goes a while after that.
    touched_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT photographs_once UNIQUE (account_id, source_hash)
  )`,
  sql`CREATE INDEX photographs_touched ON photographs (touched_at)`,
  // What shows a photograph, such as 'draft:…' or 'item:…'; while there is a row, the photograph stays.
  sql`CREATE TABLE photograph_uses (
    photograph_id text COLLATE "C" NOT NULL REFERENCES photographs ON DELETE CASCADE,
    used_by text COLLATE "C" NOT NULL,
    PRIMARY KEY (photograph_id, used_by)
  )`,
  sql`CREATE INDEX photograph_uses_by ON photograph_uses (used_by)`,
  // Every image that was made of a photograph. Pages that are published may still show an older one.
  sql`CREATE TABLE photograph_images (
    image_id text COLLATE "C" PRIMARY KEY REFERENCES images,
    photograph_id text COLLATE "C" NOT NULL REFERENCES photographs ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX photograph_images_of ON photograph_images (photograph_id, created_at)`,
];

/** Photographs of members, what uses them, and the images made of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
