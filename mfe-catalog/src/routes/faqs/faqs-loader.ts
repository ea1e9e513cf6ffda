import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { CatalogFaqDocument, type CatalogFaqQuery } from '#mfe-catalog/features/faq/faq.generated.ts';

/** All questions in their groups. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<CatalogFaqQuery> {
  return context.get(graphqlClientContext).query(CatalogFaqDocument, {}, { signal: request.signal });
}
