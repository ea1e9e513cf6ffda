import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { takeEvents } from '#api/platform/events/domain-events.ts';

const BATCH = 200;

/** Makes a delivery of every event that waits for every active endpoint that wants it; each once. Gives how many events were taken. */
export async function fanOutEvents(db: Db): Promise<number> {
  let taken = 0;
  for (;;) {
    const count = await tx(db, async (trx) => {
      const events = await takeEvents(trx, BATCH);
      if (events.length === 0) return 0;
      const endpoints = await trx
        .selectFrom('webhook_endpoints')
        .select(['id', 'kinds'])
        .where('state', '=', 'ACTIVE')
        .execute();
      const rows = events.flatMap(({ id, kind }) =>
        endpoints
          .filter(({ kinds }) => kinds.includes(kind))
          .map(({ id: endpointId }) => ({ id: newId(), endpoint_id: endpointId, event_id: id })),
      );
      if (rows.length > 0)
        await trx
          .insertInto('webhook_deliveries')
          .values(rows)
          .onConflict((on) => on.doNothing())
          .execute();
      return events.length;
    });
    taken += count;
    if (count < BATCH) return taken;
  }
}

/** A condition: a message is due at an endpoint that is active. */
export const hasDueDeliveries = sql<boolean>`EXISTS (SELECT FROM webhook_deliveries AS delivery
  JOIN webhook_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id AND endpoint.state = 'ACTIVE'
  WHERE delivery.state = 'WAITING' AND delivery.next_attempt_at <= now()
    AND (delivery.claimed_until IS NULL OR delivery.claimed_until < now()))`;
