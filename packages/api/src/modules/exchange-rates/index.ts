/** What a US dollar is worth in the currencies that prices are also shown in. It knows nothing of prices: everything is charged in US dollars. */
export { hasNoRates, refreshRates } from './refresh-rates.ts';
export { storeRates } from './stored-rates.ts';
export type { ExchangeRatesTables } from './tables.ts';
export { migrations } from './migrations.ts';
