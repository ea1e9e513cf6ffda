import type { Pricing } from '#api/modules/sales/orders/load-orders.ts';
import { tableRates } from '#api/modules/fulfilment/shipping/shipping-rates.ts';
import { nexusTax } from '#api/modules/fulfilment/tax/tax-service.ts';
import type { Services } from '#api/http/context.ts';
import { GatewayProvider } from './gateway-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';

/** What buying needs: prices, who charges, and the addresses of the shop. */
export type Commerce = Pricing & {
  readonly provider: PaymentProvider;
  /** Who charged before, and gives back what it took. */
  readonly formerProviders: readonly PaymentProvider[];
  readonly publicUrl: URL;
  readonly log: Pick<Services['log'], 'info' | 'warn' | 'error'>;
};

const made = new WeakMap<Services['config'], Commerce>();

/** Stripe charges when its keys are set, else the sandbox gateway. */
function providersFor({ payments, publicUrl }: Services['config']) {
  const { stripe } = payments;
  const gateway = new GatewayProvider(payments.gateway, publicUrl.origin);
  return stripe
    ? { provider: new StripeProvider(stripe), formerProviders: [gateway] }
    : { provider: gateway, formerProviders: [] };
}

/**
 * The shop's commerce: rates and tax by table, payments through Stripe or the sandbox gateway. This is the one place where a carrier,
 * a tax service or another provider is put in.
 */
export function commerceOf({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): Commerce {
  const known = made.get(config);
  if (known) return known;
  const providers = providersFor(config);
  const commerce = { db, rates: tableRates, tax: nexusTax, ...providers, publicUrl: config.publicUrl, log };
  made.set(config, commerce);
  return commerce;
}
