// Generated from replies.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedReplyInput = {
  /** 1 to 60 characters, once for each account. */
  readonly title: string;
  /** At most 2,000 characters, as in the other language; one of them is written. */
  readonly textEn?: string | null | undefined;
  readonly textFr?: string | null | undefined;
};

export type AwayReplyInput = {
  /** At most 1,000 characters, as in the other language; one of them is written. */
  readonly textEn?: string | null | undefined;
  readonly textFr?: string | null | undefined;
  /** The last day, as `2026-11-23`: today to a year from now. */
  readonly until: string;
};

export type SavedReplyFactsFragment = { readonly id: string, readonly title: string, readonly textEn: string, readonly textFr: string };

export type AccountRepliesQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountRepliesQuery = { readonly savedReplies: ReadonlyArray<{ readonly id: string, readonly title: string, readonly textEn: string, readonly textFr: string }>, readonly awayReply: { readonly textEn: string, readonly textFr: string, readonly until: string, readonly isOver: boolean } | null };

export type AccountThreadRepliesQueryVariables = Exact<{
  id: string;
}>;

export type AccountThreadRepliesQuery = { readonly savedReplies: ReadonlyArray<{ readonly id: string, readonly title: string, readonly textEn: string, readonly textFr: string }>, readonly thread: { readonly id: string, readonly replyFacts: { readonly item: string | null, readonly shipAt: string | null, readonly price: { readonly amountCents: number } | null } } | null };

export type AccountReplySaveMutationVariables = Exact<{
  id?: string | null | undefined;
  reply: SavedReplyInput;
}>;

export type AccountReplySaveMutation = { readonly savedReplySave: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly id: string | null } };

export type AccountReplyRemoveMutationVariables = Exact<{
  id: string;
}>;

export type AccountReplyRemoveMutation = { readonly savedReplyRemove: { readonly success: boolean, readonly message: string | null } };

export type AccountAwayReplySetMutationVariables = Exact<{
  reply: AwayReplyInput;
}>;

export type AccountAwayReplySetMutation = { readonly awayReplySet: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AccountAwayReplyClearMutationVariables = Exact<{ [key: string]: never; }>;

export type AccountAwayReplyClearMutation = { readonly awayReplyClear: { readonly success: boolean, readonly message: string | null } };

export const savedReplyFactsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedReplyFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReply"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}}]}};

export const AccountRepliesDocument = /* #__PURE__ */ typedDocument<AccountRepliesQuery, AccountRepliesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountReplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReplyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"awayReply"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"textEn"}},{"kind":"Field","name":{"kind":"Name","value":"textFr"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isOver"}}]}}]}}, savedReplyFactsFragment]);

export const AccountThreadRepliesDocument = /* #__PURE__ */ typedDocument<AccountThreadRepliesQuery, AccountThreadRepliesQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountThreadReplies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReplies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedReplyFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thread"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"replyFacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"item"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amountCents"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shipAt"}}]}}]}}]}}, savedReplyFactsFragment]);

export const AccountReplySaveDocument = /* #__PURE__ */ typedDocument<AccountReplySaveMutation, AccountReplySaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReplySave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReplySave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]);

export const AccountReplyRemoveDocument = /* #__PURE__ */ typedDocument<AccountReplyRemoveMutation, AccountReplyRemoveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountReplyRemove"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedReplyRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const AccountAwayReplySetDocument = /* #__PURE__ */ typedDocument<AccountAwayReplySetMutation, AccountAwayReplySetMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountAwayReplySet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AwayReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awayReplySet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AccountAwayReplyClearDocument = /* #__PURE__ */ typedDocument<AccountAwayReplyClearMutation, AccountAwayReplyClearMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountAwayReplyClear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"awayReplyClear"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
