// Generated from intake.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How an instrument comes in: for sale on behalf of its owner, bought, or taken in trade. */
export type IntakeDeal =
  | 'CONSIGNMENT'
  | 'PURCHASE'
  | 'TRADE';

export type IdentityPaper =
  | 'DRIVING_LICENCE'
  | 'PASSPORT'
  | 'IDENTITY_CARD'
  | 'OTHER';

export type IntakeInput = {
  /** Made by the phone, 8 to 60 letters, figures and dashes: what is sent twice is received once. */
  readonly requestId: string;
  readonly deal: IntakeDeal;
  readonly place: string;
  /** The unpublished draft of the same owner that it goes on with, as after an appraisal; without it a new one begins. */
  readonly listingId?: string | null | undefined;
  /** JSON of a `ListingDocument` of `@headstock/contracts/listing-document`, with gaps. */
  readonly document: string;
  readonly personName: string;
  /** Consigned: the e-mail of the owner's account, a private seller's. */
  readonly personEmail?: string | null | undefined;
  readonly personPhone?: string | null | undefined;
  /** Needed for what is bought or taken in trade, with the paper and its number. */
  readonly personAddress?: string | null | undefined;
  readonly idKind?: IdentityPaper | null | undefined;
  readonly idNumber?: string | null | undefined;
  /** Consigned: the shop's share in hundredths of a percent, 0 to 10,000. */
  readonly splitBasisPoints?: number | null | undefined;
  readonly feeCents?: number | null | undefined;
  /** 1 to 1,095. */
  readonly termDays?: number | null | undefined;
  readonly paidCents?: number | null | undefined;
  /** Bought: from where the shop pays. */
  readonly paidFrom?: GoodsPaidFrom | null | undefined;
  readonly termsVersion: number;
  readonly signedName: string;
  /** `en` or `fr`. */
  readonly signedLocale: string;
  /** Path of an SVG of 600 by 200 with `M` and `L`, at most 40,000 characters. */
  readonly signature?: string | null | undefined;
  /** At most 30 days ago. */
  readonly signedAt: string;
  /** With a serial of the watch list: why it is another instrument. */
  readonly watchNote?: string | null | undefined;
};

/** From where the shop pays for goods: the drawer, or its bank. */
export type GoodsPaidFrom =
  | 'CASH'
  | 'BANK';

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

export type AdminIntakeRowFragment = { readonly id: string, readonly listingId: string, readonly deal: IntakeDeal, readonly place: string, readonly brand: string, readonly model: string, readonly serial: string, readonly personName: string, readonly holdUntil: string, readonly isOnHold: boolean, readonly receivedBy: string, readonly receivedAt: string, readonly listing: { readonly id: string, readonly state: SellerListingState } | null };

export type AdminIntakesQueryVariables = Exact<{
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  search?: string | null | undefined;
  deal?: IntakeDeal | null | undefined;
  onHold?: boolean | null | undefined;
}>;

export type AdminIntakesQuery = { readonly intakes: { readonly totalCount: number, readonly pageInfo: { readonly hasNextPage: boolean, readonly hasPreviousPage: boolean, readonly startCursor: string | null, readonly endCursor: string | null }, readonly edges: ReadonlyArray<{ readonly node: { readonly id: string, readonly listingId: string, readonly deal: IntakeDeal, readonly place: string, readonly brand: string, readonly model: string, readonly serial: string, readonly personName: string, readonly holdUntil: string, readonly isOnHold: boolean, readonly receivedBy: string, readonly receivedAt: string, readonly listing: { readonly id: string, readonly state: SellerListingState } | null } }> } };

export type AdminIntakeQueryVariables = Exact<{
  id: string;
}>;

