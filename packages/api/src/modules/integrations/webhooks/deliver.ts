import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#api/platform/db/database.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { unseal } from '#api/platform/seal.ts';
import { bodyOf } from './message-body.ts';
import { noteAttempt } from './note-attempt.ts';
import { sendMessage, TIME_LIMIT_MS } from './send-message.ts';
import { signMessage } from './signature.ts';
import type { WebhookContext } from './webhook-settings.ts';

/** Endpoints that are sent something at the same time; each is sent one message after another. */
const MOST_AT_ONCE = 8;
/** A run takes no more after so long; the next one begins within a second. */
const RUN_MS = 30_000;
/** How often a run looks for what has become due while it waits for an answer. */
const LOOK_MS = 500;
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
async function claim(db: Db, busy: readonly string[]): Promise<Claimed | undefined> {
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

/** Sends a message and writes down what came of it. */
async function deliver(context: WebhookContext, claimed: Claimed): Promise<void> {
  const { secrets, network, timeLimitMs, db } = context;
  const sealed = [claimed.secret, ...(claimed.formerSecret === null ? [] : [claimed.formerSecret])];
  const opened = sealed.flatMap((each) => unseal(secrets, 'webhook-secret', claimed.endpointId, each)?.text ?? []);
  if (opened.length === 0) throw new Error(`The secret of the endpoint ${claimed.endpointId} cannot be opened.`);
  const at = new Date();
  const body = bodyOf(claimed);
  const sent = await sendMessage(
    claimed.url,
    signMessage(opened, claimed.eventId, at, body),
    body,
    network,
    timeLimitMs,
  );
  await noteAttempt(db, context.publicUrl, claimed, at, sent);
}

/**
 * Sends what is due: endpoints side by side, so that one that hangs keeps no other waiting, and to each one message at a time. Gives how
 * many attempts were made. Any number of processes may run it.
 */
export async function deliverWebhooks(context: WebhookContext): Promise<number> {
  const busy = new Map<string, Promise<void>>();
  const ends = Date.now() + RUN_MS;
  let attempts = 0;
  for (;;) {
    const isOpen = busy.size < MOST_AT_ONCE && Date.now() < ends;
    const claimed = isOpen ? await claim(context.db, [...busy.keys()]) : undefined;
    if (claimed) {
      attempts += 1;
      const work = deliver(context, claimed)
        .catch((error: unknown) =>
          context.log.error({ delivery: claimed.id, err: describeError(error) }, 'A webhook could not be sent'),
        )
        .finally(() => busy.delete(claimed.endpointId));
      busy.set(claimed.endpointId, work);
    } else if (busy.size === 0) return attempts;
    else await Promise.race([...busy.values(), wait(LOOK_MS)]);
  }
}
