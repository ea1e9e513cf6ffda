import { type Kysely, sql } from 'kysely';

const statements = [
  // The days of the policy when the order was placed; null for older orders, which count by the rule of now.
  sql`ALTER TABLE line_items ADD COLUMN return_days integer CHECK (return_days BETWEEN 0 AND 365)`,
  sql`CREATE TABLE return_requests (
    id text COLLATE "C" PRIMARY KEY,
    order_id text COLLATE "C" NOT NULL REFERENCES orders ON DELETE CASCADE,
    line_item_id text COLLATE "C" NOT NULL REFERENCES line_items ON DELETE CASCADE,
    reason text NOT NULL CHECK (reason IN ('CHANGED_MIND', 'NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM', 'OTHER')),
    note text CHECK (length(note) <= 2000),
    state text NOT NULL
      CHECK (state IN ('REQUESTED', 'APPROVED', 'DECLINED', 'SENT', 'RECEIVED', 'WITHDRAWN', 'EXPIRED')),
    reply text CHECK (length(reply) <= 2000),
    is_within_window boolean NOT NULL,
    carrier_name text CHECK (length(carrier_name) <= 60),
    tracking_number text CHECK (length(tracking_number) <= 60),
    created_at timestamptz NOT NULL DEFAULT now(),
    changed_at timestamptz NOT NULL DEFAULT now(),
    due_at timestamptz,
    -- When the shop was told that the seller did not answer in time.
    escalated_at timestamptz,
    CHECK (state <> 'DECLINED' OR reply IS NOT NULL),
    CHECK (state <> 'SENT' OR (carrier_name IS NOT NULL AND tracking_number IS NOT NULL))
  )`,
  // At most one request of a line is under way.
  sql`CREATE UNIQUE INDEX return_requests_open ON return_requests (line_item_id)
    WHERE state IN ('REQUESTED', 'APPROVED', 'SENT')`,
  sql`CREATE INDEX return_requests_line ON return_requests (line_item_id, id)`,
  sql`CREATE INDEX return_requests_order ON return_requests (order_id)`,
  sql`CREATE INDEX return_requests_due ON return_requests (due_at) WHERE state IN ('REQUESTED', 'APPROVED')`,
];

/** Return requests of buyers, and the days that each line gives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
