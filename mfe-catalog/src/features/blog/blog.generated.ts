// Generated from blog.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
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

export type CatalogBlogQueryVariables = Exact<{
  category?: string | null | undefined;
  first: number;
  skip: number;
}>;

export type CatalogBlogQuery = { readonly posts: { readonly totalCount: number, readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly minutes: number, readonly imageAlt: string, readonly backdrop: Backdrop, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly id: string } }> }, readonly blogCategories: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly description: string, readonly count: number }> };

export type CatalogPostQueryVariables = Exact<{
  slug: string;
}>;

export type CatalogPostQuery = { readonly post: { readonly description: string, readonly html: string, readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly minutes: number, readonly imageAlt: string, readonly backdrop: Backdrop, readonly author: { readonly name: string, readonly role: string | null }, readonly newer: { readonly slug: string, readonly title: string } | null, readonly older: { readonly slug: string, readonly title: string } | null, readonly related: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly minutes: number, readonly imageAlt: string, readonly backdrop: Backdrop, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly id: string } }> | null, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly id: string } } | null };

export type PostFactsFragment = { readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly minutes: number, readonly imageAlt: string, readonly backdrop: Backdrop, readonly category: { readonly slug: string, readonly title: string }, readonly image: { readonly id: string } };

export const CatalogBlogDocument = typedDocument<CatalogBlogQuery, CatalogBlogQueryVariables>(
  'query CatalogBlog($category:String$first:Int!$skip:Int!){posts(category:$category first:$first skip:$skip){totalCount nodes{...PostFacts}}blogCategories{slug title description count}}fragment PostFacts on BlogPost{slug title lead publishedAt minutes category{slug title}image{id}imageAlt backdrop}',
);

export const CatalogPostDocument = typedDocument<CatalogPostQuery, CatalogPostQueryVariables>(
  'query CatalogPost($slug:String!){post(slug:$slug){...PostFacts description html author{name role}newer{slug title}older{slug title}related{...PostFacts}}}fragment PostFacts on BlogPost{slug title lead publishedAt minutes category{slug title}image{id}imageAlt backdrop}',
);
