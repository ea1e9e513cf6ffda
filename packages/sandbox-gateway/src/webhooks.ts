import { randomUUID } from 'node:crypto';
import type { Charge, GatewayEvent, SavedCard } from './records.ts';
import { describeRefund } from './refunds.ts';
import { refundedOf } from './reversals.ts';
import { SIGNATURE_HEADER, signBody } from './signature.ts';
import type { Store } from './store.ts';
import { describeSavedCard } from './vault.ts';

/** How often a webhook is sent at most. */
const MOST_ATTEMPTS = 10;
const LONGEST_WAIT = 60_000;

export type WebhookTarget = { url: string; secret: string; retryMs: number };

/** The shopper's next action for a charge, with its address. */
function nextActionOf({ status, challenge, verify }: Charge, base: string) {
  const url = `${base}/challenge/${challenge}`;
  if (challenge === null) return null;
  if (status === 'requires_action') return { type: 'redirect', url };
  return status === 'submitted' && verify ? { type: 'verify_with_microdeposits', url } : null;
}

/** What the shop sees of a charge, in answers and in webhooks alike. */
export const describeCharge = (charge: Charge, challengeBase: string, card: SavedCard | undefined) => ({
  id: charge.id,
  idempotencyKey: charge.idempotencyKey,
  status: charge.status,
  failureCode: charge.failureCode,
  method: charge.method,
  amountCents: charge.amountCents,
  refundedCents: refundedOf(charge),
  refunds: charge.refunds.map((refund) => describeRefund(refund, charge)),
  reversals: charge.reversals,
  currency: charge.currency,
  network: charge.network,
  last4: charge.last4,
  savedCard: card && !card.isRemoved ? describeSavedCard(card) : null,
  metadata: charge.metadata,
  nextAction: nextActionOf(charge, challengeBase),
  createdAt: charge.createdAt,
});

/** Sends signed webhooks about charges in the background, and repeats each until the shop answers 2xx. Survives restarts. */
export class Webhooks {
  readonly #store: Store;
  readonly #target: WebhookTarget;
  readonly #publicUrl: string;
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(store: Store, target: WebhookTarget, publicUrl: string) {
    this.#store = store;
    this.#target = target;
    this.#publicUrl = publicUrl;
  }

  /** Resumes the deliveries that an earlier process left open. */
  resume(): void {
    for (const event of this.#store.events.values()) if (!event.settled) this.#schedule(event, 0);
  }

  /** Records the event and starts to deliver it. */
  send(type: GatewayEvent['type'], charge: Charge): void {
    const id = `evt_${randomUUID()}`;
    const createdAt = new Date().toISOString();
    const card = this.#store.savedCards.get(charge.savedCard ?? '');
    const body = JSON.stringify({ id, type, createdAt, charge: describeCharge(charge, this.#publicUrl, card) });
    const event: GatewayEvent = { kind: 'event', id, type, body, attempts: 0, settled: false };
    this.#store.save(event);
    this.#schedule(event, 0);
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #schedule(event: GatewayEvent, wait: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#deliver(event);
    }, wait);
    this.#timers.add(timer);
  }

  async #deliver(event: GatewayEvent): Promise<void> {
    const accepted = await this.#post(event.body);
    if (this.#closed) return;
    const attempts = event.attempts + 1;
    const next = { ...event, attempts, settled: accepted || attempts >= MOST_ATTEMPTS };
    this.#store.save(next);
    if (!next.settled) this.#schedule(next, Math.min(this.#target.retryMs * 2 ** event.attempts, LONGEST_WAIT));
  }

  async #post(body: string): Promise<boolean> {
    try {
      const response = await fetch(this.#target.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          [SIGNATURE_HEADER]: signBody(body, this.#target.secret, new Date()),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(5_000),
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }
}
