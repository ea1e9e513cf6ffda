import { listingLimits } from '@headstock/contracts/listing-document';
import { z } from 'zod';
import type { BatchHandler } from '#api/platform/batches/batch-handler.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { sellingMessages } from '#api/modules/selling/messages.ts';
import { changeOffer } from './change-offer.ts';
import { offerRowNow, readOfferRows } from './offer-rows.ts';

const pieces = z
  .string()
  .regex(/^-?\d{1,4}$/, 'pieces')
  .transform(Number);
const stockBatchInput = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('add'), pieces }),
  z.object({ mode: z.literal('set'), pieces: pieces.pipe(z.number().min(0)) }),
]);
type StockBatchInput = z.infer<typeof stockBatchInput>;

const fixed = { en: sellingMessages('en').stockFixed, fr: sellingMessages('fr').stockFixed };
const wrong = { en: sellingMessages('en').stockWrong, fr: sellingMessages('fr').stockWrong };

/**
 * Bulk edits of the pieces of goods without variants: `add` so many, or `set` to a count. A piece that is sold between preview and
 * application leaves its row out.
 */
export const stockBatch: BatchHandler<StockBatchInput> = {
  kind: 'listing-stock',
  title: { en: 'Stock of listings', fr: 'Stock des annonces' },
  area: 'catalogue',
  fields: [{ key: 'stock', label: { en: 'Pieces', fr: 'Pièces' }, kind: 'NUMBER' }],
  input: stockBatchInput,
  read: async (trx, ids, lock) =>
    (await readOfferRows(trx, ids, lock)).map((offer) => {
      const { row } = offer;
      return {
        ...offerRowNow(offer),
        version: `${row.version} ${row.stockLevel}`,
        values: { stock: row.stockLevel },
        isSold: row.state === 'SOLD' && !row.isGoods,
        facts: { countsPieces: row.isGoods && !row.hasVariants },
      };
    }),
  change: ({ values, facts }, { mode, pieces: asked }) => {
    if (facts?.['countsPieces'] !== true) return { problem: fixed };
    const stock = mode === 'set' ? asked : Number(values['stock']) + asked;
    return stock < 0 || stock > listingLimits.stock ? { problem: wrong } : { values: { stock } };
  },
  write: async (trx, actor, rows) => {
    const now = await loadListingRows(
      trx,
      rows.map(({ id }) => id),
    );
    for (const { id, values } of rows)
      await changeOffer(trx, actor, {
        id,
        version: now.get(id)?.version ?? 0,
        priceCents: null,
        stock: Number(values['stock']),
      });
    return [];
  },
};
