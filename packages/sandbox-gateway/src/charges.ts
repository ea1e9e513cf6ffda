import { createHash, randomBytes } from 'node:crypto';
import { isExpired } from './card.model.ts';
import type { Config } from './config.ts';
import { type Answer, answerOf, type Opening, openingOf } from './outcomes.ts';
import { pastCharge } from './past-charge.ts';
import type { Charge, Method, Outcome, Refund, Reversal } from './records.ts';
import type { Refusal } from './refusal.ts';
import { newRefund, withRefund } from './refunds.ts';
import { decide, leftOf, takeBack } from './reversals.ts';
import type { Store } from './store.ts';
import { isSpent, keepCard } from './vault.ts';
import type { Webhooks } from './webhooks.ts';

export type ChargeRequest = {
  amountCents: number;
  currency: 'USD';
  method: Method;
  token: string | null;
  reader: string | null;
  customer: string | null;
  savedCard: string | null;
  saveCard: boolean;
  metadata: Record<string, string>;
  returnUrl: string | null;
  locale: 'en' | 'fr';
};

export type Charged = { charge: Charge; loseAnswer: boolean };

type Pace = Pick<Config, 'slowMs' | 'terminalMs' | 'achMs' | 'disputeMs' | 'settleMs'>;

/** Timers cannot wait longer than this. */
const LONGEST_TIMER_MS = 2_000_000_000;

const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

function fingerprintOf({ amountCents, currency, method, token, reader, metadata, ...request }: ChargeRequest): string {
  const { customer, savedCard, saveCard } = request;
  const kept = customer === null ? [] : [customer, savedCard, saveCard];
  return createHash('sha256')
    .update(JSON.stringify([amountCents, currency, method, token, reader, Object.entries(metadata), ...kept]))
    .digest('hex');
}

/** Charges, their refunds and cancellations. Every change is in the journal before it is answered or announced. */
export class Charges {
  readonly #store: Store;
  readonly #webhooks: Webhooks;
  readonly #pace: Pace;
  readonly #settling = new Map<string, Promise<void>>();
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(store: Store, webhooks: Webhooks, pace: Pace) {
    this.#store = store;
    this.#webhooks = webhooks;
    this.#pace = pace;
  }

  /** A charge by its id. One of the demo shop's past is entered into the journal when it is first asked for. */
  find(id: string): Charge | undefined {
    const known = this.#store.charges.get(id);
    if (known) return known;
    const past = pastCharge(id);
    if (past) this.#store.save(past);
    return past;
  }

