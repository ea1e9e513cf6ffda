import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { readListingAddress } from './listing-address.model.ts';
import { type ListingAddress } from './listing-path.model.ts';

/** The listing address of the current URL. */
export function useListingAddress(): ListingAddress {
  const { type } = useParams();
  const [query] = useSearchParams();
  return useMemo(() => readListingAddress(type ?? null, query), [type, query]);
}
