// Generated from banner.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ShellBannerQueryVariables = Exact<{ [key: string]: never; }>;

export type ShellBannerQuery = { readonly banner: ReadonlyArray<{ readonly id: string, readonly html: string }> };

export const ShellBannerDocument = /* #__PURE__ */ typedDocument<ShellBannerQuery, ShellBannerQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShellBanner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"banner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"html"}}]}}]}}]);
