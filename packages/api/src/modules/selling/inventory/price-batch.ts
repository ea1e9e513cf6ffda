import type { BatchHandler } from '#api/platform/batches/batch-handler.ts';
import { loadListingRows } from '#api/modules/selling/listing-lists.ts';
import { changeOffer } from './change-offer.ts';
import { offerRowNow, readOfferRows } from './offer-rows.ts';
import { changePrice, type PriceBatchInput, priceBatchInput } from './price-batch.model.ts';

/** Bulk edits of prices: what buyers see follows at once, and what is sold, held or being paid is left out. */
export const priceBatch: BatchHandler<PriceBatchInput> = {
  kind: 'listing-prices',
  title: { en: 'Prices of listings', fr: 'Prix des annonces' },
  area: 'catalogue',
  fields: [{ key: 'price', label: { en: 'Price', fr: 'Prix' }, kind: 'MONEY' }],
  input: priceBatchInput,
  read: async (trx, ids, lock) =>
    (await readOfferRows(trx, ids, lock)).map((offer) => {
      const { row, facts } = offer;
      return {
        ...offerRowNow(offer),
        version: `${row.version} ${row.askingCents ?? ''}`,
        values: { price: row.askingCents },
        isSold: row.state === 'SOLD',
        facts: {
          costCents: row.costCents,
          floorCents: row.floorCents,
          carts: facts.carts,
          offers: row.openOffers,
          hasVariants: row.hasVariants,
        },
      };
    }),
  change: changePrice,
  write: async (trx, actor, rows) => {
    const now = await loadListingRows(
      trx,
      rows.map(({ id }) => id),
    );
    for (const { id, values } of rows)
      await changeOffer(trx, actor, {
        id,
        version: now.get(id)?.version ?? 0,
        priceCents: Number(values['price']),
        stock: null,
      });
    return [];
  },
};
