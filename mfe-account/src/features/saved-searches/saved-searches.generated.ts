// Generated from saved-searches.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { wishlistItemFactsFragment } from '../wishlist/wishlist.generated.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

/** Crops of a drawing: card 4:5, full 25:54, hang 2:5, head 4:5, back 4:5; DETAIL, 4:5, is any other look at the thing, which `alt` describes. PHOTO is a photograph, of any shape, with a ground of its own. */
export type ImageView =
  | 'CARD'
  | 'FULL'
  | 'HANG'
  | 'HEAD'
  | 'BACK'
  | 'DETAIL'
  | 'PHOTO';

export type Availability =
  | 'AVAILABLE'
  | 'SOLD';

/** All fields narrow; values within a field widen. Unknown values find nothing, they are no error. */
export type ListingFilter = {
  /** At most 200 characters count. */
  readonly keywords?: string | null | undefined;
  readonly category?: ReadonlyArray<string> | null | undefined;
  readonly type?: ReadonlyArray<string> | null | undefined;
  readonly brand?: ReadonlyArray<string> | null | undefined;
  /** Decades such as 1960. */
  readonly decade?: ReadonlyArray<number> | null | undefined;
  readonly condition?: ReadonlyArray<Condition> | null | undefined;
  readonly finish?: ReadonlyArray<string> | null | undefined;
  readonly seller?: ReadonlyArray<string> | null | undefined;
  readonly tags?: ReadonlyArray<string> | null | undefined;
  readonly availability?: ReadonlyArray<Availability> | null | undefined;
  readonly minPriceCents?: number | null | undefined;
  readonly maxPriceCents?: number | null | undefined;
  /** First and last year of making; what has no year is left out. */
  readonly minYear?: number | null | undefined;
  readonly maxYear?: number | null | undefined;
  /** `left`. */
  readonly hand?: ReadonlyArray<string> | null | undefined;
  /** Ranges by the pounds that they begin with: 0, 5, 6, 7, 8, 9, 10, 12, 20, 40. */
  readonly weight?: ReadonlyArray<string> | null | undefined;
  /** Neck profiles such as `soft-v`. */
  readonly neck?: ReadonlyArray<string> | null | undefined;
  /** Ranges of the width at the nut by the millimetres that they begin with: 0, 38, 41, 42, 43, 44, 45, 48, 51. */
  readonly nut?: ReadonlyArray<string> | null | undefined;
  /** Kinds of pickups such as `p-90`. */
  readonly pickups?: ReadonlyArray<string> | null | undefined;
  /** Numbers of frets. */
  readonly frets?: ReadonlyArray<string> | null | undefined;
  /** Countries of making by their codes such as `jp`. */
  readonly origin?: ReadonlyArray<string> | null | undefined;
  /** Where it is sent from: a country by its code, with the state in the US: `us-tennessee`, `fr`. */
  readonly shipsFrom?: ReadonlyArray<string> | null | undefined;
  /** `drop`: it cost more before. */
  readonly price?: ReadonlyArray<string> | null | undefined;
};

/**
 * How the owner of a saved search hears of new finds: by mail at once, each morning or each Monday morning by the shop's clock, or
 * by the bell alone.
 */
export type SavedSearchFrequency =
  | 'INSTANT'
  | 'DAILY'
  | 'WEEKLY'
  | 'BELL';

export type SavedSearchFactsFragment = { readonly id: string, readonly name: string, readonly frequency: SavedSearchFrequency, readonly path: string, readonly seen: number, readonly newCount: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly labels: ReadonlyArray<string> }> };

export type AccountSavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSavedSearchesQuery = { readonly savedSearches: ReadonlyArray<{ readonly id: string, readonly name: string, readonly frequency: SavedSearchFrequency, readonly path: string, readonly seen: number, readonly newCount: number, readonly criteria: ReadonlyArray<{ readonly key: string, readonly labels: ReadonlyArray<string> }> }> };

export type AccountSavedSearchQueryVariables = Exact<{
  id: string;
  since?: number | null | undefined;
  before?: number | null | undefined;
}>;

export type AccountSavedSearchQuery = { readonly savedSearch: { readonly id: string, readonly name: string, readonly frequency: SavedSearchFrequency, readonly path: string, readonly seen: number, readonly newCount: number, readonly hits: { readonly totalCount: number, readonly totalCountIsLowerBound: boolean, readonly older: number | null, readonly upTo: number, readonly nodes: ReadonlyArray<{ readonly id: string, readonly item: { readonly hasVariants: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly listing: { readonly viewerOfferUntil: string | null, readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly isPendingSale: boolean, readonly isPaymentPending: boolean, readonly askingPrice: { readonly amountCents: number } } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } }> }, readonly criteria: ReadonlyArray<{ readonly key: string, readonly labels: ReadonlyArray<string> }> } | null };

