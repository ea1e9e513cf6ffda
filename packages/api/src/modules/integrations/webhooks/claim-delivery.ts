import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { TIME_LIMIT_MS } from './send-message.ts';

/** So long a message belongs to the process that sends it; if that dies, another tries. */
const CLAIM_SECONDS = (TIME_LIMIT_MS / 1_000) * 6;

/** A message that this process sends now. */
export type Claimed = {
  readonly id: string;
  readonly endpointId: string;
  readonly attempts: number;
  readonly eventId: string;
  readonly kind: string;
  readonly occurredAt: Date;
  readonly data: unknown;
  readonly name: string;
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
};

/** Takes the next message that is due at an endpoint that is not busy; no other process takes it meanwhile. */
export async function claimDelivery(db: Db, busy: readonly string[]): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    UPDATE webhook_deliveries AS delivery SET attempts = delivery.attempts + 1,
      claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    FROM webhook_endpoints AS endpoint, domain_events AS event
    WHERE delivery.id = (
      SELECT due.id FROM webhook_deliveries AS due
        JOIN webhook_endpoints AS target ON target.id = due.endpoint_id AND target.state = 'ACTIVE'
      WHERE due.state = 'WAITING' AND due.next_attempt_at <= now()
        AND (due.claimed_until IS NULL OR due.claimed_until < now()) AND NOT due.endpoint_id = ANY(${[...busy]}::text[])
      ORDER BY due.next_attempt_at, due.id LIMIT 1 FOR UPDATE OF due SKIP LOCKED
    ) AND endpoint.id = delivery.endpoint_id AND event.id = delivery.event_id
    RETURNING delivery.id, delivery.endpoint_id AS "endpointId", delivery.attempts, event.id AS "eventId", event.kind,
      event.occurred_at AS "occurredAt", event.data, endpoint.name, endpoint.url, endpoint.secret,
      CASE WHEN endpoint.former_until > now() THEN endpoint.former_secret END AS "formerSecret"`.execute(db);
  return rows[0];
}
