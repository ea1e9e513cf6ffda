// Generated from inventory.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';
import { adminConsentFragment } from '../consents/consents.generated.ts';

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

export type ConsentKind =
  /** A lower price. */
  | 'PRICE'
  /** An offer below what the consignor agreed to. */
  | 'OFFER';

export type ConsentState =
  | 'OPEN'
  | 'AGREED'
  | 'DECLINED'
  | 'WITHDRAWN'
  | 'EXPIRED';

/** What keeps an open question from being agreed to, as something changed since it was asked. */
export type ConsentObstacle =
  | 'SOLD'
  | 'NOT_OFFERED'
  /** Somebody is buying it, or it waits for a buyer whose offer was accepted. */
  | 'PENDING_SALE'
  | 'PRICE_CHANGED'
  | 'FLOOR_CHANGED'
  | 'OFFER_CHANGED';

/** From where the shop pays for goods: the drawer, or its bank. */
export type GoodsPaidFrom =
  | 'CASH'
  | 'BANK';

/** Whose listings: the shop's own, consigned by private sellers, or of professional sellers. */
export type SellerKind =
  | 'SHOP'
  | 'PRIVATE'
  | 'PROFESSIONAL';

/** What staff look for. All fields narrow; values within a field widen. */
export type InventoryFilter = {
  /** Words of titles, stock numbers and serials. */
  readonly search?: string | null | undefined;
  readonly states?: ReadonlyArray<SellerListingState> | null | undefined;
  /** Slugs. */
  readonly categories?: ReadonlyArray<string> | null | undefined;
  /** Part of a maker's name. */
  readonly brand?: string | null | undefined;
  /** Part of a user name or a shown name. */
  readonly seller?: string | null | undefined;
  readonly sellerKinds?: ReadonlyArray<SellerKind> | null | undefined;
  readonly conditions?: ReadonlyArray<Condition> | null | undefined;
  /** Listed, or as a draft begun, from then on and before then. */
  readonly listedFrom?: string | null | undefined;
  readonly listedTo?: string | null | undefined;
  readonly priceFromCents?: number | null | undefined;
  readonly priceToCents?: number | null | undefined;
  readonly stockFrom?: number | null | undefined;
  readonly stockTo?: number | null | undefined;
  readonly withoutPhotographs?: boolean | null | undefined;
  /** The law keeps it from being sold. */
  readonly onHold?: boolean | null | undefined;
  /** Its seller waits for the shop's answer. */
  readonly waiting?: boolean | null | undefined;
};

export type WriteOffReason =
  | 'DAMAGED'
  | 'LOST'
  | 'SAMPLE';

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

export type ListingKind =
  | 'INSTRUMENT'
  | 'GOODS';

export type ListingParty =
  | 'SELLER'
  | 'SHOP';

export type AdminInventoryRowFragment = { readonly id: string, readonly state: SellerListingState, readonly title: string, readonly version: number, readonly isConsignment: boolean, readonly sku: string | null, readonly serial: string | null, readonly brand: string, readonly categoryTitle: string | null, readonly condition: Condition | null, readonly stockLevel: number, readonly countsPieces: boolean, readonly photographCount: number, readonly legalHoldUntil: string | null, readonly listedAt: string | null, readonly updatedAt: string, readonly submittedAt: string | null, readonly watchers: number, readonly openOffers: number, readonly askingPrice: { readonly amountCents: number } | null, readonly floorPrice: { readonly amountCents: number } | null, readonly cost: { readonly amountCents: number } | null, readonly seller: { readonly id: string, readonly username: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string } | null };

export type AdminInventoryQueryVariables = Exact<{
  filter?: InventoryFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
}>;

export type AdminInventoryQuery = { readonly inventory: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly state: SellerListingState, readonly title: string, readonly version: number, readonly isConsignment: boolean, readonly sku: string | null, readonly serial: string | null, readonly brand: string, readonly categoryTitle: string | null, readonly condition: Condition | null, readonly stockLevel: number, readonly countsPieces: boolean, readonly photographCount: number, readonly legalHoldUntil: string | null, readonly listedAt: string | null, readonly updatedAt: string, readonly submittedAt: string | null, readonly watchers: number, readonly openOffers: number, readonly askingPrice: { readonly amountCents: number } | null, readonly floorPrice: { readonly amountCents: number } | null, readonly cost: { readonly amountCents: number } | null, readonly seller: { readonly id: string, readonly username: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string } | null } }> } };

