// Generated from assistants.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What an assistant may look up. */
export type AssistantSource =
  | 'pages'
  | 'faq'
  | 'blog'
  | 'catalogue'
  | 'orders';

export type AssistantTestQuestionInput = {
  /** 1 to 500 characters. */
  readonly text: string;
  readonly locale: string;
  readonly isAnswered: boolean;
};

export type AssistantDefinitionInput = {
  /** 1 to 60 characters, like `nameFr`. */
  readonly nameEn: string;
  readonly nameFr: string;
  /** At most 4,000 characters. */
  readonly instructions: string;
  /** At least one. */
  readonly sources: ReadonlyArray<AssistantSource>;
  readonly usesModel: boolean;
  /** 1 to 1,000. */
  readonly hourlyQuestions: number;
  /** 0 to 100,000. */
  readonly dailyCents: number;
  /** At most 20. */
  readonly questions: ReadonlyArray<AssistantTestQuestionInput>;
};

export type AssistantRevisionAction =
  | 'created'
  | 'saved'
  | 'published'
  | 'retired';

export type AdminAssistantDefinitionFragment = { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> };

export type AdminAssistantStateFragment = { readonly id: string, readonly name: string, readonly version: number, readonly isActive: boolean, readonly isDefault: boolean, readonly hasChanges: boolean, readonly updatedAt: string, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } };

export type AdminAssistantsQueryVariables = Exact<{ [key: string]: never; }>;

export type AdminAssistantsQuery = { readonly assistantModel: string | null, readonly assistants: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: number, readonly isActive: boolean, readonly isDefault: boolean, readonly hasChanges: boolean, readonly updatedAt: string, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } }> };

export type AdminAssistantQueryVariables = Exact<{
  id: string;
}>;

export type AdminAssistantQuery = { readonly assistantModel: string | null, readonly assistant: { readonly id: string, readonly name: string, readonly version: number, readonly isActive: boolean, readonly isDefault: boolean, readonly hasChanges: boolean, readonly updatedAt: string, readonly revisions: ReadonlyArray<{ readonly version: number, readonly action: AssistantRevisionAction, readonly authorName: string | null, readonly createdAt: string, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } }>, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } } | null };

export type AdminAssistantCreateMutationVariables = Exact<{
  definition: AssistantDefinitionInput;
}>;

export type AdminAssistantCreateMutation = { readonly assistantCreate: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null, readonly assistant: { readonly id: string, readonly name: string, readonly version: number, readonly isActive: boolean, readonly isDefault: boolean, readonly hasChanges: boolean, readonly updatedAt: string, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } } | null } };

export type AdminAssistantSaveMutationVariables = Exact<{
  id: string;
  version: number;
  definition: AssistantDefinitionInput;
}>;

export type AdminAssistantSaveMutation = { readonly assistantSave: { readonly success: boolean, readonly message: string | null, readonly code: string | null, readonly field: string | null, readonly assistant: { readonly id: string, readonly name: string, readonly version: number, readonly isActive: boolean, readonly isDefault: boolean, readonly hasChanges: boolean, readonly updatedAt: string, readonly definition: { readonly nameEn: string, readonly nameFr: string, readonly instructions: string, readonly sources: ReadonlyArray<AssistantSource>, readonly usesModel: boolean, readonly hourlyQuestions: number, readonly dailyCents: number, readonly questions: ReadonlyArray<{ readonly text: string, readonly locale: string, readonly isAnswered: boolean }> } } | null } };

export type AdminAssistantPublishMutationVariables = Exact<{
  id: string;
  version: number;
}>;

export type AdminAssistantPublishMutation = { readonly assistantPublish: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminAssistantRetireMutationVariables = Exact<{
  id: string;
  version: number;
}>;

export type AdminAssistantRetireMutation = { readonly assistantRetire: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export type AdminAssistantMakeDefaultMutationVariables = Exact<{
  id: string;
  version: number;
}>;

export type AdminAssistantMakeDefaultMutation = { readonly assistantMakeDefault: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const adminAssistantDefinitionFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssistantDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantDefinition"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nameEn"}},{"kind":"Field","name":{"kind":"Name","value":"nameFr"}},{"kind":"Field","name":{"kind":"Name","value":"instructions"}},{"kind":"Field","name":{"kind":"Name","value":"sources"}},{"kind":"Field","name":{"kind":"Name","value":"usesModel"}},{"kind":"Field","name":{"kind":"Name","value":"hourlyQuestions"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCents"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"isAnswered"}}]}}]}};

export const adminAssistantStateFragment = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminAssistantState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Assistant"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}},{"kind":"Field","name":{"kind":"Name","value":"hasChanges"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantDefinition"}}]}}]}};

export const AdminAssistantsDocument = /* #__PURE__ */ typedDocument<AdminAssistantsQuery, AdminAssistantsQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAssistants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistantModel"}}]}}, adminAssistantStateFragment, adminAssistantDefinitionFragment]);

export const AdminAssistantDocument = /* #__PURE__ */ typedDocument<AdminAssistantQuery, AdminAssistantQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAssistant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantState"}},{"kind":"Field","name":{"kind":"Name","value":"revisions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"authorName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"definition"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantDefinition"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assistantModel"}}]}}, adminAssistantStateFragment, adminAssistantDefinitionFragment]);

export const AdminAssistantCreateDocument = /* #__PURE__ */ typedDocument<AdminAssistantCreateMutation, AdminAssistantCreateMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAssistantCreate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"definition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantCreate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"definition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"definition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantState"}}]}}]}}]}}, adminAssistantStateFragment, adminAssistantDefinitionFragment]);

export const AdminAssistantSaveDocument = /* #__PURE__ */ typedDocument<AdminAssistantSaveMutation, AdminAssistantSaveMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAssistantSave"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"definition"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssistantDefinitionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantSave"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"definition"},"value":{"kind":"Variable","name":{"kind":"Name","value":"definition"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"assistant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminAssistantState"}}]}}]}}]}}, adminAssistantStateFragment, adminAssistantDefinitionFragment]);

export const AdminAssistantPublishDocument = /* #__PURE__ */ typedDocument<AdminAssistantPublishMutation, AdminAssistantPublishMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAssistantPublish"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantPublish"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminAssistantRetireDocument = /* #__PURE__ */ typedDocument<AdminAssistantRetireMutation, AdminAssistantRetireMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAssistantRetire"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantRetire"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);

export const AdminAssistantMakeDefaultDocument = /* #__PURE__ */ typedDocument<AdminAssistantMakeDefaultMutation, AdminAssistantMakeDefaultMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAssistantMakeDefault"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assistantMakeDefault"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
