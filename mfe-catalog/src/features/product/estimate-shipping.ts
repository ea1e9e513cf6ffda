import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import { CatalogShippingEstimateDocument, type CatalogShippingEstimateQuery } from './shipping-estimate.generated.ts';

export { ShippingMethodRow } from './shipping-method.tsx';

/** A way to send an item, with its price. */
export type Method = CatalogShippingEstimateQuery['itemShippingEstimate'][number];

/** What came of asking. */
export interface Estimate {
  readonly methods: readonly Method[];
  /** Id of the message that says what is wrong with the postal code, or the server's own words. */
  readonly error?: { readonly id: string } | { readonly text: string };
}

/** Asks what sending an item to a postal code costs. Never throws. */
export async function estimateShipping(client: GraphQLClient, itemId: string, postalCode: string): Promise<Estimate> {
  try {
    const answer = await client.query(CatalogShippingEstimateDocument, { itemId, postalCode }, { quiet: true });
    // What has no days is the pick-up, which the list names by itself.
    const methods = answer.itemShippingEstimate.filter(({ latestDays }) => latestDays !== null);
    return methods.length > 0 ? { methods } : { methods, error: { id: 'product.shipping.nowhere' } };
  } catch (error) {
    const isRefused = error instanceof GraphQLError;
    return { methods: [], error: isRefused ? { text: error.message } : { id: 'product.shipping.failed' } };
  }
}
