import { graphqlClientContext, type GraphQLClient, type QueryOptions } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { readListAddress, type ListState } from './list-address.model.ts';
import type { ListModel } from './list.model.ts';

/** A page of a list: its rows, how many the whole list has (null where nobody counts), and the cursors of its neighbours. */
export interface ListRows<Row> {
  readonly rows: readonly Row[];
  readonly totalCount: number | null;
  /** Cursor for `before`, null on the first page. */
  readonly previous: string | null;
  /** Cursor for `after`, null on the last page. */
  readonly next: string | null;
}

/** What the loader of a list page gives. */
export interface ListData<Row> extends ListRows<Row> {
  readonly state: ListState;
  readonly dropped: readonly string[];
}

/** What a query of a list has at hand. */
export interface ListQuery {
  readonly client: GraphQLClient;
  readonly state: ListState;
  /** Arguments of a connection: `first` with `after`, or `last` with `before`. */
  readonly page: {
    readonly first: number | null;
    readonly after: string | null;
    readonly last: number | null;
    readonly before: string | null;
  };
  readonly options: QueryOptions;
}

/** A connection as the API answers it. */
interface Connection<Row> {
  readonly totalCount?: number | null;
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage?: boolean;
    readonly startCursor?: string | null;
    readonly endCursor?: string | null;
  };
  readonly edges: readonly { readonly node: Row }[];
}

/** The rows of a connection. */
export function rowsOf<Row>({ totalCount, pageInfo, edges }: Connection<Row>): ListRows<Row> {
  return {
    rows: edges.map(({ node }) => node),
    totalCount: totalCount ?? null,
    previous: pageInfo.hasPreviousPage ? (pageInfo.startCursor ?? null) : null,
    next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The loader of a list page: reads the address, asks the API once. */
export function listLoader<Row>(list: ListModel, query: (args: ListQuery) => Promise<ListRows<Row>>) {
  return async ({ context, request }: LoaderFunctionArgs): Promise<ListData<Row>> => {
    const client = context.get(graphqlClientContext);
    const { state, dropped } = readListAddress(list, new URL(request.url).searchParams);
    const backwards = state.before !== null;
    const page = {
      first: backwards ? null : list.pageSize,
      after: state.after,
      last: backwards ? list.pageSize : null,
      before: state.before,
    };
    const options = { signal: request.signal, quiet: true };
    const rows = await query({ client, state, page, options });
    return { ...rows, state, dropped };
  };
}
