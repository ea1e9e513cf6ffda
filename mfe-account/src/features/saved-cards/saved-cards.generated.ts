// Generated from saved-cards.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SavedCardPartsFragment = { readonly id: string, readonly network: string, readonly last4: string, readonly expiryMonth: number, readonly expiryYear: number, readonly isExpired: boolean, readonly isDefault: boolean };

export type SavedCardResultPartsFragment = { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null };

export type AccountSavedCardsQueryVariables = Exact<{ [key: string]: never; }>;

export type AccountSavedCardsQuery = { readonly cardFields: { readonly url: string, readonly origin: string, readonly redirect: boolean }, readonly viewer: { readonly id: string, readonly savedCards: ReadonlyArray<{ readonly id: string, readonly network: string, readonly last4: string, readonly expiryMonth: number, readonly expiryYear: number, readonly isExpired: boolean, readonly isDefault: boolean }> | null } | null };

export type AccountAddCardMutationVariables = Exact<{
  token?: string | null | undefined;
  makeDefault?: boolean | null | undefined;
  idempotencyKey: string;
}>;

export type AccountAddCardMutation = { readonly savedCardAdd: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type AccountResumeCardMutationVariables = Exact<{
  idempotencyKey: string;
}>;

export type AccountResumeCardMutation = { readonly savedCardResume: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type AccountMakeCardDefaultMutationVariables = Exact<{
  id: string;
}>;

export type AccountMakeCardDefaultMutation = { readonly savedCardMakeDefault: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export type AccountRemoveCardMutationVariables = Exact<{
  id: string;
}>;

export type AccountRemoveCardMutation = { readonly savedCardRemove: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly nextAction: { readonly type: string, readonly url: string | null } | null } };

export const savedCardPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"network"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expiryMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expiryYear"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}};

export const savedCardResultPartsFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedCardResultParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedCardResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"nextAction"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}};

export const AccountSavedCardsDocument = /* #__PURE__ */ typedDocument<AccountSavedCardsQuery, AccountSavedCardsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountSavedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"savedCards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardParts"}}]}}]}}]}}, savedCardPartsFragment]);

export const AccountAddCardDocument = /* #__PURE__ */ typedDocument<AccountAddCardMutation, AccountAddCardMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountAddCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"makeDefault"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCardAdd"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"makeDefault"},"value":{"kind":"Variable","name":{"kind":"Name","value":"makeDefault"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardResultParts"}}]}}]}}, savedCardResultPartsFragment]);

export const AccountResumeCardDocument = /* #__PURE__ */ typedDocument<AccountResumeCardMutation, AccountResumeCardMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountResumeCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCardResume"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardResultParts"}}]}}]}}, savedCardResultPartsFragment]);

export const AccountMakeCardDefaultDocument = /* #__PURE__ */ typedDocument<AccountMakeCardDefaultMutation, AccountMakeCardDefaultMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountMakeCardDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCardMakeDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardResultParts"}}]}}]}}, savedCardResultPartsFragment]);

export const AccountRemoveCardDocument = /* #__PURE__ */ typedDocument<AccountRemoveCardMutation, AccountRemoveCardMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AccountRemoveCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedCardRemove"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedCardResultParts"}}]}}]}}, savedCardResultPartsFragment]);
