// Generated from faq.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CatalogFaqQueryVariables = Exact<{ [key: string]: never; }>;

export type CatalogFaqQuery = { readonly questions: ReadonlyArray<{ readonly key: string, readonly title: string, readonly questions: ReadonlyArray<{ readonly slug: string, readonly question: string, readonly html: string }> }> };

export const CatalogFaqDocument = typedDocument<CatalogFaqQuery, CatalogFaqQueryVariables>(
  'query CatalogFaq{questions{key title questions{slug question html}}}',
);
