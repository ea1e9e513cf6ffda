// Generated from jobs.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type JobsAllQueryVariables = Exact<{ [key: string]: never; }>;

export type JobsAllQuery = { readonly failedJobs: ReadonlyArray<{ readonly id: string, readonly name: string, readonly title: string, readonly failedAt: string, readonly error: string }>, readonly regularWork: ReadonlyArray<{ readonly name: string, readonly title: string, readonly dueAt: string, readonly holder: string | null, readonly isIdle: boolean, readonly isLate: boolean }> };

export type JobsRetryMutationVariables = Exact<{
  id: string;
}>;

export type JobsRetryMutation = { readonly failedJobRetry: { readonly success: boolean, readonly message: string | null, readonly code: string | null } };

export const JobsAllDocument = /* #__PURE__ */ typedDocument<JobsAllQuery, JobsAllQueryVariables>([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobsAll"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedJobs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"failedAt"}},{"kind":"Field","name":{"kind":"Name","value":"error"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regularWork"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"holder"}},{"kind":"Field","name":{"kind":"Name","value":"isIdle"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}}]}}]}}]);

export const JobsRetryDocument = /* #__PURE__ */ typedDocument<JobsRetryMutation, JobsRetryMutationVariables>([{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JobsRetry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"failedJobRetry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]);
