import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { CatalogHomeDocument } from '#mfe-catalog/features/home/home.generated.ts';
import { homeViewOf, type HomeView } from '#mfe-catalog/features/home/home.model.ts';

/** Everything the home page shows, in one question. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<HomeView> {
  const client = context.get(graphqlClientContext);
  return homeViewOf(await client.query(CatalogHomeDocument, {}, { signal: request.signal }));
}