export type AdminIntakeQuery = { readonly intake: { readonly personEmail: string | null, readonly personPhone: string | null, readonly personAddress: string | null, readonly idKind: IdentityPaper | null, readonly idEnding: string | null, readonly splitBasisPoints: number | null, readonly termDays: number | null, readonly signedName: string, readonly signedLocale: string, readonly signature: string | null, readonly signedAt: string, readonly holdDays: number, readonly holdSource: string, readonly watchNote: string | null, readonly releasedAt: string | null, readonly releasedBy: string | null, readonly releaseReason: string | null, readonly releaseImageId: string | null, readonly id: string, readonly listingId: string, readonly deal: IntakeDeal, readonly place: string, readonly brand: string, readonly model: string, readonly serial: string, readonly personName: string, readonly holdUntil: string, readonly isOnHold: boolean, readonly receivedBy: string, readonly receivedAt: string, readonly fee: { readonly amountCents: number } | null, readonly paid: { readonly amountCents: number } | null, readonly terms: { readonly version: number, readonly textEn: string, readonly textFr: string }, readonly listing: { readonly id: string, readonly state: SellerListingState } | null } | null };

export type AdminIntakeRulesQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminIntakeRulesQuery = { readonly holdRules: ReadonlyArray<{ readonly id: string, readonly place: string, readonly deal: IntakeDeal, readonly days: number, readonly version: number, readonly source: string, readonly updatedAt: string }>, readonly dealTerms: ReadonlyArray<{ readonly deal: IntakeDeal, readonly version: number, readonly textEn: string, readonly textFr: string, readonly publishedAt: string }> };

export type AdminIntakePlacesQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminIntakePlacesQuery = { readonly categories: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly title: string, readonly types: ReadonlyArray<{ readonly slug: string, readonly title: string }> }> };

export type AdminIntakeReceiveMutationVariables = Exact<{
  intake: IntakeInput;
}>;

export type AdminIntakeReceiveMutation = { readonly intakeReceive: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null, readonly intake: { readonly id: string, readonly listingId: string } | null } };

export type AdminIntakeHoldReleaseMutationVariables = Exact<{
  id: string;
  reason: string;
  photographId: string;
}>;

export type AdminIntakeHoldReleaseMutation = { readonly intakeHoldRelease: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export type AdminIntakeIdentityShowMutationVariables = Exact<{
  id: string;
  reason: string;
}>;

export type AdminIntakeIdentityShowMutation = { readonly intakeIdentityShow: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null, readonly number: string | null } };

export type AdminIntakeRuleSaveMutationVariables = Exact<{
  id?: string | null | undefined;
  version?: number | null | undefined;
  place: string;
  deal: IntakeDeal;
  days: number;
  source: string;
}>;

export type AdminIntakeRuleSaveMutation = { readonly holdRuleSave: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export type AdminIntakeRuleRemoveMutationVariables = Exact<{
  id: string;
  version: number;
}>;

export type AdminIntakeRuleRemoveMutation = { readonly holdRuleRemove: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminIntakeTermsPublishMutationVariables = Exact<{
  deal: IntakeDeal;
  version: number;
  textEn: string;
  textFr: string;
}>;

export type AdminIntakeTermsPublishMutation = { readonly dealTermsPublish: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null } };

export const adminIntakeRowFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminIntakeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Intake"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"deal"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"model"}},{"kind":"Field","name":{"kind":"Name","value":"serial"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"holdUntil"}},{"kind":"Field","name":{"kind":"Name","value":"isOnHold"}},{"kind":"Field","name":{"kind":"Name","value":"receivedBy"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}};

export const AdminIntakesDocument = /* #__PURE__ */ typedDocument<AdminIntakesQuery, AdminIntakesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIntakes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deal"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeDeal"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"onHold"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"deal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deal"}}},{"kind":"Argument","name":{"kind":"Name","value":"onHold"},"value":{"kind":"Variable","name":{"kind":"Name","value":"onHold"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"}},{"kind":"Field","name":{"kind":"Name","value":"startCursor"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminIntakeRow"}}]}}]}}]}}]}}, adminIntakeRowFragment]);

