import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { type Neighbours, neighboursOf, oneOf, rangeOf } from '#mfe-account/features/list-page/list-address.model.ts';
import {
  AccountPortfolioDocument,
  type AccountPortfolioQuery,
  type AccountPortfolioQueryVariables,
  type PortfolioFactsFragment,
} from '#mfe-account/features/portfolio/portfolio.generated.ts';
import { portfolioSorts } from '#mfe-account/features/portfolio/portfolio-sorts.ts';

const PAGE_SIZE = 24;

/** What the page shows: its instruments, what was asked for, and what the whole portfolio was worth by month. */
export interface PortfolioView extends Neighbours {
  readonly items: readonly PortfolioFactsFragment[];
  /** How many instruments are in the portfolio, and how many of them were found. */
  readonly totalCount: number;
  readonly foundCount: number;
  readonly months: AccountPortfolioQuery['portfolio']['months'];
  readonly sort: (typeof portfolioSorts)[number]['value'] | null;
  readonly search: string;
}

/** A page of the viewer's portfolio: `?search=`, `?sort=`, `?after=` or `?before=`. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<PortfolioView> {
  const client = context.get(graphqlClientContext);
  const query = new URL(request.url).searchParams;
  const sort = oneOf(
    query.get('sort'),
    portfolioSorts.map(({ value }) => value),
  );
  const search = (query.get('search') ?? '').trim().slice(0, 100);
  const { after, before, backwards } = rangeOf(query);
  const variables: AccountPortfolioQueryVariables = {
    after,
    before,
    ...(backwards ? { last: PAGE_SIZE } : { first: PAGE_SIZE }),
    search: search === '' ? null : search,
    sort: portfolioSorts.find(({ value }) => value === sort)?.sort ?? 'ADDED_DESC',
  };
  const { portfolio } = await client.query(AccountPortfolioDocument, variables, { signal: request.signal });
  const { edges, pageInfo, totalCount: foundCount } = portfolio.items;
  return {
    items: edges.map(({ node }) => node),
    totalCount: portfolio.totalCount,
    foundCount,
    months: portfolio.months,
    ...neighboursOf(pageInfo),
    sort,
    search,
  };
}
