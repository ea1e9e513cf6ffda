// Generated from returns.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

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

export type LineItemState =
  | 'IN_CART'
  | 'ORDERED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'RETURNED';

export type ReturnReason =
  | 'CHANGED_MIND'
  | 'NOT_AS_DESCRIBED'
  | 'DAMAGED'
  | 'WRONG_ITEM'
  | 'OTHER';

/** How a return stands. REQUESTED waits for the seller, APPROVED for the buyer to send it, SENT for the parcel; the others are over. */
export type ReturnState =
  | 'REQUESTED'
  | 'APPROVED'
  | 'DECLINED'
  | 'SENT'
  | 'RECEIVED'
  | 'WITHDRAWN'
  | 'EXPIRED';

/** Who has to act next. */
export type ReturnSide =
  | 'BUYER'
  | 'SELLER';

/** What somebody can do about a return. */
export type ReturnAction =
  | 'APPROVE'
  | 'DECLINE'
  | 'WITHDRAW'
  | 'SEND';

/** The field of a form that is to be corrected. */
export type ReturnField =
  | 'REASON'
  | 'NOTE'
  | 'REPLY'
  | 'CARRIER_NAME'
  | 'TRACKING_NUMBER';

export type ReturnFactsFragment = { readonly id: string, readonly lineItemId: string, readonly orderId: string, readonly orderNumber: string, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly reply: string | null, readonly isWithinWindow: boolean, readonly carrierName: string | null, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly createdAt: string, readonly changedAt: string, readonly dueAt: string | null, readonly waitsFor: ReturnSide | null, readonly actions: ReadonlyArray<ReturnAction>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } };

export type AccountReturnQueryVariables = Exact<{
  id: string;
}>;

export type AccountReturnQuery = { readonly returnRequest: { readonly id: string, readonly lineItemId: string, readonly orderId: string, readonly orderNumber: string, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly reply: string | null, readonly isWithinWindow: boolean, readonly carrierName: string | null, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly createdAt: string, readonly changedAt: string, readonly dueAt: string | null, readonly waitsFor: ReturnSide | null, readonly actions: ReadonlyArray<ReturnAction>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } | null };

export type AccountReturnLineQueryVariables = Exact<{
  id: string;
}>;

export type AccountReturnLineQuery = { readonly purchasedLine: { readonly orderId: string, readonly orderNumber: string, readonly lineItem: { readonly id: string, readonly state: LineItemState, readonly returnTerms: { readonly days: number, readonly until: string, readonly isOpen: boolean } | null, readonly returnRequest: { readonly id: string, readonly lineItemId: string, readonly orderId: string, readonly orderNumber: string, readonly state: ReturnState, readonly reason: ReturnReason, readonly note: string | null, readonly reply: string | null, readonly isWithinWindow: boolean, readonly carrierName: string | null, readonly trackingNumber: string | null, readonly trackingUrl: string | null, readonly createdAt: string, readonly changedAt: string, readonly dueAt: string | null, readonly waitsFor: ReturnSide | null, readonly actions: ReadonlyArray<ReturnAction>, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } | null, readonly listing: { readonly id: string, readonly item: { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly parentItem: { readonly id: string, readonly slug: string, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> } } } } | null };

export type ReturnAnswerFragment = { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: ReturnField | null, readonly returnRequest: { readonly id: string } | null };

export type AccountReturnCreateMutationVariables = Exact<{
  lineItemId: string;
  reason: ReturnReason;
  note?: string | null | undefined;
}>;

export type AccountReturnCreateMutation = { readonly answer: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: ReturnField | null, readonly returnRequest: { readonly id: string } | null } };

export type AccountReturnAnswerMutationVariables = Exact<{
  id: string;
  approve: boolean;
  reply?: string | null | undefined;
}>;

export type AccountReturnAnswerMutation = { readonly answer: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: ReturnField | null, readonly returnRequest: { readonly id: string } | null } };

export type AccountReturnWithdrawMutationVariables = Exact<{
  id: string;
}>;

