import { graphqlClientContext } from '@headstock/graphql-client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { CatalogListingDocument } from '#mfe-catalog/features/listing/listing.generated.ts';
import {
  filterOf,
  isArchivePath,
  readListingAddress,
  sortOf,
} from '#mfe-catalog/features/listing/listing-address.model.ts';
import { listingPath, type ListingAddress } from '#mfe-catalog/features/listing/listing-path.model.ts';
import { listingViewOf, type ListingView } from '#mfe-catalog/features/listing/listing-view.model.ts';

/** What reads words is loaded with the first search. */
async function parsedAddress(address: ListingAddress): Promise<ListingAddress | null> {
  const { typedFilters } = await import('#mfe-catalog/features/listing/typed-filters.model.ts');
  return typedFilters(address);
}

/**
 * A page of the listing, in one query. Prices, years and features that were typed as words lead to the address that has them as filters. An unknown
 * category is not found; a brand or a type called as before leads on to what it is called now; nothing else in the URL is an error.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ListingView> {
  const { pathname, searchParams } = new URL(request.url);
  const address = readListingAddress(params['type'] ?? null, searchParams, isArchivePath(pathname));
  const typed = address.keywords ? await parsedAddress(address) : null;
  if (typed) throw redirect(listingPath(typed));
  const named = address.type !== null;
  const answer = await context
    .get(graphqlClientContext)
    .query(
      CatalogListingDocument,
      { slug: address.type ?? '', named, filter: filterOf(address), sort: sortOf(address), page: address.page },
      { signal: request.signal },
    );
  const { renamed } = answer.listings;
  if (renamed.length > 0) {
    const { withNewNames } = await import('#mfe-catalog/features/listing/new-names.model.ts');
    throw redirect(listingPath(withNewNames(address, renamed)), 301);
  }
  const view = listingViewOf(answer, address);
  if (!view) throw data(null, { status: 404 });
  return view;
}
