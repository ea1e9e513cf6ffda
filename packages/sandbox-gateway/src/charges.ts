import { createHash, randomBytes } from 'node:crypto';
import type { Behaviour } from './card.model.ts';
import type { Charge, Refund } from './records.ts';
import type { Store } from './store.ts';
import type { Webhooks } from './webhooks.ts';

export type ChargeRequest = {
  amountCents: number;
  currency: 'USD';
  token: string;
  metadata: Record<string, string>;
  returnUrl: string | null;
  locale: 'en' | 'fr';
};

/** Why a call was refused; nothing has changed. */
export type Refusal = {
  refused: 'unknown_token' | 'token_used' | 'key_reused' | 'key_canceled' | 'not_refundable' | 'refund_exceeds_charge';
};
export type Charged = { charge: Charge; loseAnswer: boolean };

const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

const fingerprintOf = (request: ChargeRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([request.amountCents, request.currency, request.token, Object.entries(request.metadata)]))
    .digest('hex');

const OUTCOMES: Readonly<Record<Behaviour, Pick<Charge, 'status' | 'failureCode'>>> = {
  succeeds: { status: 'succeeded', failureCode: null },
  lost: { status: 'succeeded', failureCode: null },
  slow: { status: 'processing', failureCode: null },
  challenge: { status: 'requires_action', failureCode: null },
  declined: { status: 'failed', failureCode: 'card_declined' },
  'insufficient-funds': { status: 'failed', failureCode: 'insufficient_funds' },
};

/** Charges, their refunds and cancellations. Every change is in the journal before anybody hears of it. */
export class Charges {
  readonly #store: Store;
  readonly #webhooks: Webhooks;
  readonly #slowMs: number;
  readonly #settling = new Map<string, Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(store: Store, webhooks: Webhooks, slowMs: number) {
    this.#store = store;
    this.#webhooks = webhooks;
    this.#slowMs = slowMs;
  }

  /** Takes up the slow charges of an earlier process. */
  resume(): void {
    for (const charge of this.#store.charges.values())
      if (charge.status === 'processing') void this.#settleLater(charge.id);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Charges once for each key: the same request again gets the same charge, another one under the key is refused. */
  async create(idempotencyKey: string, request: ChargeRequest): Promise<Charged | Refusal> {
    const fingerprint = fingerprintOf(request);
    const earlier = this.#store.chargeByKey(idempotencyKey);
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) return { refused: 'key_reused' };
      await this.#settling.get(earlier.id);
      return { charge: this.#current(earlier.id), loseAnswer: false };
    }
    if (this.#store.isCancelled(idempotencyKey)) return { refused: 'key_canceled' };
    const token = this.#store.tokens.get(request.token);
    if (!token) return { refused: 'unknown_token' };
    if (this.#isSpent(token.id)) return { refused: 'token_used' };
    const charge: Charge = {
      kind: 'charge',
      id: newId('ch'),
      idempotencyKey,
      fingerprint,
      ...OUTCOMES[token.behaviour],
      ...request,
      network: token.network,
      last4: token.last4,
      challenge: token.behaviour === 'challenge' ? randomBytes(16).toString('hex') : null,
      refunds: [],
      createdAt: new Date().toISOString(),
    };
    this.#change(charge);
    if (charge.status === 'processing') await this.#settleLater(charge.id);
    return { charge: this.#current(charge.id), loseAnswer: token.behaviour === 'lost' };
  }

  /** Ends a challenge as the shopper chose; a challenge that is over keeps its outcome. */
  answerChallenge(challenge: string, confirmed: boolean): Charge | undefined {
    const charge = this.#store.chargeByChallenge(challenge);
    if (charge?.status === 'requires_action') {
      this.#change(
        confirmed
          ? { ...charge, status: 'succeeded' }
          : { ...charge, status: 'failed', failureCode: 'challenge_declined' },
      );
    }
    return charge && this.#current(charge.id);
  }

  /**
   * Makes sure that nothing will be charged under a key any more: what is under way is called off, and what arrives later
   * is refused. A charge that went through stays as it is. Answers the charge, or undefined when there was none.
   */
  cancel(idempotencyKey: string): Charge | undefined {
    const charge = this.#store.chargeByKey(idempotencyKey);
    if (!charge) {
      this.#store.save({ kind: 'cancellation', id: idempotencyKey });
      return undefined;
    }
    if (charge.status === 'processing' || charge.status === 'requires_action')
      this.#change({ ...charge, status: 'canceled' });
    return this.#current(charge.id);
  }

  /** Gives money back, once for each key, never more than was captured. */
  refund(chargeId: string, idempotencyKey: string, amountCents: number): { refund: Refund } | Refusal {
    const charge = this.#current(chargeId);
    const earlier = charge.refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
    if (earlier) return earlier.amountCents === amountCents ? { refund: earlier } : { refused: 'key_reused' };
    if (charge.status !== 'succeeded') return { refused: 'not_refundable' };
    const refunded = charge.refunds.reduce((sum, refund) => sum + refund.amountCents, 0);
    if (refunded + amountCents > charge.amountCents) return { refused: 'refund_exceeds_charge' };
    const refund: Refund = { id: newId('re'), idempotencyKey, amountCents, createdAt: new Date().toISOString() };
    const changed = { ...charge, refunds: [...charge.refunds, refund] };
    this.#store.save(changed);
    this.#webhooks.send('charge.refunded', changed);
    return { refund };
  }

  #current(id: string): Charge {
    const charge = this.#store.charges.get(id);
    if (!charge) throw new Error('No charge has this id.');
    return charge;
  }

  /** A token pays once; after a failure it may be tried again. */
  #isSpent(token: string): boolean {
    const charge = this.#store.chargeByToken(token);
    return charge !== undefined && charge.status !== 'failed' && charge.status !== 'canceled';
  }

  #change(charge: Charge): void {
    this.#store.save(charge);
    if (charge.status === 'succeeded' || charge.status === 'failed' || charge.status === 'canceled')
      this.#webhooks.send(`charge.${charge.status}`, charge);
  }

  #settleLater(id: string): Promise<void> {
    const settled = new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#settling.delete(id);
        const charge = this.#current(id);
        if (charge.status === 'processing') this.#change({ ...charge, status: 'succeeded' });
        resolve();
      }, this.#slowMs);
      this.#timers.add(timer);
    });
    this.#settling.set(id, settled);
    return settled;
  }
}
