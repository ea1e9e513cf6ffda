// Generated from listing-editor.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { photographFactsFragment } from '../photographs/photographs.generated.ts';
import { proceedsFactsFragment } from '../proceeds/proceeds.generated.ts';

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

export type OriginalityState =
  | 'original'
  | 'periodCorrect'
  | 'replaced'
  | 'repaired'
  | 'unknown';

/** How a listing stands. The first four are the steps of a consignment; PENDING_SALE and SOLD follow from offers and orders. */
export type SellerListingState =
  | 'INITIAL'
  | 'DESCRIPTION'
  | 'FINAL_APPROVAL'
  | 'LISTING_ACTIVE'
  | 'PAUSED'
  | 'ENDED'
  | 'PENDING_SALE'
  | 'SOLD';

export type SellerListingAction =
  | 'SUBMIT'
  | 'TAKE_BACK'
  | 'APPROVE'
  | 'SEND_BACK'
  | 'PUBLISH'
  /** The draft becomes what buyers see again. */
  | 'DISCARD'
  | 'PAUSE'
  | 'RESUME'
  | 'END'
  | 'RELIST'
  /** Of a draft that was never published. */
  | 'DELETE';

export type ListingParty =
  | 'SELLER'
  | 'SHOP';

export type ComparableKind =
  | 'LIVE'
  | 'SOLD';

/** What is said of a part; `part` as in `OriginalityFact`. Unknown parts are left out. */
export type OriginalityInput = {
  readonly part: string;
  readonly state: OriginalityState;
};

