import type { TrackedEventName } from '@headstock/contracts/tracking';
import type { CreatedAt, Json } from '#api/platform/db/columns.ts';

/** What a visitor who agreed did. Ids sort by time. A purchase stands here once an order. */
export type TrackingEventsTable = {
  id: string;
  event_name: TrackedEventName;
  /** Only an order that the visitor may see. */
  order_id: string | null;
  /** Only the account of the session. */
  account_id: string | null;
  properties: Json<Record<string, unknown>>;
  created_at: CreatedAt;
};

export type TrackingTables = { tracking_events: TrackingEventsTable };

declare module '#api/platform/db/database.ts' {
  interface Database extends TrackingTables {}
}
