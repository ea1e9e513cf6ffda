import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AccountPortfolioDocument,
  type AccountPortfolioQuery,
} from '#mfe-account/features/portfolio/portfolio.generated.ts';

/** What the viewer owns, and what it was worth by month. */
export type PortfolioView = AccountPortfolioQuery['portfolio'];

/** The viewer's portfolio. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PortfolioView> {
  const client = context.get(graphqlClientContext);
  return (await client.query(AccountPortfolioDocument, {}, { signal: request.signal })).portfolio;
}
