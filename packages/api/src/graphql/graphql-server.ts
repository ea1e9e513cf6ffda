import { useGraphQlJit } from '@envelop/graphql-jit';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';

import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from './context.ts';
import { hasOneOperation, useCsrf, useLimits, useLocalRefusals } from './guard-plugins.ts';
import { maskError } from './mask-error.ts';
import { type TrustedDocuments, useTrustedDocuments } from './trusted-documents.ts';

const CACHED_DOCUMENTS = 500;

export type GraphqlOptions = {
  schema: GraphQLSchema;
  log: Logger;
  introspection: boolean;
  /** With a list, only its documents run. */
  trustedDocuments?: TrustedDocuments | undefined;
};

/** The GraphQL over HTTP handler. Documents are parsed, checked and compiled once and kept, the last 500 of them. */
export function createGraphqlServer({ schema, log, introspection, trustedDocuments }: GraphqlOptions) {
  return createYoga<GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    multipart: false,
    logging: false,
    maskedErrors: { maskError: (error) => maskError(error, log) },
    parserAndValidationCache: {
      documentCache: new LRUCache<string, DocumentNode>({ max: CACHED_DOCUMENTS }),
      errorCache: new LRUCache<string, object>({ max: CACHED_DOCUMENTS }),
    },
    plugins: [
      ...(trustedDocuments ? [useTrustedDocuments(trustedDocuments)] : []),
      useLimits(introspection),
      useCsrf(),
      useLocalRefusals(),
      useGraphQlJit({}, { enableIf: ({ document }) => hasOneOperation(document), onError: () => undefined }),
    ],
  });
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;
