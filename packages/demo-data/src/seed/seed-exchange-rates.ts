import { storeRates, type Tx } from '@headstock/api/seeding';

/** Near what was paid in the autumn of 2025; the shop says that they are a sample. */
const rates = { EUR: 0.8629, GBP: 0.7563, CAD: 1.4028, JPY: 156.32, CHF: 0.8054 } as const;

/** Gives the demo shop exchange rates of its first day, so that it shows other currencies without a network. */
export async function seedExchangeRates(trx: Tx, now: Date): Promise<void> {
  await storeRates(trx, { asOf: now.toISOString().slice(0, 10), source: 'SAMPLE', rates });
}
