import { z } from 'zod';

/** The environment variables, each with its meaning. */
export const exchangeRateEnvironmentSchema = z.object({
  EXCHANGE_RATES_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .meta({
      description:
        'Feed of daily exchange rates, read once a day over https: the XML of the European Central Bank (https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml), or JSON with `base`, `date` and `rates`. Without it a shop shows prices in US dollars only.',
    }),
  EXCHANGE_RATES_SOURCE: z.string().trim().min(1).max(80).default('ECB').meta({
    description: 'Who publishes these rates, as visitors read it. `ECB` is written out in their language.',
  }),
});

/** Where daily exchange rates come from. */
export type ExchangeRateSettings = {
  readonly url: string;
  /** `ECB`, or the name of another publisher. */
  readonly source: string;
};

/** Reads the settings from environment variables; undefined without an address. Throws an Error that names what is wrong. */
export function readExchangeRateSettings(environment: NodeJS.ProcessEnv): ExchangeRateSettings | undefined {
  const parsed = exchangeRateEnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The settings of exchange rates are wrong:\n${z.prettifyError(parsed.error)}`);
  const { EXCHANGE_RATES_URL: url, EXCHANGE_RATES_SOURCE: source } = parsed.data;
  return url === undefined ? undefined : { url, source };
}