  /** Resumes the charges that an earlier process left open. */
  resume(): void {
    for (const charge of this.#store.charges.values()) {
      if (charge.outcome) void this.#settleLater(charge);
      for (const refund of charge.refunds) this.#settleRefundLater(charge, refund);
    }
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
      if (earlier.method === 'card' && earlier.status === 'processing') await this.#settling.get(earlier.id);
      return { charge: this.#current(earlier.id), loseAnswer: false };
    }
    if (this.#store.isCancelled(idempotencyKey)) return { refused: 'key_canceled' };
    const opening = this.#open(request);
    if ('refused' in opening) return opening;
    const { loseAnswer, asks, afterMs, ...rest } = opening;
    const { reader: _reader, ...kept } = request;
    const now = new Date().toISOString();
    const charge: Charge = {
      kind: 'charge',
      id: newId('ch'),
      idempotencyKey,
      fingerprint,
      ...kept,
      ...rest,
      outcome: rest.outcome && { ...rest.outcome, at: new Date(Date.now() + afterMs).toISOString() },
      verify: false,
      challenge: asks ? randomBytes(16).toString('hex') : null,
      refunds: [],
      reversals: [],
      createdAt: now,
      changedAt: now,
    };
    this.#change(charge);
    if (charge.outcome) {
      const settled = this.#settleLater(charge);
      if (charge.method === 'card' && charge.status === 'processing') await settled;
    }
    return { charge: this.#current(charge.id), loseAnswer };
  }

  /** Applies the shopper's answer; a settled charge keeps its outcome. */
  answerChallenge(challenge: string, answer: Answer): Charge | undefined {
    const charge = this.#store.chargeByChallenge(challenge);
    if (!charge) return undefined;
    const next = answerOf(charge, answer, this.#pace);
    if (next) {
      const { afterMs, ...changes } = next;
      const outcome = changes.outcome && {
        ...changes.outcome,
        at: new Date(Date.now() + afterMs).toISOString(),
      };
      const changed = { ...charge, ...changes, outcome };
      this.#change(changed);
      if (changed.outcome) void this.#settleLater(changed);
    }
    return this.#current(charge.id);
  }

  /**
   * Cancels a key, so that nothing will be charged under it: an open charge is cancelled, and one that arrives later is refused. A
   * charge that succeeded, or was submitted to a bank, stays as it is. Gives the charge; undefined when there was none.
   */
  cancel(idempotencyKey: string): Charge | undefined {
    const charge = this.#store.chargeByKey(idempotencyKey);
    if (!charge) {
      this.#store.save({ kind: 'cancellation', id: idempotencyKey });
      return undefined;
    }
    const waits = charge.status === 'submitted' && charge.verify;
    if (charge.status === 'processing' || charge.status === 'requires_action' || waits)
      this.#change({ ...charge, status: 'canceled', outcome: null });
    return this.#current(charge.id);
  }

  /** Refunds a charge, once for each key, never more than was captured. A full refund before settlement is a void. */
  refund(chargeId: string, idempotencyKey: string, amountCents: number): { refund: Refund } | Refusal {
    const charge = this.#current(chargeId);
    const earlier = charge.refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
    if (earlier) return earlier.amountCents === amountCents ? { refund: earlier } : { refused: 'key_reused' };
    if (charge.status !== 'succeeded') return { refused: 'not_refundable' };
    if (amountCents > leftOf(charge)) return { refused: 'refund_exceeds_charge' };
    return { refund: this.#addRefund(charge, idempotencyKey, amountCents) };
  }

  /** Issues a refund in the gateway's dashboard; only a webhook notifies the shop. */
  refundByHand(chargeId: string, amountCents: number): Charge | Refusal {
    const charge = this.#current(chargeId);
    if (charge.status !== 'succeeded') return { refused: 'not_refundable' };
    if (amountCents > leftOf(charge)) return { refused: 'refund_exceeds_charge' };
    this.#addRefund(charge, null, amountCents);
    return this.#current(chargeId);
  }

  /** A bank decides a refund; one that had succeeded can still fail. */
  decideRefund(chargeId: string, refundId: string, status: 'succeeded' | 'failed'): Charge | Refusal {
    const changed = withRefund(this.#current(chargeId), refundId, status);
    if (!changed) return { refused: 'no_such_refund' };
    this.#store.save(changed);
    this.#webhooks.send(status === 'failed' ? 'charge.refund.failed' : 'charge.refund.updated', changed);
    return changed;
  }

  /** A bank reverses what is left of a charge: a final return, or a dispute of the cardholder. */
  reverse(chargeId: string, kind: Reversal['kind'], reason: string): Charge | Refusal {
    const charge = this.#current(chargeId);
    const reversal = takeBack(charge, kind, reason, new Date());
    if (!reversal) return { refused: 'nothing_to_take_back' };
    const changed = { ...charge, reversals: [...charge.reversals, reversal] };
    this.#store.save(changed);
    this.#webhooks.send(kind === 'return' ? 'charge.returned' : 'charge.dispute.opened', changed);
    return changed;
  }

  /** The cardholder's bank decides an open dispute: won by the shop, or lost. */
  decideDispute(chargeId: string, status: 'won' | 'lost'): Charge | Refusal {
    const changed = decide(this.#current(chargeId), status);
    if (!changed) return { refused: 'no_open_dispute' };
    this.#store.save(changed);
    this.#webhooks.send(`charge.dispute.${status}`, changed);
    return changed;
  }

  #addRefund(charge: Charge, idempotencyKey: string | null, amountCents: number): Refund {
    const refund = newRefund(charge, idempotencyKey, amountCents, this.#pace);
    const changed = { ...charge, refunds: [...charge.refunds, refund] };
    this.#store.save(changed);
    this.#webhooks.send('charge.refunded', changed);
    this.#settleRefundLater(changed, refund);
    return refund;
  }

  #settleRefundLater({ id }: Charge, { id: refundId, status, settlesAt }: Refund): void {
    if (status !== 'pending' || settlesAt === null) return;
    const wait = Math.max(0, Date.parse(settlesAt) - Date.now());
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.decideRefund(id, refundId, 'succeeded');
      },
      Math.min(wait, LONGEST_TIMER_MS),
    );
    this.#timers.add(timer);
  }

  #open({ method, token, reader, customer, savedCard }: ChargeRequest): Opening | Refusal {
    const isKnown = customer === null || this.#store.customers.get(customer)?.isDeleted === false;
    if (!isKnown) return { refused: 'unknown_customer' };
    if (method === 'card' && savedCard !== null) return this.#openSaved(customer, savedCard);
    if (method !== 'card') return openingOf({ method, reader }, this.#pace) ?? { refused: 'unknown_reader' };
    const card = this.#store.tokens.get(token ?? '');
    if (!card) return { refused: 'unknown_token' };
    if (isSpent(this.#store.chargeByToken(card.id)) || this.#store.cardByToken(card.id))
      return { refused: 'token_used' };
    return openingOf({ method, card, isExpired: false }, this.#pace) ?? { refused: 'unknown_token' };
  }

  #openSaved(customer: string | null, cardId: string): Opening | Refusal {
    const card = this.#store.savedCards.get(cardId);
    if (!card || card.isRemoved || card.customer !== customer) return { refused: 'unknown_card' };
    const start = { method: 'card', card, isExpired: isExpired(card.expiry, new Date()) } as const;
    return openingOf(start, this.#pace) ?? { refused: 'unknown_card' };
  }

  #current(id: string): Charge {
    const charge = this.#store.charges.get(id);
    if (!charge) throw new Error('No charge has this id.');
    return charge;
  }

  /** Keeps the card of a charge that asked for it, as soon as it has succeeded. */
  #withKeptCard(charge: Charge): Charge {
    const { status, saveCard, savedCard, customer, token, id } = charge;
    if (status !== 'succeeded' || !saveCard || savedCard !== null || customer === null) return charge;
    const from = this.#store.tokens.get(token ?? '');
    const isKnown = this.#store.customers.get(customer)?.isDeleted === false;
    const kept = from && isKnown ? keepCard(this.#store, customer, from, id) : undefined;
    return kept ? { ...charge, savedCard: kept.id } : charge;
  }

  #change(given: Charge): void {
    const charge = this.#withKeptCard(given);
    this.#store.save(charge);
    const { status } = charge;
    if (status === 'processing' || status === 'requires_action') return;
    this.#webhooks.send(`charge.${status}`, charge);
  }

  #reach(charge: Charge, { status, failureCode, returnsLater }: Outcome): void {
    if (status === 'returned' || status === 'disputed') {
      this.#store.save({ ...charge, outcome: null });
      this.reverse(
        charge.id,
        status === 'returned' ? 'return' : 'dispute',
        status === 'returned' ? 'insufficient_funds' : 'product_not_received',
      );
      return;
    }
    if (charge.status !== 'processing' && charge.status !== 'submitted') return;
    const at = new Date(Date.now() + this.#pace.achMs).toISOString();
    const next = returnsLater ? ({ status: 'returned', failureCode: null, returnsLater: false, at } as const) : null;
    const changed = { ...charge, status, failureCode, outcome: next };
    this.#change(changed);
    if (next) void this.#settleLater(changed);
  }

  /** Settles a charge when its time has come, unless it is settled by then. */
  #settleLater({ id, outcome }: Charge): Promise<void> {
    const wait = outcome ? Math.max(0, Date.parse(outcome.at) - Date.now()) : 0;
    const settled = new Promise<void>((resolve) => {
      const timer = setTimeout(
        () => {
          this.#timers.delete(timer);
          this.#settling.delete(id);
          const charge = this.#current(id);
          if (charge.outcome && charge.outcome.at === outcome?.at) this.#reach(charge, charge.outcome);
          resolve();
        },
        Math.min(wait, LONGEST_TIMER_MS),
      );
      this.#timers.add(timer);
    });
    this.#settling.set(id, settled);
    return settled;
  }
}
