import type { Config } from '#api/platform/config.ts';
import { StripeTax } from './stripe/stripe-tax.ts';
import { tableTax } from './table-tax.ts';
import type { TaxProvider } from './tax-provider.ts';

const known = new WeakMap<Config, TaxProvider>();

/** The tax provider of the process: Stripe Tax when its key is set, else the table. This is the one place where another is put in. */
export function taxProviderOf(config: Config): TaxProvider {
  const provider = known.get(config) ?? (config.tax.stripe ? new StripeTax(config.tax.stripe) : tableTax);
  known.set(config, provider);
  return provider;
}
