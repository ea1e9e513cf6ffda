import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import type { Category } from '#mfe-admin/features/names/category-card.tsx';
import { AdminCategoriesDocument } from '#mfe-admin/features/names/names.generated.ts';

/** All categories with their types. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<readonly Category[]> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  return (await client.query(AdminCategoriesDocument, {}, options)).catalogueCategories;
}
