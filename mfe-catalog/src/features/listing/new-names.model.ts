import type { ListingAddress } from './listing-path.model.ts';
import type { CatalogListingQuery } from './listing.generated.ts';

type Renamed = CatalogListingQuery['listings']['renamed'];

/** The address with what brands and types are called now in place of what they were called before; everything else stays. */
export function withNewNames(address: ListingAddress, renamed: Renamed): ListingAddress {
  const namesNow = (key: Renamed[number]['key'], values: readonly string[]): string[] => {
    const moves = renamed.filter((move) => move.key === key);
    const now = (value: string): string[] => moves.flatMap(({ from, to }) => (from === value ? [to] : []));
    return [...new Set(values.flatMap((value) => (now(value).length > 0 ? now(value) : [value])))];
  };
  return { ...address, brand: namesNow('BRAND', address.brand), category: namesNow('TYPE', address.category) };
}
