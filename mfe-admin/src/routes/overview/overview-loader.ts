import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { OverviewAllDocument, type OverviewAllQuery } from '#mfe-admin/features/overview/overview.generated.ts';

/** How the shop is doing. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<OverviewAllQuery['shopOverview']> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const { shopOverview } = await client.query(OverviewAllDocument, {}, options);
  return shopOverview;
}
