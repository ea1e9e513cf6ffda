import type { Db } from '#api/platform/db/database.ts';
import { storeRates } from './stored-rates.ts';

/** Near what was paid in the autumn of 2025; the shop says that they are a sample. */
const rates = { EUR: 0.8629, GBP: 0.7563, CAD: 1.4028, JPY: 156.32, CHF: 0.8054 } as const;

/** Gives a demo shop, which has no feed, sample rates as of a day, in the place of all others. */
export async function storeSampleRates(db: Db, now: Date): Promise<void> {
  await storeRates(db, { asOf: now.toISOString().slice(0, 10), source: 'SAMPLE', rates });
}
