import { sql } from 'kysely';
import { storeProfile } from '@headstock/contracts/store-profile';
import { recordAudit, shopItself } from '#api/platform/audit/record-audit.ts';
import type { DisabledReason } from '#api/modules/integrations/tables.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { Claimed } from './claim-delivery.ts';
import { FAILING_HOURS, pauseAfter } from './retry.model.ts';
import type { Sent } from './send-message.ts';

const GONE = 410;

/** Sends nothing more to an endpoint, and tells the shop by mail why. */
async function disable(
  trx: Tx,
  publicUrl: URL,
  { endpointId, name, url }: Claimed,
  because: DisabledReason,
  fault: Sent['fault'] = null,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('webhook_endpoints')
    .set((eb) => ({ state: 'DISABLED', disabled_because: because, version: eb('version', '+', 1) }))
    .where('id', '=', endpointId)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const detail = { name, because };
  await recordAudit(trx, shopItself, {
    action: 'webhook.disabled',
    subjectKind: 'webhook',
    subjectId: endpointId,
    detail,
  });
  const host = URL.parse(url)?.host ?? '';
  const why =
    because === 'gone'
      ? `${host} answered 410: it wants no more of them.`
      : fault === 'secret'
        ? 'The shop cannot open its secret any more, so nothing could be signed. Give it a new secret, and tell the receiver.'
        : `${host} has accepted nothing for ${FAILING_HOURS} hours.`;
  await queueMail(trx, {
    eventKey: `webhook-disabled:${endpointId}:${Date.now()}`,
    to: storeProfile.sender.email,
    subject: `Webhooks to “${name}” are switched off`,
    paragraphs: [why, 'What happens meanwhile is kept for 30 days. Switch it on again and replay what it missed.'],
    link: { label: 'Open the webhook', url: new URL(`/admin/integrations/webhooks/${endpointId}`, publicUrl).href },
  });
}

async function keepAttempt(trx: Tx, { id, url }: Claimed, at: Date, sent: Sent): Promise<void> {
  await sql`INSERT INTO webhook_attempts (delivery_id, position, at, url, duration_ms, status, fault, response)
    SELECT ${id}, coalesce(max(position), 0) + 1, ${at}, ${url}, ${sent.durationMs}, ${sent.status}::integer,
      ${sent.fault}::text, ${sent.response}::text
    FROM webhook_attempts WHERE delivery_id = ${id}`.execute(trx);
}

/** Writes down what came of an attempt, and what follows: the next one, the end of the delivery, or of the endpoint. */
export async function noteAttempt(db: Db, publicUrl: URL, claimed: Claimed, at: Date, sent: Sent): Promise<void> {
  await tx(db, async (trx) => {
    // An endpoint that was removed meanwhile took its deliveries along.
    const endpoint = await trx
      .selectFrom('webhook_endpoints')
      .select([
        'failing_since',
        sql<boolean>`failing_since < now() - make_interval(hours => ${FAILING_HOURS})`.as('isLong'),
      ])
      .where('id', '=', claimed.endpointId)
      .forUpdate()
      .executeTakeFirst();
    if (!endpoint) return;
    await keepAttempt(trx, claimed, at, sent);
    const pause = sent.status === GONE ? null : pauseAfter(claimed.attempts, sent.retryAfter, Math.random());
    await trx
      .updateTable('webhook_deliveries')
      .set({
        state: sent.ok ? 'DELIVERED' : pause === null ? 'FAILED' : 'WAITING',
        claimed_until: null,
        last_status: sent.status,
        last_fault: sent.fault,
        ...(sent.ok && { delivered_at: at }),
        ...(pause !== null && { next_attempt_at: sql<Date>`now() + make_interval(secs => ${pause})` }),
      })
      .where('id', '=', claimed.id)
      .execute();
    await trx
      .updateTable('webhook_endpoints')
      .set({ failing_since: sent.ok ? null : sql<Date>`coalesce(failing_since, now())` })
      .where('id', '=', claimed.endpointId)
      .where('failing_since', sent.ok ? 'is not' : 'is', null)
      .execute();
    if (sent.status === GONE) await disable(trx, publicUrl, claimed, 'gone');
    else if (!sent.ok && endpoint.isLong) await disable(trx, publicUrl, claimed, 'failing', sent.fault);
  });
}
