import { type RawBuilder, sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { DeliveryState, EndpointState } from '#api/modules/integrations/tables.ts';
import type { Db } from '#api/platform/db/database.ts';
import { type PageArgs, readCountedPage, toConnection } from '#api/platform/db/keyset-page.ts';
import { likePattern } from '#api/platform/search/like-patterns.ts';
import { bodyOf } from './message-body.ts';

/** A message on its way to an endpoint, and what became of it. */
export type DeliveryView = {
  readonly id: string;
  /** The id of the event, which the receiver is sent as `webhook-id`. */
  readonly eventId: string;
  readonly kind: string;
  readonly subjectId: string;
  readonly occurredAt: Date;
  readonly data: unknown;
  readonly endpointId: string;
  readonly endpointName: string;
  readonly endpointState: EndpointState;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastFault: string | null;
};

/** One attempt. */
export type AttemptView = {
  readonly position: number;
  readonly at: Date;
  readonly url: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly fault: string | null;
  readonly response: string | null;
};

/** Everything that is given narrows. */
export type DeliveryFilter = {
  /** The id of a message, or of the record that its event is about. */
  readonly search?: string | null;
  readonly states?: readonly DeliveryState[] | null;
  readonly kinds?: readonly string[] | null;
  /** The id of an endpoint, or a part of its name. */
  readonly endpoint?: string | null;
  /** Days of the shop's calendar, both included. */
  readonly from?: string | null;
  readonly to?: string | null;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const dayStart = (day: string, plus: number): RawBuilder<Date> =>
  sql<Date>`((${day}::date + ${plus}::integer)::timestamp AT TIME ZONE ${storeProfile.timeZone})`;

function conditionsOf({ search, states, kinds, endpoint, from, to }: DeliveryFilter): RawBuilder<unknown>[] {
  const text = search?.trim() ?? '';
  return [
    ...(text === ''
      ? []
      : [sql`(event.id = ${text} OR event.subject_id = ${text} OR event.data ->> 'number' = ${text.toUpperCase()})`]),
    ...(states && states.length > 0 ? [sql`delivery.state = ANY(${[...states]}::text[])`] : []),
    ...(kinds && kinds.length > 0 ? [sql`event.kind = ANY(${[...kinds]}::text[])`] : []),
    ...(endpoint?.trim()
      ? [
          sql`(endpoint.id = ${endpoint.trim()} OR lower(endpoint.name) LIKE ${likePattern(endpoint.trim().toLowerCase())})`,
        ]
      : []),
    ...(from && DAY.test(from) ? [sql`delivery.created_at >= ${dayStart(from, 0)}`] : []),
    ...(to && DAY.test(to) ? [sql`delivery.created_at < ${dayStart(to, 1)}`] : []),
    sql`true`,
  ];
}

async function loadDeliveries(db: Db, ids: readonly string[]): Promise<Map<string, DeliveryView>> {
  const { rows } = await sql<DeliveryView>`SELECT delivery.id, event.id AS "eventId", event.kind,
      event.subject_id AS "subjectId", event.occurred_at AS "occurredAt", event.data,
      endpoint.id AS "endpointId", endpoint.name AS "endpointName", endpoint.state AS "endpointState",
      delivery.state, delivery.attempts, delivery.created_at AS "createdAt", delivery.delivered_at AS "deliveredAt",
      CASE WHEN delivery.state = 'WAITING' AND endpoint.state = 'ACTIVE' THEN delivery.next_attempt_at END AS "nextAttemptAt",
      delivery.last_status AS "lastStatus", delivery.last_fault AS "lastFault"
    FROM webhook_deliveries AS delivery JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
      JOIN domain_events AS event ON event.id = delivery.event_id
    WHERE delivery.id = ANY(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of the deliveries of the last 30 days, the newest first. */
export async function listDeliveries(db: Db, filter: DeliveryFilter, args: PageArgs) {
  const source = sql`SELECT delivery.id, date_trunc('milliseconds', delivery.created_at) AS at, event.kind
    FROM webhook_deliveries AS delivery JOIN domain_events AS event ON event.id = delivery.event_id
      JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
    WHERE ${sql.join(conditionsOf(filter), sql` AND `)}`;
  const page = await readCountedPage(db, source, args, 50);
  const views = await loadDeliveries(
    db,
    page.entries.map(({ id }) => id),
  );
  return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => views.get(id)) };
}

/** One delivery; undefined for an unknown id. */
export const findDelivery = async (db: Db, id: string): Promise<DeliveryView | undefined> =>
  (await loadDeliveries(db, [id])).get(id);

/** The attempts of a delivery, the first one first. */
export async function attemptsOf(db: Db, deliveryId: string): Promise<AttemptView[]> {
  const { rows } = await sql<AttemptView>`SELECT position, at, url, duration_ms AS "durationMs", status, fault, response
    FROM webhook_attempts WHERE delivery_id = ${deliveryId} ORDER BY position`.execute(db);
  return rows;
}

/** What the receiver is sent. */
export const bodyOfDelivery = (delivery: DeliveryView): string => bodyOf(delivery);
