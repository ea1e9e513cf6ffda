import type { CatalogShippingEstimateQuery } from './shipping-estimate.generated.ts';

/** A shipping method with its price. */
export type ShippingMethod = CatalogShippingEstimateQuery['itemShippingEstimate'][number];

/** The shipping methods for a postal code, and what is wrong where there are none. */
export interface ShippingEstimateResult {
  readonly methods: readonly ShippingMethod[];
  /** Id of the message that says what is wrong with the postal code, or the message of the server. */
  readonly error?: { readonly id: string } | { readonly text: string };
}
