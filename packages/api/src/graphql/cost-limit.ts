import { RateLimiter } from '@headstock/contracts/rate-limiter';
import { type DocumentNode, GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { DomainError } from '#api/platform/domain-error.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { GraphQLContext } from './context.ts';
import type { OperationCosts } from './query-limits.ts';
import { toGraphQLError } from './to-graphql-error.ts';

/** What every operation costs beside its fields. */
const REQUEST_COST = 20;
/** What it costs to parse, check and compile a document that is not known, by its length in characters. */
const NEW_DOCUMENT_COST_PER_CHARACTER = 25;
/** Of what may be used at once, a new document takes this share at most: the operation in it is to run, too. */
const LARGEST_DOCUMENT_SHARE = 0.5;
/** A quarter of a minute's cost may be used at once. */
const BURST_SHARE = 0.25;

/** The costs of documents that were parsed. */
export type CostsOf = (document: DocumentNode) => OperationCosts | undefined;

/** Limits what the operations of one client cost in this process. The shell's own requests, for its pages, are limited by the shell. */
export class CostLimit {
  readonly #limiter: RateLimiter;
  readonly #burst: number;

  constructor(perMinute: number) {
    this.#burst = perMinute * BURST_SHARE;
    this.#limiter = new RateLimiter({ perMinute, burst: this.#burst });
  }

  /** Charges a document that has to be parsed, before it is. Throws a GraphQLError when the client has used up what it has. */
  chargeDocument(context: GraphQLContext, length: number): void {
    const cost = Math.min(length * NEW_DOCUMENT_COST_PER_CHARACTER, this.#burst * LARGEST_DOCUMENT_SHARE);
    this.#charge(context, cost);
  }

  /** Charges an operation before it runs. Throws likewise. */
  chargeOperation(context: GraphQLContext, costs: OperationCosts | undefined, name: string | null | undefined): void {
    const cost = costs?.get(name ?? '') ?? Math.max(0, ...(costs?.values() ?? []));
    this.#charge(context, REQUEST_COST + cost);
  }

  #charge(context: GraphQLContext, cost: number): void {
    if (context.isFromShell) return;
    // What a program costs is its key's, not that of everybody else who stands behind its address.
    const wait = this.#limiter.take(context.actor.principal.apiKeyId ?? context.clientAddress, cost);
    if (wait === 0) return;
    throw toGraphQLError(new DomainError('rate-limited', errorMessages.rateLimited[context.actor.locale], wait));
  }
}

/** Charges every operation before it runs. */
export function useCostLimit(limit: CostLimit, costsOf: CostsOf): Plugin<GraphQLContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context: GraphQLContext = args.contextValue;
      try {
        limit.chargeOperation(context, costsOf(args.document), args.operationName);
      } catch (error) {
        if (!(error instanceof GraphQLError)) throw error;
        setResultAndStopExecution({ errors: [error] });
      }
    },
  };
}
