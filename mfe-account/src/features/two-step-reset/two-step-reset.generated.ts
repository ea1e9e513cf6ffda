// Generated from two-step-reset.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type TwoStepResetAskMutationVariables = Exact<{
  removePasskeys: boolean;
}>;

export type TwoStepResetAskMutation = { readonly twoStepResetAsk: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type TwoStepResetConfirmMutationVariables = Exact<{
  code: string;
}>;

export type TwoStepResetConfirmMutation = { readonly twoStepResetConfirm: { readonly success: boolean, readonly message: string | null } };

export type TwoStepResetStopMutationVariables = Exact<{
  code: string;
}>;

export type TwoStepResetStopMutation = { readonly twoStepResetStop: { readonly success: boolean, readonly message: string | null } };

export const TwoStepResetAskDocument = /* #__PURE__ */ typedDocument<TwoStepResetAskMutation, TwoStepResetAskMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoStepResetAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"removePasskeys"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStepResetAsk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"removePasskeys"},"value":{"kind":"Variable","name":{"kind":"Name","value":"removePasskeys"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const TwoStepResetConfirmDocument = /* #__PURE__ */ typedDocument<TwoStepResetConfirmMutation, TwoStepResetConfirmMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoStepResetConfirm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStepResetConfirm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);

export const TwoStepResetStopDocument = /* #__PURE__ */ typedDocument<TwoStepResetStopMutation, TwoStepResetStopMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TwoStepResetStop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"twoStepResetStop"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]);
