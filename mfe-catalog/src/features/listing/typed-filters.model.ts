import { parseQuery } from '@headstock/contracts/parse-query';
import { changed } from './listing-address.model.ts';
import { amountKeys, listKeys, type ListingAddress } from './listing-path.model.ts';

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/**
 * The address in which prices, years, hands, countries and features that were typed as words are filters: `telecaster under
 * 2000`, « gaucher », `made in japan`. Null when nothing of the kind was typed, or one of the filters is set already.
 */
export function typedFilters(address: ListingAddress): ListingAddress | null {
  if (address.keywords === '') return null;
  const { keywords, filters } = parseQuery(address.keywords);
  const found = [...listKeys, ...amountKeys].filter((key) => Object.hasOwn(filters, key));
  if (found.length === 0 || found.some((key) => !isEmpty(address[key]))) return null;
  return changed(address, { ...filters, keywords });
}
