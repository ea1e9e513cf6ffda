import { useGraphQlJit } from '@envelop/graphql-jit';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createYoga } from 'graphql-yoga';

import type { Logger } from 'pino';
import { LRUCache } from 'lru-cache';
import type { GraphQLContext } from './context.ts';
import { CostLimit, useCostLimit } from './cost-limit.ts';
import { hasOneOperation, useCsrf, useLimits, useLocalRefusals, useOneMoment } from './guard-plugins.ts';
import { maskError } from './mask-error.ts';
import { type OperationCosts, weighDocument } from './query-limits.ts';
import { useSharedAnswers } from './shared-answers.ts';
import { type DocumentRegister, useRegisteredDocuments } from './use-registered-documents.ts';

const CACHED_DOCUMENTS = 500;

export type GraphqlOptions = {
  schema: GraphQLSchema;
  log: Logger;
  introspection: boolean;
  /** What the operations of one client may cost in a minute. */
  costPerMinute: number;
  /** With a register, only its documents run. */
  register?: DocumentRegister | undefined;
};

/** The GraphQL over HTTP handler. Documents are parsed, checked and compiled once and kept, the last 500 of them. */
export function createGraphqlServer({ schema, log, introspection, costPerMinute, register }: GraphqlOptions) {
  const documentCache = new LRUCache<string, DocumentNode>({ max: CACHED_DOCUMENTS });
  const errorCache = new LRUCache<string, object>({ max: CACHED_DOCUMENTS });
  const costs = new WeakMap<DocumentNode, OperationCosts>();
  const limit = new CostLimit(costPerMinute);
  const isKnown = (source: string): boolean => documentCache.has(source) || errorCache.has(source);
  const charge = (context: GraphQLContext, source: string): void => limit.chargeDocument(context, source.length);
  const weigh = (document: DocumentNode): void => void costs.set(document, weighDocument(schema, document));
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
    parserAndValidationCache: { documentCache, errorCache },
    plugins: [
      ...(register ? [useRegisteredDocuments(register, charge)] : []),
      useLimits(introspection, isKnown, charge, weigh),
      useCsrf(),
      useCostLimit(limit, (document) => costs.get(document)),
      useLocalRefusals(),
      useGraphQlJit({}, { enableIf: ({ document }) => hasOneOperation(document), onError: () => undefined }),
      useOneMoment(),
      useSharedAnswers(),
    ],
  });
}

export type GraphqlServer = ReturnType<typeof createGraphqlServer>;
