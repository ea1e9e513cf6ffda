// Generated from feeds.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type FeedPostsQueryVariables = Exact<{ [key: string]: never; }>;

export type FeedPostsQuery = { readonly posts: { readonly nodes: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly lead: string, readonly publishedAt: string, readonly category: { readonly title: string }, readonly image: { readonly id: string } }> } };

export type FeedArrivalsQueryVariables = Exact<{ [key: string]: never; }>;

export type FeedArrivalsQuery = { readonly listings: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly listedAt: string, readonly askingPrice: { readonly amountCents: number }, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly subtitle: string, readonly description: string, readonly category: { readonly id: string, readonly title: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> } };

export const FeedPostsDocument = /* #__PURE__ */ typedDocument<FeedPostsQuery, FeedPostsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedPosts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"posts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"lead"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]);

export const FeedArrivalsDocument = /* #__PURE__ */ typedDocument<FeedArrivalsQuery, FeedArrivalsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FeedArrivals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"LISTING_TIME_DESC"}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]);
