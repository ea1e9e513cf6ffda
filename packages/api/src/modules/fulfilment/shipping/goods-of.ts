import type { ItemSource, ListingSource } from '#api/modules/catalog/index.ts';
import type { Goods } from './shipping-rates.ts';

/** One piece of an item as the packer sees it, at its asking price. */
export const goodsOf = (item: ItemSource, { askingPrice }: Pick<ListingSource, 'askingPrice'>): Goods => ({
  shippingClass: item.shippingClass,
  weightGrams: item.shippingWeightGrams,
  valueCents: askingPrice.amountCents,
  quantity: 1,
  requiresShipping: item.requiresShipping,
  localPickupOnly: item.localPickupOnly,
});
