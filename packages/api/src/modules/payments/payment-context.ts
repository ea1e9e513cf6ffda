import type { Config } from '#api/platform/config.ts';
import type { Db } from '#api/platform/db/database.ts';
import { GatewayProvider } from './gateway/gateway-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { StripeProvider } from './stripe/stripe-provider.ts';

type Log = (detail: object, message: string) => void;

/** What payments need: the database, the providers, and the shop's address. */
export type PaymentContext = {
  readonly db: Db;
  readonly provider: PaymentProvider;
  /** Providers that charged before, and refund what they charged. */
  readonly formerProviders: readonly PaymentProvider[];
  readonly publicUrl: URL;
  readonly log: { readonly info: Log; readonly warn: Log; readonly error: Log };
};

type Providers = Pick<PaymentContext, 'provider' | 'formerProviders'>;

const known = new WeakMap<Config, Providers>();

/** Stripe charges when its keys are set, else the sandbox gateway, which does not exist in production. */
function createProviders({ payments, publicUrl }: Config): Providers {
  const { stripe } = payments;
  const gateways = payments.gateway ? [new GatewayProvider(payments.gateway, publicUrl.origin)] : [];
  const [provider, ...formerProviders] = [...(stripe ? [new StripeProvider(stripe)] : []), ...gateways];
  if (!provider) throw new Error('A production shop charges by Stripe: its keys are missing.');
  return { provider, formerProviders };
}

function providersFor(config: Config): Providers {
  const providers = known.get(config) ?? createProviders(config);
  known.set(config, providers);
  return providers;
}

/** The payment context of the process. This is the one place where a provider is chosen. */
export function paymentContextOf({
  db,
  config,
  log,
}: Pick<PaymentContext, 'db' | 'log'> & { readonly config: Config }): PaymentContext {
  return { db, ...providersFor(config), publicUrl: config.publicUrl, log };
}
