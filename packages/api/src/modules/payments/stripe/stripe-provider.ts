import { Stripe } from 'stripe';
import type {
  CardFields,
  ChargeAnswer,
  ChargeMethod,
  ChargeRef,
  ChargeRequest,
  ChangesAnswer,
  PaymentProvider,
  RefundAnswer,
  RefundRequest,
  WebhookAnswer,
} from '#api/modules/payments/payment-provider.ts';
import { storeProfile } from '@headstock/contracts/store-profile';
import { isDisputed, readDisputes, readIntent, readRefund, readSession } from './read-charge.ts';
import type { CardVault } from '#api/modules/payments/vault/card-vault.ts';
import { StripeVault } from './stripe-vault.ts';
import { hasMovedOn, readError } from './read-error.ts';
import type { StripeSettings } from '#api/platform/config/stripe-settings.ts';

/** Where Stripe asks for cards. */
const CHECKOUT = 'https://checkout.stripe.com';

const TIMEOUT_MS = 8_000;
const RETRIES = 2;
/** A webhook older than this is refused, in seconds. */
const TOLERANCE = 300;

/** The most that Stripe lists at once; more than a charge has of refunds or disputes. */
const PAGE = 100;

const EXPAND = ['latest_charge'];
const EXPAND_SESSION = ['payment_intent.latest_charge'];

type IntentType = 'card' | 'card_present' | 'us_bank_account' | 'affirm';
const TYPES: Readonly<Partial<Record<ChargeMethod['kind'], IntentType>>> = {
  card: 'card',
  terminal: 'card_present',
  ach: 'us_bank_account',
  affirm: 'affirm',
};

/** The intent that something at Stripe, such as a dispute, belongs to. */
function intentOf(object: Stripe.Event['data']['object']): string | null {
  if (!('payment_intent' in object)) return null;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : (intent?.id ?? null);
}

const isSession = (ref: string | null): ref is string => ref?.startsWith('cs_') ?? false;

/** How the SDK reaches Stripe, or its double. */
function clientOf({ secretKey, apiUrl }: StripeSettings): Stripe {
  const host = apiUrl && {
    host: apiUrl.hostname,
    port: Number(apiUrl.port) || (apiUrl.protocol === 'https:' ? 443 : 80),
    protocol: apiUrl.protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
  return new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false, ...host });
}

