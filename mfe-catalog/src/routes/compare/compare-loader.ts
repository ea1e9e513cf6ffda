import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { readCompareAddress } from '#mfe-catalog/features/compare/compare-address.model.ts';
import { CatalogCompareDocument } from '#mfe-catalog/features/compare/compare.generated.ts';
import { compareVariables, compareViewOf, type CompareView } from '#mfe-catalog/features/compare/compare-view.model.ts';

/** The items that the address names, in one question. Nothing in the address is an error: the page says what it cannot show. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CompareView> {
  const address = readCompareAddress(new URL(request.url).searchParams);
  const answer = await context
    .get(graphqlClientContext)
    .query(CatalogCompareDocument, compareVariables(address), { signal: request.signal });
  return compareViewOf(answer, address);
}