export type AccountReturnWithdrawMutation = { readonly answer: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: ReturnField | null, readonly returnRequest: { readonly id: string } | null } };

export type AccountReturnSendMutationVariables = Exact<{
  id: string;
  carrierName: string;
  trackingNumber: string;
}>;

export type AccountReturnSendMutation = { readonly answer: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: ReturnField | null, readonly returnRequest: { readonly id: string } | null } };

export type ItemFactsFragment = { readonly id: string, readonly slug: string, readonly title: string, readonly yearLabel: string | null, readonly subtitle: string, readonly backdrop: Backdrop, readonly condition: Condition, readonly coverAlt: string | null, readonly category: { readonly id: string, readonly slug: string }, readonly images: ReadonlyArray<{ readonly id: string, readonly view: ImageView }> };

export const returnFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lineItemId"}},{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"reply"}},{"kind":"Field","name":{"kind":"Name","value":"isWithinWindow"}},{"kind":"Field","name":{"kind":"Name","value":"carrierName"}},{"kind":"Field","name":{"kind":"Name","value":"trackingNumber"}},{"kind":"Field","name":{"kind":"Name","value":"trackingUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"waitsFor"}},{"kind":"Field","name":{"kind":"Name","value":"actions"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}};

export const returnAnswerFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReturnAnswer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnRequestResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"returnRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}};

const itemFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Item"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"yearLabel"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"backdrop"}},{"kind":"Field","name":{"kind":"Name","value":"condition"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coverAlt"}}]}};

export const AccountReturnDocument = /* #__PURE__ */ typedDocument<AccountReturnQuery, AccountReturnQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountReturn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"returnRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnFacts"}}]}}]}}, returnFactsFragment, itemFactsFragment]);

export const AccountReturnLineDocument = /* #__PURE__ */ typedDocument<AccountReturnLineQuery, AccountReturnLineQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountReturnLine"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"purchasedLine"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lineItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderId"}},{"kind":"Field","name":{"kind":"Name","value":"orderNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lineItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"returnTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}}]}},{"kind":"Field","name":{"kind":"Name","value":"returnRequest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"item"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemFacts"}},{"kind":"Field","name":{"kind":"Name","value":"parentItem"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]}}]}}]}}]}}]}}]}}, returnFactsFragment, itemFactsFragment]);

export const AccountReturnCreateDocument = /* #__PURE__ */ typedDocument<AccountReturnCreateMutation, AccountReturnCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReturnCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lineItemId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReturnReason"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"note"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"returnRequestCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lineItemId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lineItemId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"note"},"value":{"kind":"Variable","name":{"kind":"Name","value":"note"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnAnswer"}}]}}]}}, returnAnswerFragment]);

export const AccountReturnAnswerDocument = /* #__PURE__ */ typedDocument<AccountReturnAnswerMutation, AccountReturnAnswerMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReturnAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"approve"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reply"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"returnRequestAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"approve"},"value":{"kind":"Variable","name":{"kind":"Name","value":"approve"}}},{"kind":"Argument","name":{"kind":"Name","value":"reply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnAnswer"}}]}}]}}, returnAnswerFragment]);

export const AccountReturnWithdrawDocument = /* #__PURE__ */ typedDocument<AccountReturnWithdrawMutation, AccountReturnWithdrawMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReturnWithdraw"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"returnRequestWithdraw"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnAnswer"}}]}}]}}, returnAnswerFragment]);

export const AccountReturnSendDocument = /* #__PURE__ */ typedDocument<AccountReturnSendMutation, AccountReturnSendMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReturnSend"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"carrierName"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"answer"},"name":{"kind":"Name","value":"returnRequestSend"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"carrierName"},"value":{"kind":"Variable","name":{"kind":"Name","value":"carrierName"}}},{"kind":"Argument","name":{"kind":"Name","value":"trackingNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"trackingNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReturnAnswer"}}]}}]}}, returnAnswerFragment]);
