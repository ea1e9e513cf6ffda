// Generated from page.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

export type CatalogPageQueryVariables = Exact<{
  slug: string;
}>;

export type CatalogPageQuery = { readonly page: { readonly slug: string, readonly title: string, readonly description: string, readonly lead: string, readonly html: string, readonly updatedOn: string | null, readonly picture: { readonly alt: string, readonly backdrop: Backdrop, readonly image: { readonly id: string } } | null, readonly action: { readonly text: string, readonly href: string } | null, readonly people: ReadonlyArray<{ readonly name: string, readonly role: string, readonly text: string }>, readonly guests: ReadonlyArray<{ readonly name: string, readonly role: string, readonly text: string }>, readonly steps: ReadonlyArray<{ readonly title: string, readonly text: string }>, readonly prices: ReadonlyArray<{ readonly service: string, readonly isFixed: boolean, readonly note: string, readonly from: { readonly amountCents: number } }> } | null };

export const CatalogPageDocument = typedDocument<CatalogPageQuery, CatalogPageQueryVariables>(
  'query CatalogPage($slug:String!){page(slug:$slug){slug title description lead html picture{image{id}alt backdrop}action{text href}updatedOn people{name role text}guests{name role text}steps{title text}prices{service from{amountCents}isFixed note}}}',
);
