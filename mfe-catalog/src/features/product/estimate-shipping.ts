import { GraphQLError, type GraphQLClient } from '@headstock/graphql-client';
import { CatalogShippingEstimateDocument } from './shipping-estimate.generated.ts';
import type { ShippingEstimateResult } from './shipping-estimate.model.ts';

export { ShippingMethodRow } from './shipping-method.tsx';

/** Estimates the shipping cost of an item to a postal code. Never throws. */
export async function estimateShipping(
  client: GraphQLClient,
  itemId: string,
  postalCode: string,
): Promise<ShippingEstimateResult> {
  try {
    const answer = await client.query(CatalogShippingEstimateDocument, { itemId, postalCode }, { quiet: true });
    // The method without days is the pick-up, which has a list of its own.
    const methods = answer.itemShippingEstimate.filter(({ latestDays }) => latestDays !== null);
    return methods.length > 0 ? { methods } : { methods, error: { id: 'product.shipping.nowhere' } };
  } catch (error) {
    const isRefused = error instanceof GraphQLError;
    return { methods: [], error: isRefused ? { text: error.message } : { id: 'product.shipping.failed' } };
  }
}