export type ListingEditorStateFragment = { readonly id: string, readonly document: string, readonly published: string | null, readonly isChanged: boolean, readonly canEdit: boolean, readonly actions: ReadonlyArray<SellerListingAction>, readonly asked: ListingParty | null, readonly markedFields: ReadonlyArray<string>, readonly isAdopted: boolean, readonly listing: { readonly id: string, readonly state: SellerListingState, readonly version: number, readonly title: string, readonly isConsignment: boolean, readonly askedReason: string | null, readonly pausedUntil: string | null, readonly submittedAt: string | null, readonly openOffers: number, readonly watchers: number, readonly seller: { readonly id: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null }, readonly steps: ReadonlyArray<{ readonly position: number, readonly action: SellerListingAction, readonly from: SellerListingState, readonly to: SellerListingState, readonly by: ListingParty, readonly name: string | null, readonly reason: string | null, readonly fields: ReadonlyArray<string>, readonly at: string }> };

export type ListingEditorQueryVariables = Exact<{
  id: string;
}>;

export type ListingEditorQuery = { readonly listingEditor: { readonly id: string, readonly document: string, readonly published: string | null, readonly isChanged: boolean, readonly canEdit: boolean, readonly actions: ReadonlyArray<SellerListingAction>, readonly asked: ListingParty | null, readonly markedFields: ReadonlyArray<string>, readonly isAdopted: boolean, readonly photographs: ReadonlyArray<{ readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null }>, readonly askedViews: ReadonlyArray<{ readonly shot: string, readonly count: number }>, readonly papers: ReadonlyArray<{ readonly id: string, readonly fileName: string, readonly url: string }>, readonly listing: { readonly id: string, readonly state: SellerListingState, readonly version: number, readonly title: string, readonly isConsignment: boolean, readonly askedReason: string | null, readonly pausedUntil: string | null, readonly submittedAt: string | null, readonly openOffers: number, readonly watchers: number, readonly seller: { readonly id: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null }, readonly steps: ReadonlyArray<{ readonly position: number, readonly action: SellerListingAction, readonly from: SellerListingState, readonly to: SellerListingState, readonly by: ListingParty, readonly name: string | null, readonly reason: string | null, readonly fields: ReadonlyArray<string>, readonly at: string }> } | null, readonly categories: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly types: ReadonlyArray<{ readonly slug: string, readonly title: string }> }> };

export type ListingEditorSaveMutationVariables = Exact<{
  id: string;
  version: number;
  document: string;
}>;

export type ListingEditorSaveMutation = { readonly listingSave: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly path: string | null, readonly editor: { readonly id: string, readonly document: string, readonly published: string | null, readonly isChanged: boolean, readonly canEdit: boolean, readonly actions: ReadonlyArray<SellerListingAction>, readonly asked: ListingParty | null, readonly markedFields: ReadonlyArray<string>, readonly isAdopted: boolean, readonly listing: { readonly id: string, readonly state: SellerListingState, readonly version: number, readonly title: string, readonly isConsignment: boolean, readonly askedReason: string | null, readonly pausedUntil: string | null, readonly submittedAt: string | null, readonly openOffers: number, readonly watchers: number, readonly seller: { readonly id: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null }, readonly steps: ReadonlyArray<{ readonly position: number, readonly action: SellerListingAction, readonly from: SellerListingState, readonly to: SellerListingState, readonly by: ListingParty, readonly name: string | null, readonly reason: string | null, readonly fields: ReadonlyArray<string>, readonly at: string }> } | null } };

export type ListingEditorMoveMutationVariables = Exact<{
  id: string;
  version: number;
  action: SellerListingAction;
  reason?: string | null | undefined;
  fields?: ReadonlyArray<string> | null | undefined;
  until?: string | null | undefined;
}>;

export type ListingEditorMoveMutation = { readonly listingMove: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly path: string | null, readonly problems: ReadonlyArray<{ readonly path: string, readonly code: string }>, readonly editor: { readonly id: string, readonly document: string, readonly published: string | null, readonly isChanged: boolean, readonly canEdit: boolean, readonly actions: ReadonlyArray<SellerListingAction>, readonly asked: ListingParty | null, readonly markedFields: ReadonlyArray<string>, readonly isAdopted: boolean, readonly listing: { readonly id: string, readonly state: SellerListingState, readonly version: number, readonly title: string, readonly isConsignment: boolean, readonly askedReason: string | null, readonly pausedUntil: string | null, readonly submittedAt: string | null, readonly openOffers: number, readonly watchers: number, readonly seller: { readonly id: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string, readonly backdrop: Backdrop, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null }, readonly steps: ReadonlyArray<{ readonly position: number, readonly action: SellerListingAction, readonly from: SellerListingState, readonly to: SellerListingState, readonly by: ListingParty, readonly name: string | null, readonly reason: string | null, readonly fields: ReadonlyArray<string>, readonly at: string }> } | null } };

export type ListingEditorNamesQueryVariables = Exact<{
  text: string;
  brand?: string | null | undefined;
}>;

export type ListingEditorNamesQuery = { readonly listingNames: ReadonlyArray<{ readonly name: string, readonly count: number }> };

export type ListingEditorFactFragment = { readonly path: string, readonly value: string, readonly text: string, readonly count: number, readonly total: number };

export type ListingEditorPricesFragment = { readonly originalityPercent: number | null, readonly proceeds: { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null }, readonly estimate: { readonly isThin: boolean, readonly low: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly comparables: ReadonlyArray<{ readonly kind: ComparableKind, readonly year: number | null, readonly condition: Condition, readonly at: string, readonly title: string | null, readonly path: string | null, readonly price: { readonly amountCents: number } }> };

export type ListingEditorHelpQueryVariables = Exact<{
  id: string;
  brand: string;
  model: string;
  year?: number | null | undefined;
  priceCents: number;
  condition?: Condition | null | undefined;
  originality?: ReadonlyArray<OriginalityInput> | null | undefined;
}>;

export type ListingEditorHelpQuery = { readonly modelFacts: ReadonlyArray<{ readonly path: string, readonly value: string, readonly text: string, readonly count: number, readonly total: number }>, readonly priceGuidance: { readonly originalityPercent: number | null, readonly proceeds: { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null }, readonly estimate: { readonly isThin: boolean, readonly low: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly comparables: ReadonlyArray<{ readonly kind: ComparableKind, readonly year: number | null, readonly condition: Condition, readonly at: string, readonly title: string | null, readonly path: string | null, readonly price: { readonly amountCents: number } }> } | null };

export type ListingEditorFactsQueryVariables = Exact<{
  brand: string;
  model: string;
}>;

export type ListingEditorFactsQuery = { readonly modelFacts: ReadonlyArray<{ readonly path: string, readonly value: string, readonly text: string, readonly count: number, readonly total: number }> };

export type ListingEditorGuidanceQueryVariables = Exact<{
  id: string;
  brand: string;
  model: string;
  year?: number | null | undefined;
  priceCents: number;
  condition?: Condition | null | undefined;
  originality?: ReadonlyArray<OriginalityInput> | null | undefined;
}>;

export type ListingEditorGuidanceQuery = { readonly priceGuidance: { readonly originalityPercent: number | null, readonly proceeds: { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null }, readonly estimate: { readonly isThin: boolean, readonly low: { readonly amountCents: number }, readonly high: { readonly amountCents: number } } | null, readonly comparables: ReadonlyArray<{ readonly kind: ComparableKind, readonly year: number | null, readonly condition: Condition, readonly at: string, readonly title: string | null, readonly path: string | null, readonly price: { readonly amountCents: number } }> } | null };

export type AccountViewDeclineMutationVariables = Exact<{
  listingId: string;
  shot: string;
}>;

export type AccountViewDeclineMutation = { readonly viewDecline: { readonly success: boolean, readonly message: string | null } };

export type AccountListingPaperRemoveMutationVariables = Exact<{
  id: string;
  paperId: string;
}>;

export type AccountListingPaperRemoveMutation = { readonly listingPaperRemove: { readonly success: boolean, readonly message: string | null } };

export type PhotographFactsFragment = { readonly id: string, readonly width: number, readonly height: number, readonly rotation: number, readonly image: { readonly id: string }, readonly master: { readonly id: string, readonly width: number | null, readonly height: number | null }, readonly crop: { readonly x: number, readonly y: number, readonly width: number, readonly height: number } | null };

export type ProceedsFactsFragment = { readonly sellerShips: boolean, readonly payoutBy: string, readonly comparablesCount: number, readonly fromComparablesPercent: number | null, readonly daysToSell: number | null, readonly daysToSellCount: number, readonly price: { readonly amountCents: number }, readonly shipping: { readonly amountCents: number } | null, readonly fees: ReadonlyArray<{ readonly rateBasisPoints: number, readonly of: { readonly amountCents: number }, readonly amount: { readonly amountCents: number } }>, readonly net: { readonly amountCents: number }, readonly comparablesMedian: { readonly amountCents: number } | null };

export const listingEditorStateFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEditorState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ListingEditor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"document"}},{"kind":"Field","name":{"kind":"Name","value":"published"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"canEdit"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"markedFields"}},{"kind":"Field","name":{"kind":"Name","value":"isAdopted"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"isConsignment"}},{"kind":"Field","name":{"kind":"Name","value":"askedReason"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openOffers"}},{"kind":"Field","name":{"kind":"Name","value":"watchers"}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"fields"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}}]}};

export const listingEditorFactFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEditorFact"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModelFact"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}};

export const listingEditorPricesFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ListingEditorPrices"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceGuidance"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proceeds"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProceedsFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"originalityPercent"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isThin"}},{"kind":"Field","name":{"kind":"Name","value":"low"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"high"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}}]}};

