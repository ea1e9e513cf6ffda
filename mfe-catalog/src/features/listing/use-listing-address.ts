import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readListingAddress } from './listing-address.model.ts';
import { type ListingAddress } from './listing-path.model.ts';

/** What the address of the page asks for. */
export function useListingAddress(): ListingAddress {
  const { type } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => readListingAddress(type ?? null, query), [type, query]);
}
