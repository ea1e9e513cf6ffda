// Generated from item.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type Condition =
  | 'NEW'
  | 'MINT'
  | 'EXCELLENT'
  | 'VERY_GOOD'
  | 'GOOD'
  | 'FAIR'
  | 'PROJECT';

/** The backdrop that an item is shown on. */
export type Backdrop =
  | 'SURF'
  | 'SHELL'
  | 'SONIC'
  | 'BUTTER'
  | 'FOG';

/** card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK';

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly askingPrice: { readonly amountCents: number } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly category: { readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

