import { Stripe } from 'stripe';
import type {
  CardVault,
  CustomerAnswer,
  ProviderCard,
  RemoveAnswer,
  StoreAnswer,
  StoreRef,
  StoreRequest,
} from '#api/modules/payments/vault/card-vault.ts';

/** More cards than an account may keep. */
const PAGE = 100;
const EXPAND_SETUP = ['setup_intent.payment_method'];

/** A card as Stripe has it; null for anything else that can be kept. */
export function readCard(method: Stripe.PaymentMethod): ProviderCard | null {
  const { id, card } = method;
  if (!card) return null;
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear, fingerprint } = card;
  return { ref: id, network: brand, last4, expiryMonth, expiryYear, fingerprint: fingerprint ?? id };
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  // A payment method that was detached already is an invalid request without a code of its own.
  (error.code === 'resource_missing' || error.code === undefined || error.statusCode === 404);

function stored(method: Stripe.PaymentMethod | string | null | undefined): StoreAnswer {
  const card = typeof method === 'object' && method ? readCard(method) : null;
  return card ? { kind: 'card', card } : { kind: 'refused', code: 'card-unreadable' };
}

function readFailure(error: unknown): Extract<StoreAnswer, { kind: 'refused' | 'unreachable' }> {
  if (error instanceof Stripe.errors.StripeCardError) return { kind: 'refused', code: 'card-unreadable' };
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { kind: 'refused', code: error.code === 'resource_missing' ? 'card-unreadable' : 'provider' };
  if (error instanceof Stripe.errors.StripeError) return { kind: 'unreachable' };
  throw error;
}

/** Cards that Stripe keeps: a card without a token is typed on Stripe's own page, which also asks the bank. */
export class StripeVault implements CardVault {
  readonly #stripe: Stripe;

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  async createCustomer(key: string): Promise<CustomerAnswer> {
    try {
      const params = { metadata: { customer: key } };
      const { id } = await this.#stripe.customers.create(params, { idempotencyKey: `customer-${key}` });
      return { kind: 'customer', ref: id };
    } catch (error) {
      return { kind: readFailure(error).kind };
    }
  }

  async store({ key, customerRef, token, returnUrl, locale }: StoreRequest): Promise<StoreAnswer> {
    try {
      if (token !== '') {
        const options = { idempotencyKey: `attach-${key}` };
        return stored(await this.#stripe.paymentMethods.attach(token, { customer: customerRef }, options));
      }
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'setup',
          allowed_payment_method_types: ['card'],
          customer: customerRef,
          metadata: { setup: key },
          success_url: returnUrl,
          cancel_url: returnUrl,
          locale,
        },
        { idempotencyKey: `setup-${key}` },
      );
      return this.#readSession(session);
    } catch (error) {
      return readFailure(error);
    }
  }

  async find({ ref }: StoreRef): Promise<StoreAnswer> {
    if (ref === null) return { kind: 'absent' };
    try {
      return this.#readSession(await this.#stripe.checkout.sessions.retrieve(ref, { expand: EXPAND_SETUP }));
    } catch (error) {
      const failure = readFailure(error);
      return failure.kind === 'refused' ? { kind: 'absent' } : failure;
    }
  }

  async list(customerRef: string): Promise<readonly ProviderCard[] | null> {
    try {
      const { data } = await this.#stripe.customers.listPaymentMethods(customerRef, { type: 'card', limit: PAGE });
      return data.map(readCard).filter((card) => card !== null);
    } catch (error) {
      return readFailure(error).kind === 'refused' ? [] : null;
    }
  }

  remove(_customerRef: string, cardRef: string): Promise<RemoveAnswer> {
    return this.#remove(() => this.#stripe.paymentMethods.detach(cardRef));
  }

  removeCustomer(customerRef: string): Promise<RemoveAnswer> {
    return this.#remove(() => this.#stripe.customers.del(customerRef));
  }

  async #remove(work: () => Promise<unknown>): Promise<RemoveAnswer> {
    try {
      await work();
      return { kind: 'removed' };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      return { kind: isGone(error) ? 'removed' : 'unreachable' };
    }
  }

  #readSession({ id, status, url, setup_intent: intent }: Stripe.Checkout.Session): StoreAnswer {
    if (status === 'open' && url !== null) return { kind: 'action', ref: id, url };
    if (status === 'expired') return { kind: 'refused', code: 'card-unreadable' };
    return typeof intent === 'object' && intent ? stored(intent.payment_method) : { kind: 'unreachable' };
  }
}
