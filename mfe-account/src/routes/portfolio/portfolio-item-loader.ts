import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  AccountPortfolioItemDocument,
  type PortfolioDetailsFragment,
} from '#mfe-account/features/portfolio/portfolio.generated.ts';

/** One of the viewer's instruments; null where a new one begins. */
export interface PortfolioItemView {
  readonly item: PortfolioDetailsFragment | null;
}

/** The instrument of `:id`, or none for `new`. 404 for every id that is not the viewer's. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PortfolioItemView> {
  if (params['id'] === 'new') return { item: null };
  const client = context.get(graphqlClientContext);
  const variables = { id: params['id'] ?? '' };
  const { portfolioItem } = await client.query(AccountPortfolioItemDocument, variables, { signal: request.signal });
  if (!portfolioItem) throw data(null, { status: 404 });
  return { item: portfolioItem };
}
