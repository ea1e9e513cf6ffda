import { useMemo } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { isArchivePath, readListingAddress } from './listing-address.model.ts';
import { type ListingAddress } from './listing-path.model.ts';

/** The listing address of the current URL. */
export function useListingAddress(): ListingAddress {
  const { type } = useParams();
  const [query] = useSearchParams();
  const isArchive = isArchivePath(useLocation().pathname);
  return useMemo(() => readListingAddress(type ?? null, query, isArchive), [type, query, isArchive]);
}