export type AdminListingQueryVariables = Exact<{
  id: string;
}>;

export type AdminListingQuery = { readonly listingEditor: { readonly id: string, readonly actions: ReadonlyArray<SellerListingAction>, readonly asked: ListingParty | null, readonly isChanged: boolean, readonly problems: ReadonlyArray<{ readonly path: string, readonly code: string }>, readonly steps: ReadonlyArray<{ readonly position: number, readonly action: SellerListingAction, readonly from: SellerListingState, readonly to: SellerListingState, readonly by: ListingParty, readonly name: string | null, readonly reason: string | null, readonly at: string }>, readonly listing: { readonly id: string, readonly state: SellerListingState, readonly title: string, readonly version: number, readonly isConsignment: boolean, readonly sku: string | null, readonly serial: string | null, readonly brand: string, readonly categoryTitle: string | null, readonly condition: Condition | null, readonly stockLevel: number, readonly countsPieces: boolean, readonly photographCount: number, readonly legalHoldUntil: string | null, readonly listedAt: string | null, readonly updatedAt: string, readonly submittedAt: string | null, readonly watchers: number, readonly openOffers: number, readonly askingPrice: { readonly amountCents: number } | null, readonly floorPrice: { readonly amountCents: number } | null, readonly cost: { readonly amountCents: number } | null, readonly seller: { readonly id: string, readonly username: string, readonly displayName: string }, readonly item: { readonly id: string, readonly slug: string } | null } } | null, readonly consignment: { readonly intakeId: string, readonly consignor: string, readonly email: string, readonly shareBasisPoints: number, readonly termsVersion: number, readonly fee: { readonly amountCents: number }, readonly price: { readonly amountCents: number } | null, readonly floor: { readonly amountCents: number } | null, readonly offers: ReadonlyArray<{ readonly id: string, readonly expiresAt: string, readonly amount: { readonly amountCents: number } }>, readonly requests: ReadonlyArray<{ readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly listingId: string, readonly title: string, readonly note: string | null, readonly askedBy: string | null, readonly consignor: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly terms: { readonly version: number }, readonly wished: { readonly amountCents: number } | null }> } | null, readonly listingStock: { readonly isOwn: boolean, readonly variants: ReadonlyArray<{ readonly itemId: string, readonly sku: string, readonly name: string, readonly stock: number, readonly cost: { readonly amountCents: number } | null }>, readonly writeOffs: ReadonlyArray<{ readonly id: string, readonly variant: string | null, readonly quantity: number, readonly reason: WriteOffReason, readonly note: string, readonly author: string | null, readonly createdAt: string, readonly reversedAt: string | null, readonly cost: { readonly amountCents: number } }> }, readonly listingHistory: ReadonlyArray<{ readonly id: string, readonly at: string, readonly action: string, readonly name: string | null, readonly behind: string | null, readonly detail: string }> };

export type AdminListingMoveMutationVariables = Exact<{
  id: string;
  version: number;
  action: SellerListingAction;
  reason?: string | null | undefined;
  until?: string | null | undefined;
}>;

export type AdminListingMoveMutation = { readonly listingMove: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly problems: ReadonlyArray<{ readonly path: string, readonly code: string }> } };

export type AdminListingCreateMutationVariables = Exact<{
  kind: ListingKind;
  copyOf?: string | null | undefined;
}>;

export type AdminListingCreateMutation = { readonly listingCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly id: string | null } };

export type AdminListingChangeOfferMutationVariables = Exact<{
  id: string;
  version: number;
  priceCents?: number | null | undefined;
  stock?: number | null | undefined;
  floorCents?: number | null | undefined;
}>;

