import { getOperationAST, Kind, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphQLContext } from './context.ts';

/** Queries whose answer is the same for everybody in every language, and for how many seconds anybody may keep it. */
const SHARED: Readonly<Record<string, number>> = { exchangeRates: 3_600 };

const known = new WeakMap<GraphQLContext, number>();

/** For how many seconds the answer to a request may be kept by anybody; undefined for one that is its visitor's own, or failed. */
export const sharedSeconds = (context: GraphQLContext): number | undefined => known.get(context);

/** Notes of each operation whether all that it asks for is shared; whoever sends the answer decides by how it was asked. */
export function useSharedAnswers(): Plugin<GraphQLContext, GraphQLContext> {
  return {
    onExecute({ args }) {
      const operation = getOperationAST(args.document, args.operationName);
      if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
      const context: GraphQLContext = args.contextValue;
      const seconds = operation.selectionSet.selections.map((selection) =>
        selection.kind === Kind.FIELD ? SHARED[selection.name.value] : undefined,
      );
      return {
        onExecuteDone({ result }) {
          if ('errors' in result && result.errors) return;
          if (seconds.every((each) => each !== undefined)) known.set(context, Math.min(...seconds));
        },
      };
    },
  };
}
