import { z } from 'zod';
import type { BatchHandler } from '#api/platform/batches/batch-handler.ts';
import { priceBatch } from '#api/modules/selling/inventory/price-batch.ts';
import { priceWarning } from '#api/modules/selling/inventory/price-batch.model.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { loadPriceSteps } from './price-steps.ts';

const none = { en: sellingMessages('en').noStep, fr: sellingMessages('fr').noStep };
const stepInput = z.strictObject({});

/**
 * Bulk edits of prices by the step that comparables suggest for each listing; those without one are left out. A suggestion that is another
 * one by the time it is applied leaves its row out.
 */
export const priceStepBatch: BatchHandler<z.infer<typeof stepInput>> = {
  ...priceBatch,
  kind: 'listing-price-steps',
  title: { en: 'Suggested prices of listings', fr: 'Prix conseillés des annonces' },
  input: stepInput,
  read: async (trx, ids, lock) => {
    const rows = await priceBatch.read(trx, ids, lock);
    const steps = await loadPriceSteps(trx, ids, new Date());
    return rows.map((row) => ({ ...row, facts: { ...row.facts, stepCents: steps.get(row.id)?.cents ?? null } }));
  },
  change: (row) => {
    const price = row.facts?.['stepCents'];
    return typeof price === 'number' ? { values: { price }, warning: priceWarning(price, row) } : { problem: none };
  },
};
