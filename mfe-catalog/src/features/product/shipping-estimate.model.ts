import type { CatalogShippingEstimateQuery } from './shipping-estimate.generated.ts';

/** A shipping method with its price. */
export type ShippingMethod = CatalogShippingEstimateQuery['itemShippingEstimate'][number];

/** The shipping methods for a postal code, and what is wrong where there are none. */
export interface ShippingEstimateResult {
  readonly methods: readonly ShippingMethod[];
  /** The id of the error message, or the message of the API. */
  readonly error?: { readonly id: string } | { readonly text: string };
}
