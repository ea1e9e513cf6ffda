// Generated from shipping-estimate.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogShippingEstimateQueryVariables = Exact<{
  itemId: string;
  postalCode: string;
}>;

export type CatalogShippingEstimateQuery = { readonly itemShippingEstimate: ReadonlyArray<{ readonly ref: string, readonly name: string, readonly earliestDays: number | null, readonly latestDays: number | null, readonly price: { readonly amountCents: number } }> };

export const CatalogShippingEstimateDocument = typedDocument<CatalogShippingEstimateQuery, CatalogShippingEstimateQueryVariables>(
  'query CatalogShippingEstimate($itemId:ID!$postalCode:String!){itemShippingEstimate(itemId:$itemId postalCode:$postalCode){ref name price{amountCents}earliestDays latestDays}}',
);
