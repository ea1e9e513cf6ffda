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
  type DocumentNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql';

const MAX_DEPTH = 14;
const MAX_ALIASES = 40;
const MAX_DIRECTIVES = 40;
const MAX_DEFINITIONS = 60;
/** Fields as the document writes them. Validation compares those of one name in pairs. */
const MAX_FIELDS = 600;
const MAX_ROOT_FIELDS = 40;
const MAX_MUTATION_FIELDS = 5;
const MAX_COST = 60_000;
/** Entries assumed for a list whose length the query does not say. */
const LIST_LENGTH = 8;
/** Entries assumed when the length comes in a variable; no field gives more. */
const VARIABLE_LENGTH = 100;

type Weight = { depth: number; cost: number; aliases: number };
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** What it costs to run each operation of a document, by its name ('' for one without). */
export type OperationCosts = ReadonlyMap<string, number>;

/** The error for a query that is too large. */
export function limitError(what: string, is: number, limit: number): GraphQLError {
  return new GraphQLError(`The query is too large: ${what} of ${is} exceeds ${limit}. Ask for less at once.`, {
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
}

/** Adds up one operation. Every fragment is weighed once, so a document cannot make the weighing itself slow. */
class Scale {
  readonly #schema: GraphQLSchema;
  readonly #fragments = new Map<string, Weight | 'open'>();
  readonly #definitions: Fragments;

  constructor(schema: GraphQLSchema, definitions: Fragments) {
    this.#schema = schema;
    this.#definitions = definitions;
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
    const fragment = this.#definitions.get(name);
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

/** How many fields the root of an operation runs: those of its fragments count as if they stood there, each answer once. */
function countRoots(selectionSet: SelectionSetNode, fragments: Fragments): number {
  const answers = new Set<string>();
  const seen = new Set<string>();
  const collect = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) answers.add(selection.alias?.value ?? selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments.get(selection.name.value);
        if (fragment) collect(fragment.selectionSet);
      }
    }
  };
  collect(selectionSet);
  return answers.size;
}

/** What a document writes, whatever its operations run. */
function checkSize(document: DocumentNode): void {
  let fields = 0;
  let directives = 0;
  visit(document, {
    Field: () => void fields++,
    Directive: () => void directives++,
  });
  const definitions = document.definitions.length;
  if (fields > MAX_FIELDS) throw limitError('a number of fields', fields, MAX_FIELDS);
  if (directives > MAX_DIRECTIVES) throw limitError('a number of directives', directives, MAX_DIRECTIVES);
  if (definitions > MAX_DEFINITIONS) throw limitError('a number of definitions', definitions, MAX_DEFINITIONS);
}

function checkOperation(operation: OperationDefinitionNode, roots: number, { depth, aliases, cost }: Weight): void {
  const maxRoots = operation.operation === OperationTypeNode.MUTATION ? MAX_MUTATION_FIELDS : MAX_ROOT_FIELDS;
  if (depth > MAX_DEPTH) throw limitError('a depth', depth, MAX_DEPTH);
  if (aliases > MAX_ALIASES) throw limitError('a number of aliases', aliases, MAX_ALIASES);
  if (roots > maxRoots) throw limitError('a number of operations', roots, maxRoots);
  if (cost > MAX_COST) throw limitError('a cost', cost, MAX_COST);
}

/**
 * Weighs a document before it is validated, as validating a large one takes long. Throws a GraphQLError for one that is too large, too
 * deep, asks for too much, or repeats fields under many names; what fragments bring counts where they are used.
 */
export function weighDocument(schema: GraphQLSchema, document: DocumentNode): OperationCosts {
  checkSize(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const scale = new Scale(schema, fragments);
  const costs = new Map<string, number>();
  for (const operation of document.definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
    const weight = scale.weigh(operation.selectionSet, rootTypeName(schema, operation));
    checkOperation(operation, countRoots(operation.selectionSet, fragments), weight);
    costs.set(operation.name?.value ?? '', weight.cost);
  }
  return costs;
}
