// Generated from overview.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OpenWorkKind =
  | 'TO_SHIP'
  | 'RETURNS'
  | 'OFFERS'
  | 'MAILS'
  /** Forms that nobody has answered, without appraisals. */
  | 'FORMS'
  /** Appraisals without an estimate. */
  | 'APPRAISALS'
  /** Members who lost phone and recovery codes, and wait for a decision. */
  | 'TWO_STEP_RESETS'
  /** Questions to consignors that wait for an answer. */
  | 'CONSENTS'
  | 'WEBHOOKS'
  | 'SETTLEMENTS';

export type OverviewAllQueryVariables = Exact<{ [key: string]: never; }>;

export type OverviewAllQuery = { readonly shopOverview: { readonly months: ReadonlyArray<{ readonly month: string, readonly orders: number, readonly goodsCents: number, readonly incomeCents: number, readonly costCents: number, readonly listed: number, readonly sold: number }>, readonly stockAges: ReadonlyArray<{ readonly days: number, readonly count: number, readonly cents: number }>, readonly openWork: ReadonlyArray<{ readonly kind: OpenWorkKind, readonly count: number }> } };

export const OverviewAllDocument = /* #__PURE__ */ typedDocument<OverviewAllQuery, OverviewAllQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shopOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"months"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"orders"}},{"kind":"Field","name":{"kind":"Name","value":"goodsCents"}},{"kind":"Field","name":{"kind":"Name","value":"incomeCents"}},{"kind":"Field","name":{"kind":"Name","value":"costCents"}},{"kind":"Field","name":{"kind":"Name","value":"listed"}},{"kind":"Field","name":{"kind":"Name","value":"sold"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stockAges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"cents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"openWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]}}]);
