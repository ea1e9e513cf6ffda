import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountBuyingDocument } from '#mfe-account/features/purchases/buying.generated.ts';
import { type Purchase, toPurchase } from '#mfe-account/features/purchases/purchase.model.ts';

/** What the buyer has to do now, and what came last. */
export interface BuyingView {
  readonly open: readonly Purchase[];
  /** The newest purchases that are not among the open ones. */
  readonly latest: readonly Purchase[];
  readonly totalCount: number;
}

/** The viewer's unpaid purchases, and the newest ones. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<BuyingView> {
  const client = context.get(graphqlClientContext);
  const { open, latest } = await client.query(AccountBuyingDocument, {}, { signal: request.signal });
  const openIds = new Set(open.edges.map(({ node }) => node.id));
  return {
    open: open.edges.map(({ node }) => toPurchase(node)),
    latest: latest.edges.flatMap(({ node }) => (openIds.has(node.id) ? [] : [toPurchase(node)])),
    totalCount: latest.totalCount,
  };
}
