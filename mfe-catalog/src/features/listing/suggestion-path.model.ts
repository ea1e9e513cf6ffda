import { changed } from './listing-address.model.ts';
import { listingPath, plainAddress, type ListingAddress } from './listing-path.model.ts';
import type { FacetValue } from './listing-view.model.ts';

/** Where a wider search leads: a path of the shop as it is, anything else as keywords without the other filters. */
export function suggestionPath([value]: FacetValue, address: ListingAddress): string {
  if (/^\/(?!\/)/.test(value)) return value;
  return listingPath(changed({ ...plainAddress(address.type), sort: address.sort }, { keywords: value }));
}
