import {
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Words and signs of a document at most. */
export const MAX_TOKENS = 4_000;
const MAX_DEPTH = 14;
const MAX_ALIASES = 40;
const MAX_ROOT_FIELDS = 40;
const MAX_MUTATION_FIELDS = 5;
const MAX_COST = 60_000;
/** Entries assumed for a list whose length the query does not say. */
const LIST_LENGTH = 8;
/** Entries assumed when the length comes in a variable; no field gives more. */
const VARIABLE_LENGTH = 100;

type Weight = { depth: number; cost: number; aliases: number };

function limitError(what: string, is: number, limit: number): GraphQLError {
  return new GraphQLError(`The query is too large: ${what} of ${is} exceeds ${limit}. Ask for less at once.`, {
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
}

/** Adds up one operation. Every fragment is weighed once, so a document cannot make the weighing itself slow. */
class Scale {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, Weight | 'open'>();
  readonly #fragmentOf: (name: string) => FragmentDefinitionNode | undefined | null;

  constructor(context: ValidationContext) {
    this.#schema = context.getSchema();
    this.#fragmentOf = (name) => context.getFragment(name);
  }

  weigh(selectionSet: SelectionSetNode, typeName: string | undefined): Weight {
    const total: Weight = { depth: 0, cost: 0, aliases: 0 };
    for (const selection of selectionSet.selections) {
      const weight = this.#weighSelection(selection, typeName);
      total.depth = Math.max(total.depth, weight.depth);
      total.cost += weight.cost;
      total.aliases += weight.aliases;
    }
    return total;
  }

  #weighSelection(selection: SelectionSetNode['selections'][number], typeName: string | undefined): Weight {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#weighFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return this.weigh(selection.selectionSet, selection.typeCondition?.name.value ?? typeName);
    }
    const aliases = selection.alias ? 1 : 0;
    const name = selection.name.value;
    // The schema's description of itself is deep by nature and costs no data; introspection has its own switch.
    if (name.startsWith('__')) return { depth: 0, cost: 1, aliases };
    const type = typeName === undefined ? undefined : this.#schema.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (!selection.selectionSet || !field) return { depth: 1, cost: 1, aliases };
    const inner = this.weigh(selection.selectionSet, compositeName(field.type));
    const first = selection.arguments?.find(
      (argument) => argument.name.value === 'first' || argument.name.value === 'last',
    );
    const hasLength = field.args.some((argument) => argument.name === 'first');
    const times = hasLength ? lengthOf(first?.value) : isList(field.type) && !isEdges(name) ? LIST_LENGTH : 1;
    return { depth: inner.depth + 1, cost: 1 + times * inner.cost, aliases: aliases + inner.aliases };
  }

  #weighFragment(name: string): Weight {
    const known = this.#fragments.get(name);
    if (known !== undefined) return known === 'open' ? { depth: 0, cost: 0, aliases: 0 } : known;
    const fragment = this.#fragmentOf(name);
    if (!fragment) return { depth: 0, cost: 0, aliases: 0 };
    this.#fragments.set(name, 'open');
    const weight = this.weigh(fragment.selectionSet, fragment.typeCondition.name.value);
    this.#fragments.set(name, weight);
    return weight;
  }
}

/** The entries of a connection are counted by the field that makes the connection. */
function isEdges(name: string): boolean {
  return name === 'edges' || name === 'nodes';
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(getNullableType(type));
}

function compositeName(type: GraphQLOutputType): string | undefined {
  const named = getNamedType(type);
  return isCompositeType(named) ? named.name : undefined;
}

function lengthOf(value: { kind: string; value?: unknown } | undefined): number {
  if (value?.kind === Kind.INT) return Math.min(Math.max(Number(value.value), 1), VARIABLE_LENGTH);
  return value === undefined ? 25 : VARIABLE_LENGTH;
}

function rootTypeName(schema: GraphQLSchema, { operation }: OperationDefinitionNode): string | undefined {
  return schema.getRootType(operation)?.name;
}

/** Refuses operations that are too deep, ask for too much, or repeat fields under many names. */
export const queryLimits: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const { depth, cost, aliases } = new Scale(context).weigh(
      operation.selectionSet,
      rootTypeName(context.getSchema(), operation),
    );
    const roots = operation.selectionSet.selections.length;
    const maxRoots = operation.operation === OperationTypeNode.MUTATION ? MAX_MUTATION_FIELDS : MAX_ROOT_FIELDS;
    if (depth > MAX_DEPTH) context.reportError(limitError('a depth', depth, MAX_DEPTH));
    if (aliases > MAX_ALIASES) context.reportError(limitError('a number of aliases', aliases, MAX_ALIASES));
    if (roots > maxRoots) context.reportError(limitError('a number of operations', roots, maxRoots));
    if (cost > MAX_COST) context.reportError(limitError('a cost', cost, MAX_COST));
  },
});
