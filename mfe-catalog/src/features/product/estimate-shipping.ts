import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import { CatalogShippingEstimateDocument } from './shipping-estimate.generated.ts';
import type { ShippingEstimateResult } from './shipping-estimate.model.ts';

export { ShippingMethodRow } from './shipping-method.tsx';

/** Asks what sending an item to a postal code costs. Never throws. */
export async function estimateShipping(
  client: GraphQLClient,
  itemId: string,
  postalCode: string,
): Promise<ShippingEstimateResult> {
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