export type AdminListingChangeOfferMutation = { readonly listingChangeOffer: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminStockWriteOffMutationVariables = Exact<{
  id: string;
  version: number;
  variantItemId?: string | null | undefined;
  pieces: number;
  reason: WriteOffReason;
  note: string;
  idempotencyKey: string;
}>;

export type AdminStockWriteOffMutation = { readonly stockWriteOff: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminStockWriteOffUndoMutationVariables = Exact<{
  id: string;
}>;

export type AdminStockWriteOffUndoMutation = { readonly stockWriteOffUndo: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminStockReceiveMutationVariables = Exact<{
  id: string;
  variantItemId?: string | null | undefined;
  version: number;
  pieces: number;
  unitCostCents: number;
  paidFrom: GoodsPaidFrom;
  reference: string;
  idempotencyKey: string;
}>;

export type AdminStockReceiveMutation = { readonly stockReceive: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminConsentFragment = { readonly id: string, readonly kind: ConsentKind, readonly state: ConsentState, readonly obstacle: ConsentObstacle | null, readonly listingId: string, readonly title: string, readonly note: string | null, readonly askedBy: string | null, readonly consignor: string | null, readonly askedAt: string, readonly expiresAt: string, readonly closedAt: string | null, readonly isAnsweredByLink: boolean, readonly reason: string | null, readonly priceBefore: { readonly amountCents: number }, readonly priceAfter: { readonly amountCents: number }, readonly netBefore: { readonly amountCents: number }, readonly netAfter: { readonly amountCents: number }, readonly terms: { readonly version: number }, readonly wished: { readonly amountCents: number } | null };

export const adminInventoryRowFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminInventoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SellerListing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isConsignment"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"categoryTitle"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"stockLevel"}},{"kind":"Field","name":{"kind":"Name","value":"countsPieces"}},{"kind":"Field","name":{"kind":"Name","value":"photographCount"}},{"kind":"Field","name":{"kind":"Name","value":"legalHoldUntil"}},{"kind":"Field","name":{"kind":"Name","value":"askingPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listedAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"watchers"}},{"kind":"Field","name":{"kind":"Name","value":"openOffers"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}};

export const AdminInventoryDocument = /* #__PURE__ */ typedDocument<AdminInventoryQuery, AdminInventoryQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminInventory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"InventoryFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inventory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInventoryRow"}}]}}]}}]}}]}}, adminInventoryRowFragment]);

export const AdminListingDocument = /* #__PURE__ */ typedDocument<AdminListingQuery, AdminListingQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingEditor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"asked"}},{"kind":"Field","name":{"kind":"Name","value":"isChanged"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminInventoryRow"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"consignment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeId"}},{"kind":"Field","name":{"kind":"Name","value":"consignor"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"shareBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"fee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termsVersion"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminConsent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"listingStock"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"variants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemId"}},{"kind":"Field","name":{"kind":"Name","value":"sku"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"stock"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"writeOffs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"variant"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"cost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reversedAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"listingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"behind"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]}}, adminInventoryRowFragment, adminConsentFragment]);

export const AdminListingMoveDocument = /* #__PURE__ */ typedDocument<AdminListingMoveMutation, AdminListingMoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminListingMove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"action"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SellerListingAction"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingMove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"action"},"value":{"kind":"Variable","name":{"kind":"Name","value":"action"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]);

export const AdminListingCreateDocument = /* #__PURE__ */ typedDocument<AdminListingCreateMutation, AdminListingCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminListingCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ListingKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"copyOf"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"copyOf"},"value":{"kind":"Variable","name":{"kind":"Name","value":"copyOf"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]);

export const AdminListingChangeOfferDocument = /* #__PURE__ */ typedDocument<AdminListingChangeOfferMutation, AdminListingChangeOfferMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminListingChangeOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stock"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"floorCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listingChangeOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"priceCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"priceCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"stock"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stock"}}},{"kind":"Argument","name":{"kind":"Name","value":"floorCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"floorCents"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminStockWriteOffDocument = /* #__PURE__ */ typedDocument<AdminStockWriteOffMutation, AdminStockWriteOffMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminStockWriteOff"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantItemId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pieces"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteOffReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockWriteOff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantItemId"}}},{"kind":"Argument","name":{"kind":"Name","value":"pieces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pieces"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminStockWriteOffUndoDocument = /* #__PURE__ */ typedDocument<AdminStockWriteOffUndoMutation, AdminStockWriteOffUndoMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminStockWriteOffUndo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockWriteOffUndo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminStockReceiveDocument = /* #__PURE__ */ typedDocument<AdminStockReceiveMutation, AdminStockReceiveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminStockReceive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"variantItemId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pieces"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unitCostCents"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paidFrom"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GoodsPaidFrom"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reference"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stockReceive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"variantItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"variantItemId"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"pieces"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pieces"}}},{"kind":"Argument","name":{"kind":"Name","value":"unitCostCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unitCostCents"}}},{"kind":"Argument","name":{"kind":"Name","value":"paidFrom"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paidFrom"}}},{"kind":"Argument","name":{"kind":"Name","value":"reference"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reference"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
