import { type Kysely, sql } from 'kysely';

const statements = [
  // What a listing said when it was paid: texts in both languages, pictures, originality and policy, as JSON text.
  sql`CREATE TABLE sealed_records (
    line_item_id text COLLATE "C" PRIMARY KEY REFERENCES line_items,
    order_id text COLLATE "C" NOT NULL REFERENCES orders,
    record text NOT NULL,
    -- SHA-256 of the record, in hexadecimal digits.
    hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
    sealed_at timestamptz NOT NULL DEFAULT now()
  )`,
  sql`CREATE INDEX sealed_records_order ON sealed_records (order_id)`,
  // Keeps the pictures of a record, whatever becomes of the listing.
  sql`CREATE TABLE sealed_record_images (
    line_item_id text COLLATE "C" NOT NULL REFERENCES sealed_records,
    image_id text COLLATE "C" NOT NULL REFERENCES images,
    PRIMARY KEY (line_item_id, image_id)
  )`,
  sql`CREATE INDEX sealed_record_images_image ON sealed_record_images (image_id)`,
  sql`CREATE TRIGGER sealed_records_append_only BEFORE UPDATE OR DELETE ON sealed_records
    FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only()`,
];

/** What was sold, as it was told when it was paid. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
