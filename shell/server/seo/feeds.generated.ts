// Generated from feeds.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type FeedPostsQueryVariables = Exact<{ [key: string]: never; }>;

export type FeedPostsQuery = { readonly posts: { readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly category: { readonly title: string }, readonly image: { readonly id: string } }> } };

export type FeedArrivalsQueryVariables = Exact<{ [key: string]: never; }>;

export type FeedArrivalsQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly listedAt: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly description: string, readonly category: { readonly title: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const FeedPostsDocument = typedDocument<FeedPostsQuery, FeedPostsQueryVariables>(
  'query FeedPosts{posts(first:20){nodes{slug title lead publishedAt category{title}image{id}}}}',
);

export const FeedArrivalsDocument = typedDocument<FeedArrivalsQuery, FeedArrivalsQueryVariables>(
  'query FeedArrivals{listings(sort:LISTING_TIME_DESC first:20){nodes{listedAt askingPrice{amountCents}item{id slug title subtitle description category{title}images{id view}}}}}',
);
