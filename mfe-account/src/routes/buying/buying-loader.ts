import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import { byUrgency, type OfferRow } from '#mfe-account/features/offers/offer.model.ts';
import { AccountBuyingDocument } from '#mfe-account/features/purchases/buying.generated.ts';
import { type Purchase, toPurchase } from '#mfe-account/features/purchases/purchase.model.ts';

/** What the buyer has to do now, and what came last. */
export interface BuyingView {
  /** Offers that wait for an answer or a payment: those that wait for the buyer first, then by the time that is left. */
  readonly offers: readonly OfferRow[];
  readonly open: readonly Purchase[];
  /** The newest purchases that are not among the open ones. */
  readonly latest: readonly Purchase[];
  readonly totalCount: number;
}

/** The viewer's unpaid purchases, and the newest ones. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<BuyingView> {
  const client = context.get(graphqlClientContext);
  const { open, latest, offers } = await client.query(AccountBuyingDocument, {}, { signal: request.signal });
  const openIds = new Set(open.edges.map(({ node }) => node.id));
  return {
    offers: byUrgency(offers.edges.map(({ node }) => node)),
    open: open.edges.map(({ node }) => toPurchase(node)),
    latest: latest.edges.flatMap(({ node }) => (openIds.has(node.id) ? [] : [toPurchase(node)])),
    totalCount: latest.totalCount,
  };
}
