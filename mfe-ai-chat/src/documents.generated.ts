// Generated from the .graphql files below by packages/graphql-client/scripts/generate.ts. Do not edit.
export const documents = [] as const;
