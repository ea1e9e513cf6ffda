// Generated from bot-check.graphql by packages/graphql-client/scripts/generate.ts. Do not edit.
import { typedDocument } from '@headstock/graphql-client/document';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type BotChallengeQueryVariables = Exact<{
  action: string;
}>;

export type BotChallengeQuery = { readonly botChallenge: { readonly payload: string } };

export const BotChallengeDocument = typedDocument<BotChallengeQuery, BotChallengeQueryVariables>(
  'query BotChallenge($action:String!){botChallenge(action:$action){payload}}',
);
