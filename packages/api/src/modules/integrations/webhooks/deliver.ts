import { setTimeout as wait } from 'node:timers/promises';
import { describeError } from '#api/platform/log/describe-error.ts';
import { unseal } from '#api/platform/seal.ts';
import { type Claimed, claimDelivery } from './claim-delivery.ts';
import { bodyOf } from './message-body.ts';
import { noteAttempt } from './note-attempt.ts';
import { type Sent, sendMessage } from './send-message.ts';
import { signMessage } from './signature.ts';
import type { WebhookContext } from './webhook-settings.ts';

/** Endpoints that are sent something at the same time; each is sent one message after another. */
const MOST_AT_ONCE = 8;
/** A run takes no more after so long; the next one begins within a second. */
const RUN_MS = 30_000;
/** How often a run looks for what has become due while it waits for an answer. */
const LOOK_MS = 500;

/** The secret was sealed by a key that the shop has no more: an attempt that failed, like any other. */
const cannotSign: Sent = { ok: false, status: null, fault: 'secret', response: null, durationMs: 0, retryAfter: null };

/** Sends a message and writes down what came of it. */
async function deliver(context: WebhookContext, claimed: Claimed): Promise<void> {
  const { secrets, network, timeLimitMs, db } = context;
  const sealed = [claimed.secret, ...(claimed.formerSecret === null ? [] : [claimed.formerSecret])];
  const opened = sealed.flatMap((each) => unseal(secrets, 'webhook-secret', claimed.endpointId, each)?.text ?? []);
  const at = new Date();
  if (opened.length === 0) {
    context.log.error({ endpoint: claimed.endpointId }, 'The secret of a webhook cannot be opened');
    await noteAttempt(db, context.publicUrl, claimed, at, cannotSign);
    return;
  }
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
    const claimed = isOpen ? await claimDelivery(context.db, [...busy.keys()]) : undefined;
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
