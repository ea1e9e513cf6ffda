// Generated from hold-status.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogHoldStatusQueryVariables = Exact<{
  listingId: string;
}>;

export type CatalogHoldStatusQuery = { readonly listingHold: { readonly heldUntil: string | null, readonly viewerHoldUntil: string | null, readonly secondsLeft: number, readonly isPaymentPending: boolean, readonly isAvailable: boolean, readonly waitlistCount: number, readonly waitlistEntry: { readonly position: number, readonly notifiedAt: string | null } | null } | null };

export const CatalogHoldStatusDocument = /* #__PURE__ */ typedDocument<CatalogHoldStatusQuery, CatalogHoldStatusQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogHoldStatus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingHold"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"viewerHoldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isPaymentPending"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistCount"}},{"kind":"Field","name":{"kind":"Name","value":"waitlistEntry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"notifiedAt"}}]}}]}}]}}]);
