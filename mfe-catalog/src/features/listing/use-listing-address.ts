import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readListingAddress, type ListingAddress } from './listing-address.model.ts';

/** What the address of the page asks for. */
export function useListingAddress(): ListingAddress {
  const { type } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => readListingAddress(type ?? null, query), [type, query]);
}
