// Generated from consents.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ConsentKind =
  /** A lower price. */
  | 'PRICE'
  /** An offer below what the consignor agreed to. */
  | 'OFFER';

export type ConsentState =
  | 'OPEN'
  | 'AGREED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED';

/** What keeps an open question from being agreed to, as something changed since it was asked. */
export type ConsentObstacle =
  | 'SOLD'
  | 'NOT_OFFERED'
  /** Somebody is buying it, or it waits for a buyer whose offer was accepted. */
  | 'PENDING_SALE'
  | 'PRICE_CHANGED'
  | 'FLOOR_CHANGED'
  | 'OFFER_CHANGED';

export type ConsentQuestion = {
  readonly kind: ConsentKind;
  /** Of the listing, as it was read. */
  readonly version: number;
  /** The price that is asked for now, as it was read. */
  readonly priceCents: number;
  /** PRICE: the new one. */
  readonly newPriceCents?: number | null | undefined;
  /** OFFER: which one. */
  readonly offerId?: string | null | undefined;
  /** At most 1,000 characters. */
  readonly note?: string | null | undefined;
  /** How long the link holds: 1 to 30. An offer's ends with the offer. */
  readonly days: number;
};

export type AdminConsentFragment = { readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly listingId: string, readonly title: string, readonly note: string | null, readonly askedBy: string | null, readonly consignor: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly terms: { readonly version: number }, readonly wished: { readonly amountCents: number } | null };

export type AdminConsentsQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;

export type AdminConsentsQuery = { readonly consentRequests: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly listingId: string, readonly title: string, readonly note: string | null, readonly askedBy: string | null, readonly consignor: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly terms: { readonly version: number }, readonly wished: { readonly amountCents: number } | null } }> } };

export type AdminConsentAskMutationVariables = Exact<{
  listingId: string;
  question: ConsentQuestion;
}>;

export type AdminConsentAskMutation = { readonly consentAsk: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export type AdminConsentWithdrawMutationVariables = Exact<{
  id: string;
}>;

export type AdminConsentWithdrawMutation = { readonly consentWithdraw: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export const adminConsentFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminConsent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedBy"}},{"kind":"Field","name":{"kind":"Name","value":"consignor"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAnsweredByLink"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wished"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

export const AdminConsentsDocument = /* #__PURE__ */ typedDocument<AdminConsentsQuery, AdminConsentsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminConsents"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsent"}}]}}]}}]}}]}}, adminConsentFragment]);

export const AdminConsentAskDocument = /* #__PURE__ */ typedDocument<AdminConsentAskMutation, AdminConsentAskMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminConsentAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"question"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentQuestion"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"question"},"value":{"kind":"Variable","name":{"kind":"Name","value":"question"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);

export const AdminConsentWithdrawDocument = /* #__PURE__ */ typedDocument<AdminConsentWithdrawMutation, AdminConsentWithdrawMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminConsentWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);
