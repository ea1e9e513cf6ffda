import { storeProfile } from '@headstock/contracts/store-profile';
import type { ItemSource } from '#api/modules/catalog/index.ts';
import { toMoney } from '#api/platform/money.ts';
import { goodsOf } from './goods-of.ts';
import { quoteByTable } from './shipping-rates.ts';

/** States in the zones from the nearest to the farthest. */
const STATES = ['TN', 'NY', 'CA', 'AK'];

/** What ground shipping of an item costs within the shop's country, least and most; null for what is not for sale or never travels. */
export function domesticRange(item: ItemSource) {
  if (!item.listing || !item.requiresShipping) return null;
  const goods = [goodsOf(item, item.listing)];
  const prices = STATES.flatMap((regionIso) => {
    const destination = { countryIso: storeProfile.country, regionIso, postalCode: null };
    const quotes = quoteByTable({ goods, destination, canPickUp: false });
    return quotes.filter(({ ref }) => ref === 'ground').map(({ priceCents }) => priceCents);
  });
  if (prices.length === 0) return null;
  return { least: toMoney(Math.min(...prices)), most: toMoney(Math.max(...prices)) };
}