export const ListingEditorDocument = /* #__PURE__ */ typedDocument<ListingEditorQuery, ListingEditorQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingEditor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingEditor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorState"}},{"kind":"Field","name":{"kind":"Name","value":"photographs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotographFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"askedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shot"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"papers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}, listingEditorStateFragment, photographFactsFragment]);

export const ListingEditorSaveDocument = /* #__PURE__ */ typedDocument<ListingEditorSaveMutation, ListingEditorSaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListingEditorSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"document"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"document"},"value":{"kind":"Variable","name":{"kind":"Name","value":"document"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"editor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorState"}}]}}]}}]}}, listingEditorStateFragment]);

export const ListingEditorMoveDocument = /* #__PURE__ */ typedDocument<ListingEditorMoveMutation, ListingEditorMoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ListingEditorMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerListingAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorState"}}]}}]}}]}}, listingEditorStateFragment]);

export const ListingEditorNamesDocument = /* #__PURE__ */ typedDocument<ListingEditorNamesQuery, ListingEditorNamesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingEditorNames"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingNames"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]);

export const ListingEditorHelpDocument = /* #__PURE__ */ typedDocument<ListingEditorHelpQuery, ListingEditorHelpQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingEditorHelp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"condition"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"originality"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalityInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorFact"}}]}},{"kind":"Field","name":{"kind":"Name","value":"priceGuidance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"condition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"condition"}}},{"kind":"Argument","name":{"kind":"Name","value":"originality"},"value":{"kind":"Variable","name":{"kind":"Name","value":"originality"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorPrices"}}]}}]}}, listingEditorFactFragment, listingEditorPricesFragment, proceedsFactsFragment]);

export const ListingEditorFactsDocument = /* #__PURE__ */ typedDocument<ListingEditorFactsQuery, ListingEditorFactsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingEditorFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modelFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorFact"}}]}}]}}, listingEditorFactFragment]);

export const ListingEditorGuidanceDocument = /* #__PURE__ */ typedDocument<ListingEditorGuidanceQuery, ListingEditorGuidanceQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListingEditorGuidance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"brand"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"model"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"year"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"condition"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Condition"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"originality"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OriginalityInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceGuidance"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"brand"},"value":{"kind":"Variable","name":{"kind":"Name","value":"brand"}}},{"kind":"Argument","name":{"kind":"Name","value":"model"},"value":{"kind":"Variable","name":{"kind":"Name","value":"model"}}},{"kind":"Argument","name":{"kind":"Name","value":"year"},"value":{"kind":"Variable","name":{"kind":"Name","value":"year"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"condition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"condition"}}},{"kind":"Argument","name":{"kind":"Name","value":"originality"},"value":{"kind":"Variable","name":{"kind":"Name","value":"originality"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ListingEditorPrices"}}]}}]}}, listingEditorPricesFragment, proceedsFactsFragment]);

export const AccountViewDeclineDocument = /* #__PURE__ */ typedDocument<AccountViewDeclineMutation, AccountViewDeclineMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountViewDecline"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"shot"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewDecline"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"shot"},"value":{"kind":"Variable","name":{"kind":"Name","value":"shot"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountListingPaperRemoveDocument = /* #__PURE__ */ typedDocument<AccountListingPaperRemoveMutation, AccountListingPaperRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountListingPaperRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paperId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingPaperRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"paperId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paperId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
