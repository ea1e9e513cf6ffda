import { sql } from 'kysely';
import { WEBHOOK_TEST } from '@headstock/contracts/webhook-events';
import { integrationMessages } from '#api/modules/integrations/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { recordOwnEvent } from '#api/platform/events/domain-events.ts';

/** A replay sends so many events at most; what is beyond is asked for by a narrower range. */
export const MOST_REPLAYED = 5_000;

async function requireActive(
  trx: Tx,
  { locale }: ActorContext,
  id: string,
): Promise<{ name: string; kinds: string[] }> {
  const messages = integrationMessages(locale);
  const endpoint = await trx
    .selectFrom('webhook_endpoints')
    .select(['name', 'kinds', 'state'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!endpoint) throw new DomainError('not-found', messages.endpointNotFound);
  if (endpoint.state !== 'ACTIVE') throw new DomainError('inactive', messages.endpointInactive);
  return endpoint;
}

/**
 * Sends messages again now, under their own ids and with all their attempts before them. Gives how many. Throws a DomainError: `not-found`
 * where none of them is known, `inactive` where none of their endpoints is active.
 */
export async function resendDeliveries(actor: ActorContext, ids: readonly string[]): Promise<number> {
  const messages = integrationMessages(actor.locale);
  return tx(actor.db, async (trx) => {
    const known = await trx
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('id', 'in', [...ids, ''])
      .execute();
    if (known.length === 0) throw new DomainError('not-found', messages.deliveryNotFound);
    const { rows } = await sql<{ id: string }>`UPDATE webhook_deliveries AS delivery
      SET state = 'WAITING', attempts = 0, next_attempt_at = now(), delivered_at = NULL
      FROM webhook_endpoints AS endpoint
      WHERE endpoint.id = delivery.endpoint_id AND endpoint.state = 'ACTIVE' AND delivery.id = ANY(${[...ids]}::text[])
      RETURNING delivery.id`.execute(trx);
    if (rows.length === 0) throw new DomainError('inactive', messages.endpointInactive);
    for (const { id } of rows) {
      const entry = { action: 'webhook.resent', subjectKind: 'webhook-delivery', subjectId: id, detail: {} };
      await recordAudit(trx, actorOf(actor), entry);
    }
    return rows.length;
  });
}

/** Which events are sent again: those between two moments; without `all` those alone that were never accepted. */
export type Replay = { readonly id: string; readonly from: Date; readonly to: Date; readonly all: boolean };

/**
 * Sends the events of a time again to an endpoint: those of the kinds that it wants, also those that it missed while it was off. Gives how
 * many. Throws a DomainError: `not-found`, `inactive`, `range` or `too-many`.
 */
export async function replayEvents(actor: ActorContext, { id, from, to, all }: Replay): Promise<number> {
  const messages = integrationMessages(actor.locale);
  if (!(from < to)) throw new DomainError('range', messages.replayRange);
  return tx(actor.db, async (trx) => {
    const { name, kinds } = await requireActive(trx, actor, id);
    const { rows } = await sql<{ id: string }>`SELECT event.id FROM domain_events AS event
        LEFT JOIN webhook_deliveries AS delivery ON delivery.event_id = event.id AND delivery.endpoint_id = ${id}
      WHERE event.occurred_at >= ${from} AND event.occurred_at < ${to} AND event.kind = ANY(${kinds}::text[])
        AND event.taken_at IS NOT NULL AND (delivery.id IS NULL OR delivery.state = 'FAILED'
          OR (${all} AND delivery.state = 'DELIVERED'))
      ORDER BY event.occurred_at, event.id LIMIT ${MOST_REPLAYED + 1}`.execute(trx);
    if (rows.length > MOST_REPLAYED) throw new DomainError('too-many', messages.replayTooMany);
    if (rows.length > 0)
      await trx
        .insertInto('webhook_deliveries')
        .values(rows.map(({ id: eventId }) => ({ id: newId(), endpoint_id: id, event_id: eventId })))
        .onConflict((on) =>
          on.columns(['endpoint_id', 'event_id']).doUpdateSet({
            state: 'WAITING',
            attempts: 0,
            next_attempt_at: sql<Date>`now()`,
            delivered_at: null,
          }),
        )
        .execute();
    const detail = { name, from: from.toISOString(), to: to.toISOString(), all, count: rows.length };
    await recordAudit(trx, actorOf(actor), {
      action: 'webhook.replayed',
      subjectKind: 'webhook',
      subjectId: id,
      detail,
    });
    return rows.length;
  });
}

/** Sends a message that tries an endpoint out, on the way of all others. Gives its delivery. Throws a DomainError: `not-found` or `inactive`. */
export async function sendTest(actor: ActorContext, id: string): Promise<string> {
  return tx(actor.db, async (trx) => {
    const { name } = await requireActive(trx, actor, id);
    const data = { endpointId: id, message: 'This message tries the endpoint out. Nothing happened in the shop.' };
    const eventId = await recordOwnEvent(trx, { kind: WEBHOOK_TEST, subjectId: id, data });
    const deliveryId = newId();
    await trx.insertInto('webhook_deliveries').values({ id: deliveryId, endpoint_id: id, event_id: eventId }).execute();
    const entry = { action: 'webhook.tested', subjectKind: 'webhook', subjectId: id, detail: { name } };
    await recordAudit(trx, actorOf(actor), entry);
    return deliveryId;
  });
}
