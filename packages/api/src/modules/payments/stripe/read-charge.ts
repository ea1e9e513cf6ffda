import type Stripe from 'stripe';
import type {
  Charge,
  ChargeAnswer,
  ChargeRef,
  FailureCode,
  ProviderRefund,
  Reversal,
} from '#api/modules/payments/payment-provider.ts';

type State = Pick<Charge, 'status' | 'failureCode' | 'action'>;

const PLAIN = { failureCode: null, action: null } as const;

/** Of what no bank took back, and nobody refunded. */
const KEPT = { reversals: [], refunds: [] } as const;

function failureOf(intent: Stripe.PaymentIntent, kind: ChargeRef['kind']): FailureCode {
  const { code, decline_code: decline } = intent.last_payment_error ?? {};
  if (kind === 'ach') return 'bank_returned';
  if (kind === 'affirm') return 'payment_declined';
  if (decline === 'insufficient_funds') return 'insufficient_funds';
  if (code === 'expired_card') return 'expired_card';
  return code === 'payment_intent_authentication_failure' ? 'challenge_declined' : 'card_declined';
}

/** What an intent waits for: the shopper at the bank, or two small amounts that prove a bank account. */
function waitingFor(intent: Stripe.PaymentIntent): State {
  const next = intent.next_action;
  const verify = next?.verify_with_microdeposits?.hosted_verification_url;
  if (verify) return { ...PLAIN, status: 'submitted', action: { type: 'verify_with_microdeposits', url: verify } };
  const url = next?.redirect_to_url?.url;
  return { ...PLAIN, status: 'requires-action', action: url ? { type: 'redirect', url } : null };
}

/** The state of an intent; null for one that nothing was tried with. */
function stateOf(intent: Stripe.PaymentIntent, kind: ChargeRef['kind']): State | null {
  switch (intent.status) {
    case 'succeeded':
      return { ...PLAIN, status: 'succeeded' };
    case 'canceled':
      return { ...PLAIN, status: 'canceled' };
    case 'processing':
    case 'requires_capture':
      return { ...PLAIN, status: kind === 'ach' ? 'submitted' : 'processing' };
    case 'requires_action':
      return waitingFor(intent);
    default:
      if (intent.last_payment_error) return { ...PLAIN, status: 'failed', failureCode: failureOf(intent, kind) };
      return kind === 'terminal' ? { ...PLAIN, status: 'processing' } : null;
  }
}

/** The card of an intent that a customer keeps: one that was kept before, or is from now on. */
function savedCardOf({ customer, setup_future_usage: usage, latest_charge: charge }: Stripe.PaymentIntent) {
  if (!customer || !usage || typeof charge !== 'object' || !charge?.payment_method) return null;
  const card = charge.payment_method_details?.card;
  if (!card?.last4 || !card.brand) return null;
  const { brand: network, last4, exp_month: expiryMonth, exp_year: expiryYear, fingerprint } = card;
  const { payment_method: ref } = charge;
  return { ref, network, last4, expiryMonth, expiryYear, fingerprint: fingerprint ?? ref };
}

function cardOf(intent: Stripe.PaymentIntent): Pick<Charge, 'network' | 'last4' | 'savedCard'> {
  const { latest_charge: charge } = intent;
  const details = typeof charge === 'object' ? charge?.payment_method_details : null;
  const card = details?.card ?? details?.card_present;
  const last4 = card?.last4 ?? details?.us_bank_account?.last4 ?? null;
  return { network: card?.brand ?? null, last4, savedCard: savedCardOf(intent) };
}

/** What became of an intent under our key. */
export function readIntent(intent: Stripe.PaymentIntent, { key, kind }: Pick<ChargeRef, 'key' | 'kind'>): ChargeAnswer {
  const state = stateOf(intent, kind);
  if (!state) return { kind: 'absent' };
  return {
    kind: 'charge',
    charge: { ref: intent.id, key, amountCents: intent.amount, ...cardOf(intent), ...KEPT, ...state },
  };
}

/** What became of a page that a shopper was sent to; its intent decides once the shopper has finished. */
export function readSession(
  session: Stripe.Checkout.Session,
  ref: Pick<ChargeRef, 'key' | 'kind' | 'amountCents'>,
): ChargeAnswer {
  const { payment_intent: intent, status, url } = session;
  const charge = {
    ref: session.id,
    key: ref.key,
    amountCents: ref.amountCents,
    network: null,
    last4: null,
    savedCard: null,
    ...KEPT,
  };
  if (status === 'expired') return { kind: 'charge', charge: { ...charge, ...PLAIN, status: 'canceled' } };
  if (status === 'open') {
    const action = url === null ? null : { type: 'redirect', url };
    return { kind: 'charge', charge: { ...charge, ...PLAIN, status: 'requires-action', action } };
  }
  return intent !== null && typeof intent === 'object' ? readIntent(intent, ref) : { kind: 'unreachable' };
}

const DECISIONS: Readonly<Partial<Record<Stripe.Dispute.Status, Reversal['status']>>> = {
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
};

/** Whether somebody disputed the charge of an intent, so that its disputes are worth asking for. */
export const isDisputed = ({ latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  typeof charge === 'object' && charge?.disputed === true;

/** What banks took back. An inquiry, which moves no money, is none; what a bank returns of a transfer is final. */
export function readDisputes(disputes: readonly Stripe.Dispute[], kind: ChargeRef['kind']): Reversal[] {
  return disputes.flatMap(({ id, status: said, amount, reason, evidence_details: evidence }) => {
    const status = DECISIONS[said];
    if (!status) return [];
    const dueBy = evidence?.due_by ?? null;
    return {
      ref: id,
      kind: kind === 'ach' ? ('return' as const) : ('dispute' as const),
      status,
      amountCents: amount,
      reason,
      respondBy: dueBy === null ? null : new Date(dueBy * 1000),
    };
  });
}

const REFUND_STATES: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  pending: 'pending',
  requires_action: 'pending',
  failed: 'failed',
  canceled: 'failed',
};

/** A refund as Stripe has it; a status that is not known counts as pending. */
export const readRefund = ({
  id,
  status,
  amount,
  metadata,
  failure_reason: failure,
  ...refund
}: Stripe.Refund): ProviderRefund => ({
  ref: id,
  key: metadata?.['refund'] ?? null,
  status: REFUND_STATES[status ?? ''] ?? 'pending',
  amountCents: amount,
  isVoid: refund.destination_details?.card?.type === 'reversal',
  failure: failure ?? null,
});
