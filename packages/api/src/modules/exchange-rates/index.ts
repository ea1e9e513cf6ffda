/** What a US dollar is worth in the currencies that prices are also shown in. It knows nothing of prices: everything is charged in US dollars. */
export { hasLateRates, hasNoRates, hasOldRates, refreshRates } from './refresh-rates.ts';
export { storeSampleRates } from './sample-rates.ts';
export type { ExchangeRatesTables } from './tables.ts';
export { migrations } from './migrations.ts';
