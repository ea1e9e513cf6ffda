import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  NoSchemaIntrospectionCustomRule,
  type ParseOptions,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { readAtOneMoment } from '#api/platform/db/revisions.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { translateErrorMessage, errorMessages } from '#api/platform/error-messages.ts';
import type { GraphQLContext } from './context.ts';
import { parseDocument } from './parse-document.ts';
import { toGraphQLError } from './to-graphql-error.ts';

/** Weighs a document that was parsed. Throws a GraphQLError for one that asks for too much. */
export type WeighDocument = (document: DocumentNode) => void;

/**
 * Bounds what a document may ask for, before it is validated; without introspection neither it nor error messages describe the schema.
 * `beforeParsing` is called for every document that is not in the cache.
 */
export function useLimits(
  introspection: boolean,
  isKnown: (source: string) => boolean,
  beforeParsing: (context: GraphQLContext, source: string) => void,
  weigh: WeighDocument,
): Plugin<GraphQLContext> {
  return {
    onParse({ setParseFn, params, context }) {
      const source = String(params.source);
      if (!isKnown(source)) beforeParsing(context, source);
      setParseFn((text: string, options?: ParseOptions) => {
        const document = parseDocument(text, options);
        weigh(document);
        return document;
      });
    },
    onValidate({ addValidationRule }) {
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
    onExecutionResult(payload) {
      const { result } = payload;
      if (introspection || !result || !('errors' in result) || !result.errors) return;
      payload.setResult({ ...result, errors: result.errors.map(withoutHint) });
    },
  };
}

const withoutHint = (error: GraphQLError): GraphQLError =>
  withMessage(error, error.message.replace(/ Did you mean .*\?$/s, ''));

function withMessage(error: GraphQLError, message: string): GraphQLError {
  if (message === error.message) return error;
  const { nodes = null, source = null, positions = null, path = null, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** Refuses in the visitor's language, of which whatever masks errors knows nothing. */
export function useLocalRefusals(): Plugin<GraphQLContext, GraphQLContext> {
  return {
    onResultProcess(payload) {
      const { result, serverContext } = payload;
      if (!('errors' in result) || !result.errors) return;
      const errors = result.errors.map((error) =>
        withMessage(error, translateErrorMessage(serverContext.actor.locale, error.message)),
      );
      payload.setResult({ ...result, errors });
    },
  };
}

/** Refuses mutations that do not come from the shop's own page. */
export function useCsrf(): Plugin<GraphQLContext> {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const context: GraphQLContext = args.contextValue;
      if (
        getOperationAST(args.document, args.operationName)?.operation !== OperationTypeNode.MUTATION ||
        context.csrfOk
      )
        return;
      const error = new DomainError('csrf', errorMessages.stalePage[context.actor.locale]);
      setResultAndStopExecution({ errors: [toGraphQLError(error)] });
    },
  };
}

/** Lets each query see what is kept in memory as of one moment, and ask only once which moment that is. */
export function useOneMoment(): Plugin<GraphQLContext> {
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      if (getOperationAST(args.document, args.operationName)?.operation !== OperationTypeNode.QUERY) return;
      setExecuteFn((given: ExecutionArgs) => readAtOneMoment(() => executeFn(given)));
    },
  };
}

/**
 * Whether a document may be compiled. The compiler keeps one program a document, whichever operation was asked for
 * first, so a document with several operations is interpreted instead.
 */
export function hasOneOperation(document: DocumentNode): boolean {
  return document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION).length === 1;
}
