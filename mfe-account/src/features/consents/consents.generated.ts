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

export type ConsentAnswer =
  | 'AGREE'
  | 'DECLINE';

export type ConsentFactsFragment = { readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly title: string, readonly shareBasisPoints: number, readonly termEnds: string, readonly note: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly floor: { readonly amountCents: number } | null, readonly shareBefore: { readonly amountCents: number }, readonly shareAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly fee: { readonly amountCents: number }, readonly terms: { readonly version: number, readonly textEn: string, readonly textFr: string, readonly publishedAt: string }, readonly wished: { readonly amountCents: number } | null };

export type AccountConsentQueryVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;

export type AccountConsentQuery = { readonly consentRequest: { readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly title: string, readonly shareBasisPoints: number, readonly termEnds: string, readonly note: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly floor: { readonly amountCents: number } | null, readonly shareBefore: { readonly amountCents: number }, readonly shareAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly fee: { readonly amountCents: number }, readonly terms: { readonly version: number, readonly textEn: string, readonly textFr: string, readonly publishedAt: string }, readonly wished: { readonly amountCents: number } | null } | null };

export type AccountConsentsQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountConsentsQuery = { readonly viewerConsentRequests: ReadonlyArray<{ readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly title: string, readonly expiresAt: string, readonly closedAt: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number } }> };

export type AccountConsentAnswerMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
  answer: ConsentAnswer;
  reason?: string | null | undefined;
  wishedCents?: number | null | undefined;
}>;

export type AccountConsentAnswerMutation = { readonly consentAnswer: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export const consentFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConsentFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"shareBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shareAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"netAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termEnds"}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isAnsweredByLink"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"wished"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

export const AccountConsentDocument = /* #__PURE__ */ typedDocument<AccountConsentQuery, AccountConsentQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountConsent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConsentFacts"}}]}}]}}, consentFactsFragment]);

export const AccountConsentsDocument = /* #__PURE__ */ typedDocument<AccountConsentsQuery, AccountConsentsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountConsents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerConsentRequests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"priceBefore"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceAfter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}}]}}]}}]);

export const AccountConsentAnswerDocument = /* #__PURE__ */ typedDocument<AccountConsentAnswerMutation, AccountConsentAnswerMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountConsentAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConsentAnswer"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"wishedCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"consentAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"answer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answer"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"wishedCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"wishedCents"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);