/**
 * Cards, the terminal, bank transfers and Affirm through Stripe's SDK. Cards and the terminal use an intent that is made
 * first, under our key, and charged afterwards: it can be found and cancelled at any time. What needs a page of
 * Stripe's own, a card without a token among it, uses a checkout session.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly kinds: ReadonlySet<ChargeMethod['kind']> = new Set(['card', 'terminal', 'ach', 'affirm']);
  readonly signatureHeader = 'stripe-signature';
  readonly #settings: StripeSettings;
  readonly #stripe: Stripe;
  readonly vault: CardVault;

  constructor(settings: StripeSettings) {
    this.#settings = settings;
    this.#stripe = clientOf(settings);
    this.vault = new StripeVault(this.#stripe);
  }

  cardFields(): CardFields {
    const { publishableKey } = this.#settings;
    return { url: CHECKOUT, origin: CHECKOUT, redirect: true, provider: this.name, publishableKey };
  }

  async charge(request: ChargeRequest): Promise<ChargeAnswer> {
    const { method, key, vault } = request;
    const ref = { ...request, kind: method.kind, ref: null };
    const token = method.kind === 'card' ? (vault?.cardRef ?? method.token) : '';
    if (token !== '') return this.#chargeCard(ref, token, request);
    if (method.kind === 'terminal') return this.#chargeAtReader(ref, method.reader || this.#settings.reader);
    const type = TYPES[method.kind];
    if (!type) return { kind: 'refused', code: 'provider' };
    try {
      const session = await this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: [type],
          line_items: [{ quantity: 1, price_data: this.#priceOf(request) }],
          metadata: { payment: key },
          payment_intent_data: {
            metadata: { payment: key },
            ...(vault && { setup_future_usage: 'on_session' as const }),
          },
          ...(vault && { customer: vault.customerRef }),
          success_url: request.returnUrl,
          cancel_url: request.returnUrl,
          locale: request.locale,
        },
        { idempotencyKey: `session-${key}` },
      );
      return readSession(session, ref);
    } catch (error) {
      return readError(error, ref, false);
    }
  }

  async find(ref: ChargeRef): Promise<ChargeAnswer> {
    try {
      if (isSession(ref.ref)) {
        const session = await this.#session(ref.ref);
        return await this.#withAftermath(readSession(session, ref), session.payment_intent, ref.kind);
      }
      const id = ref.ref ?? (await this.#intentUnder(ref));
      if (id === null) return { kind: 'absent' };
      const intent = await this.#intent(id);
      return await this.#withAftermath(readIntent(intent, ref), intent, ref.kind);
    } catch (error) {
      return unreachableFor(readError(error, ref, true));
    }
  }

  async cancel(ref: ChargeRef): Promise<ChargeAnswer> {
    try {
      if (isSession(ref.ref)) {
        await this.#stripe.checkout.sessions.expire(ref.ref);
        return await this.find(ref);
      }
      const id = ref.ref ?? (await this.#intentUnder(ref));
      if (id === null) return { kind: 'absent' };
      const canceled = await this.#stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `cancel-${ref.key}` });
      return readIntent(canceled, ref);
    } catch (error) {
      return hasMovedOn(error) ? this.find(ref) : unreachableFor(readError(error, ref, true));
    }
  }

  async refund({ key, chargeRef, amountCents }: RefundRequest): Promise<RefundAnswer> {
    try {
      const refund = await this.#stripe.refunds.create(
        { payment_intent: chargeRef, amount: amountCents, metadata: { refund: key } },
        { idempotencyKey: `refund-${key}` },
      );
      return refund.amount === amountCents ? { kind: 'refund', refund: readRefund(refund) } : { kind: 'unreachable' };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        return { kind: 'refused', code: error.code ?? error.type };
      if (error instanceof Stripe.errors.StripeError) return { kind: 'unreachable' };
      throw error;
    }
  }

  async changesSince(since: Date): Promise<ChangesAnswer> {
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const charges = new Map<string, string | null>();
    try {
      for await (const { id, metadata } of this.#stripe.paymentIntents.list({ created, limit: PAGE }))
        charges.set(id, metadata['payment'] ?? null);
      for await (const refund of this.#stripe.refunds.list({ created, limit: PAGE })) note(refund);
      for await (const dispute of this.#stripe.disputes.list({ created, limit: PAGE })) note(dispute);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError) return { kind: 'unreachable' };
      throw error;
    }
    function note(object: Stripe.Refund | Stripe.Dispute): void {
      const ref = intentOf(object);
      if (ref !== null && !charges.has(ref)) charges.set(ref, null);
    }
    return { kind: 'changes', charges: [...charges].map(([ref, key]) => ({ key, ref })) };
  }

  readWebhook(body: string, signature: string | undefined): WebhookAnswer {
    try {
      const { webhookSecret } = this.#settings;
      const event = this.#stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret, TOLERANCE);
      const { object } = event.data;
      const key = 'metadata' in object ? (object.metadata?.['payment'] ?? '') : '';
      return { ok: true, event: { id: event.id, type: event.type, key, ref: intentOf(object) } };
    } catch (error) {
      const isSignature = error instanceof Stripe.errors.StripeSignatureVerificationError;
      return { ok: false, reason: isSignature ? 'signature' : 'malformed' };
    }
  }

  async #chargeCard(
    ref: ChargeRef,
    token: string,
    { vault, returnUrl }: Pick<ChargeRequest, 'vault' | 'returnUrl'>,
  ): Promise<ChargeAnswer> {
    let sent = false;
    try {
      const id = await this.#intentUnder(ref);
      if (id === null) return { kind: 'refused', code: 'provider' };
      // The intent is looked up by making it again, so what not every caller knows is added afterwards.
      if (vault) {
        const options = { idempotencyKey: `customer-of-${ref.key}` };
        await this.#stripe.paymentIntents.update(id, { customer: vault.customerRef }, options);
      }
      sent = true;
      const keeps = vault?.cardRef === null && { setup_future_usage: 'on_session' as const };
      const confirmed = await this.#stripe.paymentIntents.confirm(
        id,
        { payment_method: token, return_url: returnUrl, expand: EXPAND, ...keeps },
        { idempotencyKey: `confirm-${ref.key}` },
      );
      return readIntent(confirmed, ref);
    } catch (error) {
      return hasMovedOn(error) ? this.find(ref) : readError(error, ref, sent);
    }
  }

  async #chargeAtReader(ref: ChargeRef, reader: string | null): Promise<ChargeAnswer> {
    if (reader === null) return { kind: 'refused', code: 'provider' };
    let sent = false;
    try {
      const id = await this.#intentUnder(ref);
      if (id === null) return { kind: 'refused', code: 'provider' };
      sent = true;
      const params = { payment_intent: id };
      await this.#stripe.terminal.readers.processPaymentIntent(reader, params, { idempotencyKey: `reader-${ref.key}` });
      return readIntent(await this.#intent(id), ref);
    } catch (error) {
      return readError(error, ref, sent);
    }
  }

  /** The id of the intent under our key, which is made when there is none; null for what has no intent of its own yet. */
  async #intentUnder({ key, amountCents, currency, kind }: ChargeRef): Promise<string | null> {
    const type = TYPES[kind];
    if (type !== 'card' && type !== 'card_present') return null;
    const { id } = await this.#stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: currency.toLowerCase(),
        allowed_payment_method_types: [type],
        metadata: { payment: key },
      },
      { idempotencyKey: `intent-${key}` },
    );
    return id;
  }

  /** A charge with what was refunded of it, and what banks took back: Stripe lists both apart from it. */
  async #withAftermath(
    answer: ChargeAnswer,
    intent: Stripe.PaymentIntent | string | null,
    kind: ChargeRef['kind'],
  ): Promise<ChargeAnswer> {
    if (answer.kind !== 'charge' || intent === null || typeof intent === 'string') return answer;
    const filter = { payment_intent: intent.id, limit: PAGE };
    const disputes = isDisputed(intent) ? (await this.#stripe.disputes.list(filter)).data : [];
    const refunds = intent.status === 'succeeded' ? (await this.#stripe.refunds.list(filter)).data : [];
    const charge = { ...answer.charge, reversals: readDisputes(disputes, kind), refunds: refunds.map(readRefund) };
    return { ...answer, charge };
  }

  #intent(id: string): Promise<Stripe.PaymentIntent> {
    return this.#stripe.paymentIntents.retrieve(id, { expand: EXPAND });
  }

  #session(id: string): Promise<Stripe.Checkout.Session> {
    return this.#stripe.checkout.sessions.retrieve(id, { expand: EXPAND_SESSION });
  }

  #priceOf({ amountCents, currency }: ChargeRequest) {
    return { currency: currency.toLowerCase(), unit_amount: amountCents, product_data: { name: storeProfile.name } };
  }
}

/** Reading and calling off do not refuse anything: what was not answered clearly is asked again. */
const unreachableFor = (answer: ChargeAnswer): ChargeAnswer =>
  answer.kind === 'refused' ? { kind: 'unreachable' } : answer;
