import { LRUCache } from 'lru-cache';
import { Stripe } from 'stripe';
import type { StripeTaxSettings } from '#api/platform/config/stripe-tax-settings.ts';
import type {
  TaxAddress,
  TaxProvider,
  TaxQuote,
  TaxRefund,
  TaxReportAnswer,
  TaxRequest,
  TaxSale,
} from '#api/modules/fulfilment/tax/tax-provider.ts';

/** A quote is good for this long. Stripe keeps calculations for 90 days, but rates and rules change. */
const QUOTE_TTL_MS = 10 * 60_000;
const QUOTES = 5_000;
/** After a failure nobody waits for Stripe for this long. */
const REST_MS = 5_000;
const REPORT_RETRIES = 2;

/** Stripe’s own code for what no tax is due on anywhere. */
const NOT_TAXABLE = 'txcd_00000000';

function clientOf({ secretKey, apiUrl, timeoutMs }: StripeTaxSettings): Stripe {
  const host = apiUrl && {
    host: apiUrl.hostname,
    port: Number(apiUrl.port) || (apiUrl.protocol === 'https:' ? 443 : 80),
    protocol: apiUrl.protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
  return new Stripe(secretKey, { timeout: timeoutMs, maxNetworkRetries: 0, telemetry: false, ...host });
}

const toStripeAddress = ({ countryIso, regionIso, postalCode, city, line1 }: TaxAddress) => ({
  country: countryIso,
  ...(regionIso === null ? {} : { state: regionIso }),
  ...(postalCode === null ? {} : { postal_code: postalCode }),
  ...(city === null ? {} : { city }),
  ...(line1 === null ? {} : { line1 }),
});

const isNothingCharged = ({ lines, shippingCents }: TaxRequest): boolean =>
  shippingCents === 0 && lines.every(({ amountCents }) => amountCents === 0);

/** Whether asking again can help: a network, a server or a key that fails, as against a request that is wrong. */
const isPassing = (error: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  !(error instanceof Stripe.errors.StripeInvalidRequestError) &&
  !(error instanceof Stripe.errors.StripeIdempotencyError);

/**
 * Sales tax by Stripe Tax, local rates included. Quotes are remembered, so that the pages of a checkout ask once; while Stripe does
 * not answer, what is not remembered is `unavailable`. Sales and refunds are reported under our own keys.
 */
export class StripeTax implements TaxProvider {
  readonly name = 'stripe';
  readonly reportsSales = true;
  readonly #settings: StripeTaxSettings;
  readonly #stripe: Stripe;
  readonly #quotes = new LRUCache<string, Promise<TaxQuote>>({ max: QUOTES, ttl: QUOTE_TTL_MS });
  #restUntil = 0;

  constructor(settings: StripeTaxSettings) {
    this.#settings = settings;
    this.#stripe = clientOf(settings);
  }

  quote(requests: readonly TaxRequest[]): Promise<readonly TaxQuote[]> {
    return Promise.all(requests.map((request) => this.#remembered(request)));
  }

  commit({ key, quoteRef }: TaxSale): Promise<TaxReportAnswer> {
    return this.#report(() =>
      this.#stripe.tax.transactions.createFromCalculation(
        { calculation: quoteRef, reference: key },
        { idempotencyKey: `tax-sale-${key}`, maxNetworkRetries: REPORT_RETRIES },
      ),
    );
  }

  refund({ key, saleRef, amountCents }: TaxRefund): Promise<TaxReportAnswer> {
    return this.#report(() =>
      this.#stripe.tax.transactions.createReversal(
        { mode: 'partial', original_transaction: saleRef, reference: key, flat_amount: -amountCents },
        { idempotencyKey: `tax-refund-${key}`, maxNetworkRetries: REPORT_RETRIES },
      ),
    );
  }

  #remembered(request: TaxRequest): Promise<TaxQuote> {
    if (isNothingCharged(request)) return Promise.resolve({ kind: 'quote', taxCents: 0, ref: null });
    const key = JSON.stringify(request);
    const known = this.#quotes.get(key);
    if (known) return known;
    if (Date.now() < this.#restUntil) return Promise.resolve({ kind: 'unavailable' });
    const asked = this.#ask(request);
    this.#quotes.set(key, asked);
    return asked.then((quote) => {
      if (quote.kind === 'unavailable') {
        this.#restUntil = Date.now() + REST_MS;
        if (this.#quotes.get(key) === asked) this.#quotes.delete(key);
      }
      return quote;
    });
  }

  async #ask({ address, exemptReason, currency, lines, shippingCents }: TaxRequest): Promise<TaxQuote> {
    const { goodsCode, shippingCode } = this.#settings;
    try {
      const calculation = await this.#stripe.tax.calculations.create({
        currency: currency.toLowerCase(),
        customer_details: {
          address: toStripeAddress(address),
          address_source: 'shipping',
          ...(exemptReason === null ? {} : { taxability_override: 'customer_exempt' as const }),
        },
        line_items: lines.map(({ ref, amountCents, quantity, isTaxable }) => ({
          reference: ref,
          amount: amountCents,
          quantity,
          tax_code: isTaxable ? goodsCode : NOT_TAXABLE,
        })),
        ...(shippingCents > 0 ? { shipping_cost: { amount: shippingCents, tax_code: shippingCode } } : {}),
      });
      return { kind: 'quote', taxCents: calculation.tax_amount_exclusive, ref: calculation.id };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      return { kind: error.code === 'customer_tax_location_invalid' ? 'unplaceable' : 'unavailable' };
    }
  }

  async #report(send: () => Promise<Stripe.Tax.Transaction>): Promise<TaxReportAnswer> {
    try {
      return { kind: 'done', ref: (await send()).id };
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      return isPassing(error) ? { kind: 'unavailable' } : { kind: 'refused', reason: error.code ?? error.type };
    }
  }
}