export type AccountSavedSearchDraftQueryVariables = Exact<{
  filter: ListingFilter;
}>;

export type AccountSavedSearchDraftQuery = { readonly savedSearchDraft: { readonly name: string, readonly canSave: boolean, readonly criteria: ReadonlyArray<{ readonly key: string, readonly labels: ReadonlyArray<string> }>, readonly saved: { readonly id: string, readonly name: string } | null } };

export type AccountSavedSearchCreateMutationVariables = Exact<{
  filter: ListingFilter;
  name: string;
  frequency: SavedSearchFrequency;
}>;

export type AccountSavedSearchCreateMutation = { readonly savedSearchCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountSavedSearchUpdateMutationVariables = Exact<{
  id: string;
  name?: string | null | undefined;
  frequency?: SavedSearchFrequency | null | undefined;
}>;

export type AccountSavedSearchUpdateMutation = { readonly savedSearchUpdate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly savedSearch: { readonly id: string, readonly name: string, readonly frequency: SavedSearchFrequency } | null } };

export type AccountSavedSearchRemoveMutationVariables = Exact<{
  id: string;
}>;

export type AccountSavedSearchRemoveMutation = { readonly savedSearchRemove: { readonly success: boolean, readonly message: string | null } };

export type AccountSavedSearchRestoreMutationVariables = Exact<{
  id: string;
}>;

export type AccountSavedSearchRestoreMutation = { readonly savedSearchRestore: { readonly success: boolean, readonly message: string | null } };

export type AccountSavedSearchMarkSeenMutationVariables = Exact<{
  id: string;
  upTo: number;
}>;

export type AccountSavedSearchMarkSeenMutation = { readonly savedSearchMarkSeen: { readonly success: boolean, readonly message: string | null } };

export type WishlistItemFactsFragment = { readonly hasVariants: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly listing: { readonly viewerOfferUntil: string | null, readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly isPendingSale: boolean, readonly isPaymentPending: boolean, readonly askingPrice: { readonly amountCents: number } } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export type ListingFactsFragment = { readonly id: string, readonly isAvailable: boolean, readonly soldAt: string | null, readonly isPendingSale: boolean, readonly isPaymentPending: boolean, readonly askingPrice: { readonly amountCents: number } };

export const savedSearchFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedSearchFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearch"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"seen"}},{"kind":"Field","name":{"kind":"Name","value":"newCount"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

const listingFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isAvailable"}},{"kind":"Field","name":{"kind":"Name","value":"soldAt"}},{"kind":"Field","name":{"kind":"Name","value":"isPendingSale"}},{"kind":"Field","name":{"kind":"Name","value":"isPaymentPending"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}};

export const AccountSavedSearchesDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchesQuery, AccountSavedSearchesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSavedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearches"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFacts"}}]}}]}}, savedSearchFactsFragment]);

export const AccountSavedSearchDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchQuery, AccountSavedSearchQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSavedSearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"since"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedSearchFacts"}},{"kind":"Field","name":{"kind":"Name","value":"hits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"since"},"value":{"kind":"Variable","name":{"kind":"Name","value":"since"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"24"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"totalCountIsLowerBound"}},{"kind":"Field","name":{"kind":"Name","value":"older"}},{"kind":"Field","name":{"kind":"Name","value":"upTo"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WishlistItemFacts"}}]}}]}}]}}]}}]}}, savedSearchFactsFragment, wishlistItemFactsFragment, itemFactsFragment, listingFactsFragment]);

export const AccountSavedSearchDraftDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchDraftQuery, AccountSavedSearchDraftQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSavedSearchDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"canSave"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"labels"}}]}},{"kind":"Field","name":{"kind":"Name","value":"saved"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]);

export const AccountSavedSearchCreateDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchCreateMutation, AccountSavedSearchCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSavedSearchCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountSavedSearchUpdateDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchUpdateMutation, AccountSavedSearchUpdateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSavedSearchUpdate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedSearchFrequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchUpdate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"savedSearch"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}}]}}]}}]}}]);

export const AccountSavedSearchRemoveDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchRemoveMutation, AccountSavedSearchRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSavedSearchRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountSavedSearchRestoreDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchRestoreMutation, AccountSavedSearchRestoreMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSavedSearchRestore"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchRestore"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountSavedSearchMarkSeenDocument = /* #__PURE__ */ typedDocument<AccountSavedSearchMarkSeenMutation, AccountSavedSearchMarkSeenMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountSavedSearchMarkSeen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedSearchMarkSeen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"upTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"upTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