export const AdminIntakeDocument = /* #__PURE__ */ typedDocument<AdminIntakeQuery, AdminIntakeQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIntake"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminIntakeRow"}},{"kind":"Field","name":{"kind":"Name","value":"personEmail"}},{"kind":"Field","name":{"kind":"Name","value":"personPhone"}},{"kind":"Field","name":{"kind":"Name","value":"personAddress"}},{"kind":"Field","name":{"kind":"Name","value":"idKind"}},{"kind":"Field","name":{"kind":"Name","value":"idEnding"}},{"kind":"Field","name":{"kind":"Name","value":"splitBasisPoints"}},{"kind":"Field","name":{"kind":"Name","value":"fee"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"termDays"}},{"kind":"Field","name":{"kind":"Name","value":"paid"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signedName"}},{"kind":"Field","name":{"kind":"Name","value":"signedLocale"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}},{"kind":"Field","name":{"kind":"Name","value":"holdDays"}},{"kind":"Field","name":{"kind":"Name","value":"holdSource"}},{"kind":"Field","name":{"kind":"Name","value":"watchNote"}},{"kind":"Field","name":{"kind":"Name","value":"releasedAt"}},{"kind":"Field","name":{"kind":"Name","value":"releasedBy"}},{"kind":"Field","name":{"kind":"Name","value":"releaseReason"}},{"kind":"Field","name":{"kind":"Name","value":"releaseImageId"}}]}}]}}, adminIntakeRowFragment]);

export const AdminIntakeRulesDocument = /* #__PURE__ */ typedDocument<AdminIntakeRulesQuery, AdminIntakeRulesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIntakeRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"deal"}},{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deal"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}}]}}]}}]);

export const AdminIntakePlacesDocument = /* #__PURE__ */ typedDocument<AdminIntakePlacesQuery, AdminIntakePlacesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminIntakePlaces"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]);

export const AdminIntakeReceiveDocument = /* #__PURE__ */ typedDocument<AdminIntakeReceiveMutation, AdminIntakeReceiveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeReceive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intake"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeReceive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"intake"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intake"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"intake"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}}]}}]}}]}}]);

export const AdminIntakeHoldReleaseDocument = /* #__PURE__ */ typedDocument<AdminIntakeHoldReleaseMutation, AdminIntakeHoldReleaseMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeHoldRelease"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photographId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeHoldRelease"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"photographId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photographId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);

export const AdminIntakeIdentityShowDocument = /* #__PURE__ */ typedDocument<AdminIntakeIdentityShowMutation, AdminIntakeIdentityShowMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeIdentityShow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"intakeIdentityShow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]);

export const AdminIntakeRuleSaveDocument = /* #__PURE__ */ typedDocument<AdminIntakeRuleSaveMutation, AdminIntakeRuleSaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeRuleSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"place"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeDeal"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"source"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdRuleSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"place"},"value":{"kind":"Variable","name":{"kind":"Name","value":"place"}}},{"kind":"Argument","name":{"kind":"Name","value":"deal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deal"}}},{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}},{"kind":"Argument","name":{"kind":"Name","value":"source"},"value":{"kind":"Variable","name":{"kind":"Name","value":"source"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);

export const AdminIntakeRuleRemoveDocument = /* #__PURE__ */ typedDocument<AdminIntakeRuleRemoveMutation, AdminIntakeRuleRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeRuleRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"holdRuleRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminIntakeTermsPublishDocument = /* #__PURE__ */ typedDocument<AdminIntakeTermsPublishMutation, AdminIntakeTermsPublishMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminIntakeTermsPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deal"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IntakeDeal"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"textEn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"textFr"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealTermsPublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"deal"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deal"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"textEn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"textEn"}}},{"kind":"Argument","name":{"kind":"Name","value":"textFr"},"value":{"kind":"Variable","name":{"kind":"Name","value":"textFr"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]);
