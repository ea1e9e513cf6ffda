import { TransportError, type GraphQLClient } from '@headstock/graphql-client';
import type { PaymentIntent } from './intent.model.ts';
import { CheckoutPayDocument, CheckoutResumePaymentDocument } from './payment.generated.ts';
import { outcomeOf, pollDelay, type Outcome } from './payment.model.ts';

/** What a payment runs on; `wait` and `keep` are given so that it can be told in tests what time it is. */
export interface PaymentRun {
  readonly client: GraphQLClient;
  /** Keeps the intent over a reload; null when it came to its end. */
  readonly keep: (intent: PaymentIntent | null) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Told while the outcome is not certain yet: the answer was lost, or the provider is still at it. */
  readonly onUncertain: (why: 'lost' | 'pending') => void;
}

/** The end of a run: an outcome, or nobody could say by now. */
export type RunResult = Exclude<Outcome, { kind: 'pending' | 'unknown' }> | { readonly kind: 'open' };

interface Begun {
  readonly key: string;
  readonly intent: PaymentIntent | null;
}

async function send({ client }: PaymentRun, intent: PaymentIntent): Promise<Outcome> {
  const { orders, paymentMethods, layawayPlan, idempotencyKey } = intent;
  const variables = { orders, paymentMethods, layawayPlan, idempotencyKey };
  const outcome = outcomeOf((await client.mutate(CheckoutPayDocument, variables, { quiet: true })).ordersPay);
  // Only a question can be about an unknown key; here it is something else that was not found.
  return outcome.kind === 'unknown' ? { kind: 'refused', message: outcome.message } : outcome;
}

async function ask({ client }: PaymentRun, idempotencyKey: string): Promise<Outcome> {
  const answer = await client.mutate(CheckoutResumePaymentDocument, { idempotencyKey }, { quiet: true });
  return outcomeOf(answer.paymentResume);
}

/** Null when the answer was lost on the way. */
async function answered(run: PaymentRun, outcome: Promise<Outcome>): Promise<Outcome | null> {
  try {
    return await outcome;
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    run.onUncertain('lost');
    return null;
  }
}

/**
 * Asks until the outcome is certain. A request that never arrived is sent again under the same key; where only the key is
 * left of it, nothing was begun.
 */
async function follow(run: PaymentRun, { key, intent }: Begun, first: Outcome | null): Promise<RunResult> {
  let outcome = first;
  for (let attempt = 0; ; attempt++) {
    if (outcome?.kind === 'unknown' && !intent) outcome = { kind: 'refused', message: outcome.message };
    if (outcome && outcome.kind !== 'pending' && outcome.kind !== 'unknown') {
      // A challenge ends elsewhere, and a reload may come before the order is shown: both find their way by the intent.
      if (intent && outcome.kind !== 'action' && outcome.kind !== 'placed') run.keep(null);
      return outcome;
    }
    if (outcome?.kind === 'pending') run.onUncertain('pending');
    const resend = outcome?.kind === 'unknown';
    const delay = pollDelay(attempt);
    if (delay === null) return { kind: 'open' };
    await run.wait(delay);
    outcome = await answered(run, resend && intent ? send(run, intent) : ask(run, key));
  }
}

/** Pays: the intent is kept before the request leaves, and forgotten when nothing came of it; after a success the page forgets it. Throws `GraphQLError`. */
export async function pay(run: PaymentRun, intent: PaymentIntent): Promise<RunResult> {
  const key = intent.idempotencyKey;
  if (intent.sent) return resume(run, key, intent);
  const sent = { ...intent, sent: true };
  run.keep(sent);
  return follow(run, { key, intent: sent }, await answered(run, send(run, sent)));
}

/**
 * Finds out what became of a payment that was begun before: after a reload, a lost answer, a page of the provider.
 * @param intent null where only its key is known, as in another tab
 */
export async function resume(run: PaymentRun, key: string, intent: PaymentIntent | null): Promise<RunResult> {
  return follow(run, { key, intent }, await answered(run, ask(run, key)));
}
